/** What has to be undone at the end, the last begun first: so the database, begun before all that uses it, ends after them. */
export class StopList {
  /** @type {{ undo: () => unknown, force: () => unknown }[]} */
  #steps = [];

  /**
   * @param {() => unknown} undo
   * @param {() => unknown} force makes an `undo` that is under way finish at once
   */
  add(undo, force = () => undefined) {
    this.#steps.push({ undo, force });
  }

  /** Undoes everything, also after a step that fails; then throws the first failure. */
  async stopAll() {
    const failures = [];
    for (let step = this.#steps.at(-1); step; step = this.#steps.at(-1)) {
      try {
        await step.undo();
      } catch (error) {
        failures.push(error);
      }
      this.#steps.pop();
    }
    if (failures.length > 0) throw failures[0];
  }

  /** Makes the step that is under way finish at once. */
  force() {
    this.#steps.at(-1)?.force();
  }
}
