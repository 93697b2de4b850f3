import autocannon from 'autocannon';

const CONNECTIONS = 32;

export interface Load {
  /** Answers a second. */
  rate: number;
  /** Milliseconds, of which one answer in a hundred takes longer. */
  p99: number;
  answers: number;
}

/** Asks over 32 connections at once for a while. Throws when any answer is another than 200. */
export async function ask(url: string, headers: Record<string, string>, seconds: number): Promise<Load> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: dropBodies,
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were no 200, ${errors} did not come.`);
  return { rate: requests.average, p99: latency.p99, answers: requests.total };
}

/** It would turn each body into text, which for compressed bytes takes it longer than the answer took the server. */
function dropBodies(client: autocannon.Client): void {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody(data: Buffer): void } };
  pipelinedRequests.addBody = () => undefined;
}
