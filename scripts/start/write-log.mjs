import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const LARGEST_BYTES = 10 * 1024 * 1024;
const KEPT = 3;

/**
 * A log file that stays bounded: a new one at every start and whenever it is full, the last few kept as `.1`, `.2`, `.3`.
 * Losing lines on a full disk is better than losing the process that supervises all others.
 */
export class BoundedLog {
  #file;
  #largestBytes;
  #descriptor;
  #bytes = 0;

  /**
   * @param {string} file
   * @param {{ largestBytes?: number }} options
   */
  constructor(file, { largestBytes = LARGEST_BYTES } = {}) {
    this.#file = file;
    this.#largestBytes = largestBytes;
    mkdirSync(dirname(file), { recursive: true });
    this.#open();
  }

  /** @param {string} line */
  write(line) {
    try {
      if (this.#bytes > this.#largestBytes) this.#open();
      this.#bytes += writeSync(this.#descriptor, `${line}\n`);
    } catch (error) {
      if (error.code !== 'ENOSPC' && error.code !== 'EDQUOT' && error.code !== 'EIO') throw error;
    }
  }

  #open() {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    for (let age = KEPT; age >= 1; age -= 1)
      moveIfThere(age === 1 ? this.#file : `${this.#file}.${age - 1}`, `${this.#file}.${age}`);
    this.#descriptor = openSync(this.#file, 'a', 0o600);
    this.#bytes = fstatSync(this.#descriptor).size;
  }
}

function moveIfThere(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}
