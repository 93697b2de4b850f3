declare module '@npmcli/config' {
  interface ConfigOptions {
    definitions: object;
    shorthands: object;
    flatten: object;
    npmPath: string;
    argv: string[];
    warn: boolean;
  }
  export default class Config {
    constructor(options: ConfigOptions);
    load(): Promise<void>;
    /** Options under the names that npm's own fetchers take. */
    readonly flat: Readonly<Record<string, unknown>>;
  }
}

declare module '@npmcli/config/lib/definitions/index.js' {
  const npm: { definitions: object; shorthands: object; flatten: object };
  export default npm;
}
