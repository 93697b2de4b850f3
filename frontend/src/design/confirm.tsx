import { lazy, Suspense, useEffect, useRef, useSyncExternalStore, type ComponentType } from 'react';
import type { Answer, AskedQuestion, Question } from './confirm-question.tsx';
import { findOpener } from './find-opener.ts';

let asked: (AskedQuestion & { id: number }) | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Asks before something that cannot be taken back. Answers once the question is gone and the focus is back where it was. There
 * is only ever one question: the next one, and the browser's way back, answer it with no.
 */
export function confirm(question: Question): Promise<boolean> {
  asked?.answer('cancel');
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const answer = (given: Answer) => {
      if (asked?.id === id) publish(null);
      resolve(given === 'action');
    };
    publish({ ...question, id, opener: findOpener(), answer });
  });
}

function publish(next: typeof asked): void {
  asked = next;
  listeners.forEach((listener) => listener());
}

/** Fetched when it is first needed: few people delete something on every visit. */
export const ConfirmQuestion = lazy<ComponentType<{ question: AskedQuestion }>>(() =>
  import('./confirm-question.tsx').catch(() => ({ default: PlainQuestion })),
);

/** Where questions appear. Stands once, beside the routes. */
export function ConfirmViewport() {
  const question = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked,
  );
  useEffect(() => {
    const withdraw = () => asked?.answer('cancel');
    window.addEventListener('popstate', withdraw);
    return () => {
      window.removeEventListener('popstate', withdraw);
      withdraw();
    };
  }, []);
  return (
    question && (
      <Suspense>
        <ConfirmQuestion key={question.id} question={question} />
      </Suspense>
    )
  );
}

/** The browser's own question, for when ours cannot be fetched. It knows two answers: of three, the one that loses is left out. */
function PlainQuestion({ question }: { question: AskedQuestion }) {
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const { title, description, alternative, answer } = question;
    if (!window.confirm(`${title}\n\n${alternative ?? description}`)) answer('cancel');
    else answer(alternative === undefined ? 'action' : 'alternative');
  }, [question]);
  return null;
}
