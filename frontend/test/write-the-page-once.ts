import { type Config, configure, getConfig } from '@testing-library/react';

const NAME = 'TestingLibraryElementError';

/**
 * Who waits for an element asks for it again and again. Testing Library writes out the whole page for each time that it is not there
 * yet, a fifteenth of all the time that these tests take, and throws it away for all but the last. Here it is written for that one.
 */
export function writeThePageOnce(): void {
  configure(({ getElementError, asyncWrapper }) => {
    const sayWhatIsMissing: Config['getElementError'] = (message, container) => {
      const error = isAskedAgain()
        ? Object.assign(new Error(message ?? ''), { name: NAME })
        : getElementError(message, container);
      // Otherwise a failure would be shown as one of this line.
      Error.captureStackTrace(error, sayWhatIsMissing);
      return error;
    };
    return {
      getElementError: sayWhatIsMissing,
      asyncWrapper: (wait) => asyncWrapper(wait).catch(throwWithPage),
    };
  });
}

/** Says Testing Library itself, which leaves out its other costly sentences in the same way. */
function isAskedAgain(): boolean {
  return (
    (getConfig() as Config & { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true
  );
}

/** What was waited for in vain has the page in its message by now, but not in its stack, which is what jest prints. */
function throwWithPage(error: unknown): never {
  if (error instanceof Error && error.name === NAME && error.stack) {
    const [said = ''] = error.message.split('\n\nIgnored nodes:');
    if (!error.stack.includes(error.message)) error.stack = error.stack.replace(said, () => error.message);
  }
  throw error;
}
