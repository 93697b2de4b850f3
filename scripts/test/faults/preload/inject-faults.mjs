/**
 * Loaded into a service by NODE_OPTIONS before its own code: wraps its ports, counts the calls, and on an order makes one of
 * them fail, hang or kill the process. Orders come as a file and a SIGUSR2, so that a process that was started again has none.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import 'reflect-metadata';
import bullmq from 'bullmq';
import pg from 'pg';

const folder = process.env.FAULTS_FOLDER;
const service = /services\/(\w+)\/dist\/main\.js$/.exec(process.argv[1] ?? '')?.[1];
const CHECKOUT = new URL('../../../../', import.meta.url);

/** The queue's own polling, health checks, and what is done by the clock: how often they come depends on the time that a run takes. */
const BY_THE_CLOCK = /bullmq|worker_heartbeats|advisory|^select 1$|delete from jobs|set_config|isolation level/i;

let order = { id: 0, port: '', n: 0, fault: 'none', isAfter: false };
let counts = {};

/** Rejects, never returns or ends the process where this call is the one; else does what it was called for. */
async function meet(port, work, whenFailed = () => undefined) {
  counts[port] = (counts[port] ?? 0) + 1;
  if (order.port !== port || counts[port] !== order.n || order.fault === 'none') return work();
  if (order.isAfter) await work();
  report('met');
  if (order.fault === 'kill') process.kill(process.pid, 'SIGKILL');
  if (order.fault !== 'fail') return new Promise(() => undefined);
  whenFailed();
  throw new Error('a fault that was injected');
}

function report(what) {
  const file = join(folder, `${service}.${what}`);
  writeFileSync(`${file}.new`, JSON.stringify({ id: order.id, counts }));
  renameSync(`${file}.new`, file);
}

function wrap(prototype, names, port) {
  for (const name of names) {
    const original = prototype[name];
    if (typeof original !== 'function') throw new Error(`there is no ${name} to wrap`);
    prototype[name] = function wrapped(...given) {
      return meet(port, () => original.apply(this, given));
    };
  }
}

function wrapDatabase() {
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function wrapped(...given) {
    const text = typeof given[0] === 'string' ? given[0] : '';
    const callback = given.findLast((one) => typeof one === 'function');
    if (text === '' || BY_THE_CLOCK.test(text)) return query.apply(this, given);
    const rest = given.filter((one) => one !== callback);
    const answered = meet(
      'database',
      () => query.apply(this, rest),
      // Whoever loses a query has lost the connection with it.
      () => this.connection.stream.destroy(),
    );
    if (!callback) return answered;
    void answered.then(
      (result) => callback(null, result),
      (error) => callback(error),
    );
  };
}

async function load(path) {
  return import(new URL(path, CHECKOUT).href);
}

async function wrapPorts() {
  wrapDatabase();
  wrap(bullmq.Queue.prototype, ['add'], 'queue');
  if (service !== 'enrichment') {
    const { FilesystemAudioStore } = await load('libs/storage/dist/filesystem-audio-store.js');
    wrap(FilesystemAudioStore.prototype, ['write', 'open', 'withLocalFile', 'remove'], 'store');
  }
  if (service === 'transcription') {
    const { SpeechService } = await load('libs/speech/dist/openai/speech-service.js');
    wrap(SpeechService.prototype, ['recognise'], 'speech');
  }
  if (service === 'enrichment' || service === 'creations') {
    const { ModelEngine } = await load('libs/text/dist/model/model-engine.js');
    wrap(ModelEngine.prototype, ['understand', 'create', 'stitch'], 'language');
  }
  if (service === 'creations') {
    const { OpenAiVoices } = await load('libs/voices/dist/openai/openai.engine.js');
    wrap(OpenAiVoices.prototype, ['say'], 'voice');
  }
}

if (isMainThread && service && folder) {
  process.on('SIGUSR2', () => {
    report('counted');
    order = JSON.parse(readFileSync(join(folder, `${service}.order`), 'utf8'));
    counts = {};
    report('ordered');
  });
  await wrapPorts();
}
