/** Asks whether what stands on the screen may be left; `leave` goes on to where the person wanted to go. */
export type AskToLeave = (leave: () => void) => void;

let ask: AskToLeave | null = null;

/** Has every way out of this screen asked first, until the function it gives is called. */
export function askBeforeLeaving(question: AskToLeave): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = null;
  };
}

/** What has to be asked first; null while nobody minds. */
export function leaveQuestion(): AskToLeave | null {
  return ask;
}
