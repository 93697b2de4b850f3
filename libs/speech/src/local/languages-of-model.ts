/** Those of Whisper's multilingual models, as its tokenizer names them. */
export const WHISPER_LANGUAGES: readonly string[] =
  `en zh de es ru ko fr ja pt tr pl ca nl ar sv it id hi fi vi he uk el ms cs ro da hu ta no th ur hr bg lt la mi ml cy sk te fa lv bn sr az sl
  kn et mk br eu is hy ne mn bs kk sq sw gl mr pa si km sn yo so af oc ka be tg sd gu am yi lo uz fo ht ps tk nn mt sa lb my bo tl mg as tt haw
  ln ha ba jw su yue`.split(/\s+/);
const PARAKEET_V3_LANGUAGES = 'bg hr cs da nl en et fi fr de el hu it lv lt mt pl pt ro sk sl es sv ru uk'.split(' ');
const SENSE_VOICE_LANGUAGES = ['zh', 'en', 'ja', 'ko', 'yue'];

/** Names of languages that upstream writes out in the names of its models. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  cantonese: 'yue',
  chinese: 'zh',
  english: 'en',
  french: 'fr',
  german: 'de',
  japanese: 'ja',
  korean: 'ko',
  russian: 'ru',
  spanish: 'es',
  thai: 'th',
  vietnamese: 'vi',
};

/**
 * Which languages a model hears, by its family and by what upstream calls it, such as `sherpa-onnx-zipformer-ja-reazonspeech-2024-08-01`.
 * Empty where its name does not tell.
 */
export function languagesOfModel(family: string, name: string): string[] {
  if (family === 'whisper') return /[.-]en([-.]|$)/i.test(name) ? ['en'] : [...WHISPER_LANGUAGES];
  if (family === 'sense-voice') return [...SENSE_VOICE_LANGUAGES];
  if (family === 'canary') return ['en', 'es', 'de', 'fr'];
  if (/parakeet.{0,40}-v3/i.test(name)) return [...PARAKEET_V3_LANGUAGES];
  if (/parakeet.{0,40}-v2/i.test(name)) return ['en'];
  if (/giga-?am/i.test(name)) return ['ru'];
  const parts = name.toLowerCase().split(/[-_.]/);
  const named = parts.flatMap((part) => WRITTEN_OUT[part] ?? (NAMED_BY_CODE.has(part) ? [part] : []));
  return [...new Set(named)];
}

/** Codes that are no part of a name otherwise. */
const NAMED_BY_CODE = new Set(
  PARAKEET_V3_LANGUAGES.concat('zh', 'ja', 'ko', 'yue', 'vi', 'th', 'ar', 'ca', 'fa', 'be', 'bn'),
);
