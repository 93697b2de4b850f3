import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface MailServer {
  url: string;
  /** What was taken in, header lines and text, the oldest first. */
  mails: string[];
  /** What is said to every recipient from now on. */
  answer: string;
  close(): Promise<void>;
}

const OK = '250 ok';

/** As much of SMTP as taking in a mail needs. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, mailServer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails: [],
    answer: OK,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return mailServer;
}

function converse(socket: Socket, server: MailServer): void {
  let received = '';
  let mail: string | null = null;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 mail.test');
  socket.on('error', () => socket.destroy());
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (received + chunk).split('\r\n');
    received = lines.pop() ?? '';
    for (const line of lines) {
      if (mail !== null && line !== '.') mail += `${line}\n`;
      else if (mail !== null) {
        server.mails.push(mail);
        mail = null;
        say(OK);
      } else if (line === 'DATA') {
        mail = '';
        say('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say(/^RCPT/i.test(line) ? server.answer : OK);
    }
  });
}
