import { get, type IncomingMessage } from 'node:http';

export interface ShownCaption {
  number: number;
  text: string;
  startSeconds: number;
  endSeconds: number;
  isFinal: boolean;
  /** When it was told, since the recording began. */
  atSeconds: number;
}

export interface CaptionStream {
  shown: ShownCaption[];
  /** Resolves when the captions say that they are. */
  done: Promise<void>;
}

/** Follows the captions of an upload. `begun` is when its recording began, by this process's clock in milliseconds. */
export async function followCaptions(
  url: string,
  headers: Record<string, string>,
  begun: number,
): Promise<CaptionStream> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { ...headers, accept: 'text/event-stream' }, agent: false }, resolve).on('error', reject);
  });
  if (response.statusCode !== 200) throw new Error(`The captions were answered with ${response.statusCode}`);
  response.setEncoding('utf8');
  const shown: ShownCaption[] = [];
  const done = new Promise<void>((resolve, reject) => {
    let text = '';
    response.on('data', (chunk: string) => {
      const events = (text + chunk).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1] ?? '{}';
        if (event.includes('event: caption\n')) {
          const caption = JSON.parse(data) as Omit<ShownCaption, 'atSeconds'>;
          shown.push({ ...caption, atSeconds: (performance.now() - begun) / 1_000 });
        }
        if (event.includes('event: state\n')) {
          const { state } = JSON.parse(data) as { state: string };
          if (state === 'done') resolve();
          else if (state !== 'waiting' && state !== 'live') reject(new Error(`the captions are ${state}`));
        }
      }
    });
    response.on('end', () => reject(new Error('the captions ended before they were done')));
    response.on('error', reject);
  });
  done.catch(() => undefined);
  return { shown, done };
}
