const CONDITION = '@stitchbook/source';

/**
 * A hook of Node's: packages of ours lead to their sources, as in jest, not to what was built of them.
 * @type {import('node:module').ResolveHook}
 */
export function resolve(specifier, context, nextResolve) {
  return nextResolve(specifier, { ...context, conditions: [...context.conditions, CONDITION] });
}
