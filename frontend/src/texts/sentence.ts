import { createElement, Fragment, type ReactNode } from 'react';

/** A sentence with elements in it, in the order that its language gives them: sentence`Signed in ${time}`. */
export function sentence(words: TemplateStringsArray, ...elements: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...words.flatMap((word, at) => [word, elements[at]]));
}
