/** A mail server on this machine: EHLO, STARTTLS, AUTH PLAIN, MAIL, RCPT and DATA, as RFC 5321 has them. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { createTestCertificate } from '../sso/test-certificate.ts';

export interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  readonly user: string | undefined;
  readonly isEncrypted: boolean;
  readonly headers: string;
  readonly text: string;
}

export interface MailServer {
  readonly port: number;
  readonly mails: ReceivedMail[];
  /** Commands, with what came after them. */
  readonly commands: string[];
  readonly ca: string;
  /** A reply in place of the usual one, by the beginning of a command. */
  readonly replies: Map<string, string>;
  close(): Promise<void>;
}

export async function openMailServer({
  offersTls = true,
  user,
}: { readonly offersTls?: boolean; readonly user?: string } = {}): Promise<MailServer> {
  const { key, certificate } = createTestCertificate('localhost');
  const mails: ReceivedMail[] = [];
  const commands: string[] = [];
  const replies = new Map<string, string>();
  const sockets = new Set<Socket>();
  const serve = (socket: Socket, isEncrypted: boolean): void => {
    let buffered = '';
    let from = '';
    let to = '';
    let signedIn: string | undefined;
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const answer = (line: string): void => {
      commands.push(line);
      const scripted = [...replies].find(([start]) => line.startsWith(start));
      if (scripted !== undefined) {
        say(scripted[1]);
        return;
      }
      if (line.startsWith('EHLO')) {
        say('250-mail.example');
        if (offersTls && !isEncrypted) say('250-STARTTLS');
        say('250 AUTH PLAIN');
      } else if (line === 'STARTTLS') {
        say('220 go on');
        socket.removeAllListeners('data');
        const secure = new TLSSocket(socket, { isServer: true, key, cert: certificate });
        secure.on('error', () => {});
        serve(secure, true);
      } else if (line.startsWith('AUTH PLAIN ')) {
        const [, name, password] = Buffer.from(line.slice(11), 'base64').toString().split('\0');
        signedIn = name;
        say(user === undefined || user === `${name}:${password}` ? '235 in' : '535 no');
      } else if (line.startsWith('MAIL FROM:')) {
        from = line.slice(11, -1);
        say(user !== undefined && signedIn === undefined ? '530 sign in' : '250 ok');
      } else if (line.startsWith('RCPT TO:')) {
        to = line.slice(9, -1);
        say('250 ok');
      } else if (line === 'DATA') {
        isData = true;
        say('354 go on');
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else say('500 what?');
    };
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => {
      buffered += chunk.toString('latin1');
      for (;;) {
        const end = buffered.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end === -1) return;
        const part = buffered.slice(0, end);
        buffered = buffered.slice(end + (isData ? 5 : 2));
        if (!isData) answer(part);
        else {
          isData = false;
          const split = part.indexOf('\r\n\r\n');
          const text = Buffer.from(part.slice(split + 4), 'base64').toString();
          mails.push({ from, to, user: signedIn, isEncrypted, headers: part.slice(0, split), text });
          say('250 queued as 42');
        }
      }
    });
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket, false);
    socket.write(replies.get('') ?? '220 mail.example ESMTP\r\n');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    mails,
    commands,
    ca: certificate,
    replies,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
