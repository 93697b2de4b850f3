import { lazy, type ComponentType } from 'react';
import { loadPatiently } from './load-patiently.ts';
import { PartNotLoaded } from './part-not-loaded.ts';

/**
 * `React.lazy` that gives a network a second chance, and can be tried again after that: what fails throws
 * `PartNotLoaded` to the `ErrorBoundary` around it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const prepare = (): ComponentType<Props> =>
    lazy(() =>
      loadPatiently(load).catch((cause: unknown) => {
        throw new PartNotLoaded(cause, () => {
          Part = prepare();
        });
      }),
    );
  let Part = prepare();
  return function LazyPart(props: Props) {
    return <Part {...props} />;
  };
}
