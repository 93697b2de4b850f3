const OLDEST = [20, 19];

/**
 * Says in one sentence that this Node is too old, and sets the exit code.
 * @param {string} version such as '20.20.2'
 * @returns {boolean} whether it is new enough
 */
export function refuseOldNode(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return true;
  console.error(`Stitchbook needs Node ${OLDEST.join('.')} or newer, and this is Node ${version}.`);
  process.exitCode = 1;
  return false;
}
