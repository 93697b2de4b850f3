/** The three containers that Stitchbook takes in, keeps and plays. */
export const AUDIO_FORMATS = ['mp3', 'wav', 'm4a'] as const;
export type AudioFormat = (typeof AUDIO_FORMATS)[number];

/** The one Content-Type each format is served as, whatever its uploader called it. */
export const AUDIO_MEDIA_TYPES: Readonly<Record<AudioFormat, string>> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
};

/** What the browser's recorder makes, and what every speech engine is fed: mono, 16-bit when written as PCM. */
export const SPEECH_SAMPLE_RATE_HZ = 16_000;

/** An upload to which nothing has come for so long was left: what has arrived may be saved, or gone on with, elsewhere. */
export const UPLOAD_LEFT_AFTER_SECONDS = 15;

/** A recording's shape is told by at most so many peaks, one byte each: as many as a wide screen draws apart. */
export const MAX_PEAKS = 200;

/** A part of a recording, in seconds from its beginning. */
export interface Stretch {
  startSeconds: number;
  endSeconds: number;
}

/** A part of a note with a subject of its own: where it begins, in seconds from the beginning of the audio, until the next begins. */
export interface Chapter {
  startSeconds: number;
  /** In the words of the note, on one line. */
  title: string;
}

/** Words that were said, and where they lie in the audio, in seconds from its beginning. */
export interface Segment extends Stretch {
  text: string;
}

/** A word of which a speech engine is less sure, in percent, may be wrong, and is marked while somebody corrects words. */
export const UNSURE_BELOW_PERCENT = 80;
/** So many of them are marked in a note; the first ones. */
export const MAX_UNSURE_WORDS = 2_000;

/** Why a recording has no words: nobody speaks in it, or nobody whom the speech engine understands, such as in another language. */
export const WORDLESS_REASONS = ['no-speech', 'not-understood'] as const;
export type WordlessReason = (typeof WORDLESS_REASONS)[number];
