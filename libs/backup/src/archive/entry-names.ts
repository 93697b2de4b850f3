/** A tar archive, so that one can look into it; its entries in this order. */
export const MANIFEST = 'manifest.json';
/** Only of installations that keep their own secrets. */
export const SECRETS = 'secrets.json';
export const ROWS = 'rows/';
export const AUDIO = 'audio/';
export const CLOSING = 'closing.json';
