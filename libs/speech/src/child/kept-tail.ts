const KEPT_CHARACTERS = 2_000;

/** The end of what a process complained of: native libraries can write without end. */
export class KeptTail {
  text = '';

  push(bytes: Buffer): void {
    this.text = (this.text + bytes.toString('utf8')).slice(-KEPT_CHARACTERS);
  }
}
