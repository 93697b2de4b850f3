/** A browser with one page, worked as a person would: what the W3C's two protocols, WebDriver and BiDi, have alike. */
export interface Browser {
  navigate(url: string): Promise<void>;
  /** Evaluates an expression in the page and answers its value, which JSON has to be able to say. */
  evaluate(expression: string): Promise<unknown>;
  /** Input of the W3C's "actions", the same in both protocols. */
  performActions(actions: InputSource[]): Promise<void>;
  /** @param selector CSS, of a file input */
  setFile(selector: string, path: string): Promise<void>;
  /** @returns a PNG in base 64 */
  takeScreenshot(): Promise<string>;
  resizeTo(width: number, height: number): Promise<void>;
  /** What the browser has complained of so far: errors in the console, uncaught exceptions, what the CSP stops. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  actions: Record<string, string | number>[];
}
