/** The oldest Node that every dependency supports, as `engines` in package.json says it too. */
const OLDEST = [20, 19];

/** Ends the process with one clear line when Node is too old to go on. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  console.error(`Stitchbook needs Node ${OLDEST.join('.')} or newer; this is ${version}.`);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
