import type { OpenAPIObject } from '@nestjs/swagger';
import type { ApiCall } from './api-document.ts';
import type { Dice } from './dice.ts';
import { type FuzzBody, jsonBody, multipartBody, pieceBody } from './fuzz-body.ts';
import { BAD_IDS, ODD_HEADERS, ODD_TEXTS, UPLOAD_HEADERS } from './nasty-values.ts';
import type { RawRequest } from './send-raw.ts';

export interface FuzzScene {
  origin: string;
  audio: Buffer;
  /** Ids that exist, by what an address begins with: `/api/notes`. */
  ids: Readonly<Record<string, readonly string[]>>;
  /** Whose session a call is made with; null for nobody's. */
  cookieFor(call: ApiCall): string | null;
}

/** Node refuses longer heads than 16 KiB before any of ours sees them. */
const MAX_PATH_LENGTH = 9_000;

/** One request to this call with something wrong in one or several places, or by chance with nothing. */
export function fuzzRequest(dice: Dice, call: ApiCall, scene: FuzzScene, schemas: Schemas): RawRequest {
  const cookie = scene.cookieFor(call);
  const sent = bodyFor(dice, call, scene, schemas);
  const headers: Record<string, string> = {
    origin: scene.origin,
    ...(cookie ? { cookie } : {}),
    ...(sent ? { 'content-type': sent.contentType, 'content-length': String(sent.body.length), ...sent.headers } : {}),
  };
  for (const name of uploadHeadersOf(call)) if (dice.chance(0.5)) headers[name] = dice.pick(UPLOAD_HEADERS);
  if (dice.chance(0.3)) {
    const name = dice.pick(Object.keys(ODD_HEADERS));
    headers[name.toLowerCase()] = dice.pick(ODD_HEADERS[name] ?? ['']);
  }
  // Nobody works on what is asked for here, so a call that waits would wait for ever.
  if (call.operation.responses['202'])
    headers['prefer'] = dice.pick(['respond-async', 'respond-async, wait=1', 'x, Respond-Async']);
  return { method: call.method, path: pathFor(dice, call, scene), headers, body: sent?.body };
}

/** What the tus protocol says in headers. */
function uploadHeadersOf({ operation }: ApiCall): string[] {
  return (operation.parameters ?? []).flatMap((parameter) =>
    'in' in parameter && parameter.in === 'header' && /^(upload|tus)-/i.test(parameter.name)
      ? [parameter.name.toLowerCase()]
      : [],
  );
}

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

function pathFor(dice: Dice, { path, operation }: ApiCall, scene: FuzzScene): string {
  const known = Object.entries(scene.ids).find(([prefix]) => path.startsWith(`${prefix}/{`))?.[1] ?? [];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const mayExist = name === 'id' ? known : (scene.ids['/api/users'] ?? []);
    return onTheLine(mayExist.length > 0 && dice.chance(0.7) ? dice.pick(mayExist) : dice.pick(BAD_IDS));
  });
  const names = (operation.parameters ?? []).flatMap((parameter) =>
    'in' in parameter && parameter.in === 'query' ? [parameter.name] : [],
  );
  const asked = names.filter(() => dice.chance(0.4)).flatMap((name) => parametersOf(dice, name));
  if (dice.chance(0.1))
    asked.push(dice.pick(['__proto__=x', 'constructor[prototype][x]=1', 'unknown=1', '=', '&&', 'a=%', '%ff=%fe']));
  const whole = `${filled}${asked.length > 0 ? `?${asked.join('&')}` : ''}`;
  return whole.length > MAX_PATH_LENGTH ? whole.slice(0, MAX_PATH_LENGTH).replace(/%[0-9a-f]?$/i, '') : whole;
}

function parametersOf(dice: Dice, name: string): string[] {
  const value = () =>
    dice.chance(0.5)
      ? dice.pick(ODD_TEXTS)
      : dice.pick(['1', '0', '-1', '50', '1e3', 'newest', 'md', 'negative', 'with-me', 'garden']);
  const text = () => encodeURIComponent(value().toWellFormed()).slice(0, 3_000);
  return dice.pick([
    [`${name}=${text()}`],
    [`${name}=${text()}`, `${name}=${text()}`],
    [`${name}[]=${text()}`],
    [`${name}[a]=${text()}`],
    [name],
    [`${name}=%ed%a0%80`],
    [`${name}=%`],
  ]);
}

function bodyFor(dice: Dice, { method, operation }: ApiCall, scene: FuzzScene, schemas: Schemas): FuzzBody | null {
  const content = operation.requestBody && 'content' in operation.requestBody ? operation.requestBody.content : {};
  if (content['multipart/form-data'] || content['application/zip']) {
    return dice.chance(0.9) ? multipartBody(dice, scene.audio) : jsonBody(dice, undefined, schemas);
  }
  if (content['application/offset+octet-stream']) return dice.chance(0.95) ? pieceBody(dice, scene.audio) : null;
  const json = content['application/json'];
  if (json) return dice.chance(0.95) ? jsonBody(dice, json.schema ?? {}, schemas) : null;
  return dice.chance(method === 'GET' ? 0.05 : 0.2) ? jsonBody(dice, undefined, schemas) : null;
}

function onTheLine(id: string): string {
  return id.replaceAll(/[^\x21-\x7e]/gu, (sign) => encodeURIComponent(sign));
}
