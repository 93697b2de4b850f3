// @ts-check
/** @typedef {import('@playwright/test').APIRequestContext} Api signed in as somebody */

/** What the product answers to somebody. Throws with its words when it refuses. */
export class AskApi {
  /** @param {Api} api @param {string} address */
  constructor(api, address) {
    this.api = api;
    this.address = address;
  }

  /** @param {string} path */
  get(path) {
    return read(this.api.get(this.address + path));
  }

  /** @param {string} path @param {Record<string, unknown>} [data] sent as JSON */
  post(path, data) {
    return read(this.api.post(this.address + path, { headers: this.#headers(), data, timeout: 120_000 }));
  }

  /** @param {string} path @param {Record<string, unknown>} data */
  patch(path, data) {
    return read(this.api.patch(this.address + path, { headers: this.#headers(), data }));
  }

  /** @param {string} path @param {Record<string, any>} multipart */
  postForm(path, multipart) {
    return read(this.api.post(this.address + path, { headers: this.#headers(), multipart, timeout: 120_000 }));
  }

  /** Without it the product takes a request for one from another site. */
  #headers() {
    return { origin: this.address };
  }
}

/** @param {Promise<import('@playwright/test').APIResponse>} asked */
async function read(asked) {
  const response = await asked;
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return response.json();
}
