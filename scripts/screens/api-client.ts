import type { APIRequestContext, APIResponse } from '@playwright/test';

type Multipart = NonNullable<NonNullable<Parameters<APIRequestContext['post']>[1]>['multipart']>;

/** What the product answers to somebody. Throws with its words when it refuses. */
export class ApiClient {
  constructor(
    private readonly api: APIRequestContext,
    private readonly address: string,
  ) {}

  get<Answer>(path: string): Promise<Answer> {
    return read<Answer>(this.api.get(this.address + path));
  }

  /** @param data sent as JSON */
  post<Answer>(path: string, data?: Record<string, unknown>): Promise<Answer> {
    return read<Answer>(this.api.post(this.address + path, { headers: this.headers(), data, timeout: 120_000 }));
  }

  patch<Answer>(path: string, data: Record<string, unknown>): Promise<Answer> {
    return read<Answer>(this.api.patch(this.address + path, { headers: this.headers(), data }));
  }

  postForm<Answer>(path: string, multipart: Multipart): Promise<Answer> {
    return read<Answer>(this.api.post(this.address + path, { headers: this.headers(), multipart, timeout: 120_000 }));
  }

  /** Without it the product takes a request for one from another site. */
  private headers(): Record<string, string> {
    return { origin: this.address };
  }
}

async function read<Answer>(asked: Promise<APIResponse>): Promise<Answer> {
  const response = await asked;
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
