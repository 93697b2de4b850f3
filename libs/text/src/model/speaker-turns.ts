/** How a model marks who speaks: at the beginning of a line, more or less as it was asked to. */
const LABEL =
  /^[ \t]*(?:(?:[-*+>]|#{1,6})[ \t]+)?(?:[*_]{1,3}(host|guest)(?:[*_]{1,3}[ \t]*[:：]|[ \t]*[:：][*_]{1,3})|(host|guest)[ \t]*[:：])[ \t]*/gimu;
const TURN = /(?=\*\*(?:Host|Guest):\*\*)/u;

/**
 * What a model wrote as a podcast script, one turn after the other. Who speaks stands before each as the built-in engine writes it,
 * for by that it is read in two voices. What has no labels is one turn.
 */
export function speakerTurns(text: string): string[] {
  const labelled = text.replace(LABEL, (_label, marked: string | undefined, bare: string | undefined) =>
    (marked ?? bare)?.toLowerCase() === 'host' ? '**Host:** ' : '**Guest:** ',
  );
  return labelled
    .split(TURN)
    .map((turn) => turn.trim())
    .filter((turn) => turn !== '');
}

/** The turn that rests on what was said; a host only asks for it. */
export function answeringTurn(turns: readonly string[]): number {
  return Math.max(
    0,
    turns.findLastIndex((turn) => turn.startsWith('**Guest:**')),
  );
}
