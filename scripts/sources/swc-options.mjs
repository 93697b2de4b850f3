/** How TypeScript becomes JavaScript wherever sources run as they are: in jest and in the scripts that load them. */
export const SWC_OPTIONS = {
  jsc: {
    target: /** @type {const} */ ('es2022'),
    parser: { syntax: /** @type {const} */ ('typescript'), decorators: true, tsx: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      react: { runtime: /** @type {const} */ ('automatic') },
    },
  },
  module: { type: /** @type {const} */ ('es6') },
};
