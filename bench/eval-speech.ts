/**
 * Whether the words can be trusted: word error rates of each speech model and of the product, clean and in noise; how many of the wrong and
 * of the right words are marked as unsure; words that are invented where nobody speaks English (goal 0); and true words that are left out by
 * caution (goal: under 1% of clean English). The clips are made here, by `espeak-ng` and `sox`, beside the real recordings of the tests.
 * `npm run eval:speech -- --details` prints what was written wrongly.
 */
import { dirname, join, resolve } from 'node:path';
import { fetchSpeechModel } from '@stitchbook/speech/fetch-model';
import { makeCorpus } from './eval-speech/clips.ts';
import { reportEnglish } from './eval-speech/report-english.ts';
import { reportInvented, reportMixed } from './eval-speech/report-invented.ts';
import { reportUnsure } from './eval-speech/report-unsure.ts';
import { requireSynthesisers } from './eval-speech/synthesis.ts';
import { openTranscriber } from './eval-speech/transcribe-clips.ts';

const tiny = resolve(process.env.STITCHBOOK_MODEL_DIR ?? '.data/models/moonshine-tiny');
const base = join(dirname(tiny), 'moonshine-base');
const showsDetails = process.argv.includes('--details');

await requireSynthesisers();
await fetchSpeechModel({ directory: tiny });
await fetchSpeechModel({ directory: base, model: 'moonshine-base' });
const corpus = await makeCorpus();
const transcribe = await openTranscriber({ tiny, base, memory: resolve('.data/eval-speech') });
const lost = await reportEnglish(corpus.english, transcribe);
await reportUnsure(corpus.english, transcribe, showsDetails);
const invented = await reportInvented(corpus.wordless, transcribe, showsDetails);
const inventedBetween = await reportMixed(corpus.mixed, transcribe, showsDetails);
if (lost > 0.01 || invented > 0 || inventedBetween > 0) process.exitCode = 1;
