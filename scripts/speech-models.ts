/** `npm run speech:models`: lists, checks, adds and removes the models for other languages of this installation. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { resolveFromCaller } from './operations/run-operation.ts';
import { buildWhenStale } from './start/build-when-stale.mjs';
import { ensureSpeechModel } from './start/ensure-speech-model.mjs';
import { findCheckout } from './start/find-checkout.mjs';
import { readEnvironment } from './start/read-environment.mjs';
import { reportError } from './start/user-facing-error.mjs';

const USAGE = `npm run speech:models                     what is there
npm run speech:models -- check            compares every file with what was added, and hears a clip with each model
npm run speech:models -- add PATH         a folder or an archive (tar.bz2, tar.gz, tar, zip) of a model for sherpa-onnx
       --clip FILE --says "WORDS"         heard instead of an English sentence: a WAV, MP3 or M4A and what is said in it
       --languages de,fr                  which languages it hears, where its name does not tell
       --name NAME                        what it is called here
npm run speech:models -- remove NAME
In "npm run" what follows -- is for the command.`;

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if ((error as Error).name === 'SpeechModelError') {
    process.exitCode = 1;
    console.error((error as Error).message);
  } else if (String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')) {
    process.exitCode = 2;
    console.error(`${(error as Error).message}\n\n${USAGE}`);
  } else reportError(error);
}

async function run(args: string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { clip: text, says: text, languages: text, name: text },
  });
  const [command = 'list', named, ...more] = positionals;
  const takesOne = command === 'add' || command === 'remove';
  const isKnown = takesOne || command === 'list' || command === 'check';
  if (!isKnown || (named !== undefined) !== takesOne || more.length > 0 || (values.says && !values.clip)) {
    console.error(USAGE);
    return 2;
  }
  const checkout = findCheckout();
  await buildWhenStale(checkout, { say: console.error });
  const { runSpeechModels } = await import('./operations/run-speech-models.ts');
  const settings = readEnvironment(checkout, process.env);
  return runSpeechModels(command, {
    models: resolve(checkout, settings.environment.SPEECH_OTHER_MODELS_DIR ?? join(settings.dataDirectory, 'models')),
    checkout,
    settings,
    ensureDefaultModel: async () => ensureSpeechModel(settings),
    ...(named !== undefined && { named: command === 'add' ? resolveFromCaller(named, process.env) : named }),
    ...(values.clip && {
      clip: { path: resolveFromCaller(values.clip, process.env), says: values.says ?? null },
    }),
    ...(values.languages && { languages: values.languages.split(',').map((code) => code.trim()) }),
    ...(values.name && { name: values.name }),
  });
}
