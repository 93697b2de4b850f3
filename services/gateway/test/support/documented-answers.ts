import { type Answered, type ApiCall, ApiDocument } from './api-document.ts';

let api: ApiDocument | undefined;
let calls: { call: ApiCall; matches: RegExp }[] = [];

/** Why the document does not know this answer, as sentences; empty when it does, and of an address that it does not speak of. */
export function findUndocumented(method: string, path: string, answer: Answered): string[] {
  api ??= new ApiDocument();
  if (calls.length === 0) calls = api.calls.map((call) => ({ call, matches: patternOf(call.path) }));
  const address = path.split('?')[0] ?? '';
  // `/api/users/blocked` is not somebody of that name.
  const [found] = calls
    .filter(({ call, matches }) => call.method === method && matches.test(address))
    .toSorted((a, b) => a.call.path.split('{').length - b.call.path.split('{').length);
  return found ? api.findFaults(found.call, answer) : [];
}

function patternOf(path: string): RegExp {
  const parts = path.split(/\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}
