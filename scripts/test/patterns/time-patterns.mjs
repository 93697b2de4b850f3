import { parentPort } from 'node:worker_threads';

/** Nothing that a pattern does to so few characters takes so long, unless its time grows faster than they do. */
const SHORT = 16_000;
const SUSPICIOUS_MS = 8;
/** Of twice the characters: 2 when time grows with them, 4 when it grows with their square. */
const STEEP = 3;
const DOUBLINGS = 3;
const LONG = 4_000_000;

parentPort?.on('message', (task) => {
  try {
    judge(task);
  } catch (error) {
    // The matcher's stack ends as well: a text that exhausts it fails the work on it.
    parentPort?.postMessage({ steep: { ...trying, error: String(error) } });
  }
});

let trying;
function tryOut(text) {
  trying = text;
  parentPort?.postMessage({ trying });
}

function judge({ source, flags, texts, isExhaustive, repeatsGroups }) {
  const pattern = new RegExp(source, flags);
  let slowest = { ms: -1, text: texts[0] };
  for (const text of texts) {
    tryOut(text);
    const ms = timeOf(pattern, text, SHORT);
    if (ms > slowest.ms) slowest = { ms, text };
    if (ms > SUSPICIOUS_MS && growsSteeply(pattern, text)) {
      parentPort?.postMessage({ steep: text });
      return;
    }
    // Each turn of a group is kept on the matcher's stack, however fast it is.
    const mayExhaustStack = repeatsGroups && !text.before && !text.after;
    if (isExhaustive || mayExhaustStack) timeOf(pattern, text, LONG);
  }
  tryOut(slowest.text);
  parentPort?.postMessage({ done: true, ms: timeOf(pattern, slowest.text, LONG) });
}

function growsSteeply(pattern, text) {
  let before = bestOf(pattern, text, SHORT);
  for (let doubling = 1; doubling <= DOUBLINGS; doubling += 1) {
    const now = bestOf(pattern, text, SHORT * 2 ** doubling);
    if (now < before * STEEP || now < SUSPICIOUS_MS) return false;
    before = now;
  }
  return true;
}

const bestOf = (pattern, text, size) => Math.min(...[0, 1, 2].map(() => timeOf(pattern, text, size)));

/** As it is used: a global pattern goes on after each match, another one stops at the first. */
function timeOf(pattern, { before, unit, after }, size) {
  const subject = before + unit.repeat(Math.ceil(size / unit.length)) + after;
  pattern.lastIndex = 0;
  const started = performance.now();
  if (pattern.global) subject.replace(pattern, '');
  else pattern.exec(subject);
  return performance.now() - started;
}
