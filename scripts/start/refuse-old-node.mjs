const OLDEST = { major: 20, minor: 19 };

/**
 * Says in one sentence that this Node is too old, and sets the exit code.
 * @param {string} version such as '20.20.2'
 * @returns {boolean} whether it is new enough
 */
export function refuseOldNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return true;
  console.error(`Stitchbook needs Node ${OLDEST.major}.${OLDEST.minor} or newer, and this is Node ${version}.`);
  process.exitCode = 1;
  return false;
}
