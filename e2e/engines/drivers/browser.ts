/** A browser with one page, worked as a person would. */
export interface Browser {
  navigate(url: string): Promise<void>;
  /** Evaluates an expression in the page and answers its value, which JSON has to be able to say. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses these keys together, by their names: a character, or one such as `Enter`. */
  press(...keys: string[]): Promise<void>;
  /** @param x @param y where in the window, in CSS pixels */
  click(x: number, y: number): Promise<void>;
  /** @param selector CSS, of a file input */
  setFile(selector: string, path: string): Promise<void>;
  /** @returns a PNG in base 64 */
  takeScreenshot(): Promise<string>;
  resizeTo(width: number, height: number): Promise<void>;
  /** What the browser has complained of so far: errors in the console, uncaught exceptions, what the CSP stops. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}
