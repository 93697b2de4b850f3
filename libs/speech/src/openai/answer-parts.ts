/** What a service answers may have any shape: its parts are looked for, and are empty where they are something else. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function listIn(value: unknown, name: string): unknown[] {
  const list = isRecord(value) ? value[name] : undefined;
  return Array.isArray(list) ? list : [];
}

/** What is told of each word: by the segments, as whisper.cpp and faster-whisper do, or by the whole answer, as OpenAI does. */
export function wordsIn(answer: unknown): unknown[] {
  const ofSegments = listIn(answer, 'segments').flatMap((segment) => listIn(segment, 'words'));
  return ofSegments.length > 0 ? ofSegments : listIn(answer, 'words');
}
