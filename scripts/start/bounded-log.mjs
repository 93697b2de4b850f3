import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from './user-facing-error.mjs';

const MAX_BYTES = 10 * 1024 * 1024;
const KEPT = 3;
/** @type {Set<string | undefined>} */
const FULL_DISK = new Set(['ENOSPC', 'EDQUOT', 'EIO']);

/**
 * A log file that stays bounded: a new one at every start and whenever it is full, the last few kept as `.1`, `.2`, `.3`.
 * Losing lines on a full disk is better than losing the process that supervises all others.
 */
export class BoundedLog {
  #file;
  #maxBytes;
  /** @type {number | undefined} */
  #descriptor;
  #bytes = 0;

  /**
   * @param {string} file
   * @param {{ maxBytes?: number }} options
   */
  constructor(file, { maxBytes = MAX_BYTES } = {}) {
    this.#file = file;
    this.#maxBytes = maxBytes;
    mkdirSync(dirname(file), { recursive: true });
    this.#open();
  }

  /** @param {string} line */
  write(line) {
    try {
      if (this.#bytes > this.#maxBytes) this.#open();
      this.#bytes += writeSync(this.#descriptor ?? this.#open(), `${line}\n`);
    } catch (error) {
      if (!FULL_DISK.has(codeOf(error))) throw error;
    }
  }

  #open() {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    for (let age = KEPT; age >= 1; age -= 1)
      moveIfThere(age === 1 ? this.#file : `${this.#file}.${age - 1}`, `${this.#file}.${age}`);
    this.#descriptor = openSync(this.#file, 'a', 0o600);
    this.#bytes = fstatSync(this.#descriptor).size;
    return this.#descriptor;
  }
}

/** @param {string} from @param {string} to */
function moveIfThere(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}
