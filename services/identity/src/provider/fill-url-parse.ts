/** Early releases of Node 20 lack `URL.parse`, which the provider's library calls on every address. */
if (!('parse' in URL)) {
  Object.defineProperty(URL, 'parse', {
    value: (input: string, base?: string) => (URL.canParse(input, base) ? new URL(input, base) : null),
  });
}
