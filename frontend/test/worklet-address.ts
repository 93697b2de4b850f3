/** Stands in for the address of the bundled audio worklet. */
export default '/assets/pcm-worklet.js';
