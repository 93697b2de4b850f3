import { expect } from '@playwright/test';

const START_LIMIT_MS = 60_000;

/** A session of WebDriver, the older of the two protocols: a request over http for each command. */
export class WebDriverSession {
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  static async open(driverUrl: string, capabilities: object): Promise<WebDriverSession> {
    // The driver says nothing when it is ready.
    await expect(() => request('GET', `${driverUrl}/status`)).toPass({ timeout: START_LIMIT_MS });
    const body = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = await request<{ sessionId: string }>('POST', `${driverUrl}/session`, body);
    return new WebDriverSession(`${driverUrl}/session/${sessionId}`);
  }

  get<T>(command: string): Promise<T> {
    return request('GET', `${this.#url}/${command}`);
  }

  post<T>(command: string, body: object = {}): Promise<T> {
    return request('POST', `${this.#url}/${command}`, body);
  }

  end(): Promise<unknown> {
    return request('DELETE', this.#url);
  }
}

async function request<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${new URL(url).pathname}: ${value.error}: ${value.message}`);
  return value;
}
