/** Lines of SMTP over one connection: a command goes out, a reply comes back. */
import { once } from 'node:events';
import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls, type ConnectionOptions } from 'node:tls';

export interface SmtpReply {
  readonly code: number;
  /** Texts of its lines. */
  readonly lines: readonly string[];
}

export interface SmtpConnection {
  /** Sends a command and waits for the reply; without a command only for the reply. */
  ask(command?: string): Promise<SmtpReply>;
  /** Goes on encrypted. What came in the clear ahead of it is thrown away. */
  secure(): Promise<void>;
  close(): void;
}

/** A reply that is no SMTP. */
export class SmtpFault extends Error {}

const MOST_LINE = 2_048;
const MOST_LINES = 100;
const NEWLINE = '\r\n';

/** Connects to a mail server; `tls` says how, from the first byte where `isSecure`. Rejects once `signal` fires. */
export async function openSmtp(
  { host, port, isSecure }: { readonly host: string; readonly port: number; readonly isSecure: boolean },
  tls: ConnectionOptions,
  signal: AbortSignal,
): Promise<SmtpConnection> {
  // A signal that has fired already tells no listener.
  signal.throwIfAborted();
  let socket: Socket = isSecure ? connectTls({ ...tls, host, port }) : connectPlain({ host, port });
  const giveUp = () => socket.destroy(new Error('aborted'));
  signal.addEventListener('abort', giveUp, { once: true });
  let waiting:
    | { readonly resolve: (reply: SmtpReply) => void; readonly reject: (error: unknown) => void }
    | undefined;
  let failure: Error | undefined;
  let buffered = '';
  let lines: string[] = [];
  const fail = (error: Error): void => {
    failure ??= error;
    waiting?.reject(failure);
    waiting = undefined;
    socket.destroy();
  };
  const read = (): void => {
    while (waiting !== undefined) {
      const end = buffered.indexOf(NEWLINE);
      if (end === -1) {
        if (buffered.length > MOST_LINE) fail(new SmtpFault('a line that is too long'));
        return;
      }
      const line = buffered.slice(0, end);
      buffered = buffered.slice(end + NEWLINE.length);
      if (!/^[2-5]\d\d(?:[ -]|$)/.test(line) || line.length > MOST_LINE || lines.length >= MOST_LINES) {
        fail(new SmtpFault('a reply that is not SMTP'));
        return;
      }
      lines.push(line.slice(4));
      if (line[3] === '-') continue;
      const reply = { code: Number(line.slice(0, 3)), lines };
      lines = [];
      const { resolve } = waiting;
      waiting = undefined;
      resolve(reply);
    }
  };
  const listen = (): void => {
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      buffered += text;
      if (buffered.length > MOST_LINE * MOST_LINES) fail(new SmtpFault('more than was asked for'));
      else read();
    });
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('the connection was closed')));
  };
  const ask = (command?: string): Promise<SmtpReply> =>
    new Promise((resolve, reject) => {
      if (failure !== undefined) {
        reject(failure);
        return;
      }
      waiting = { resolve, reject };
      if (command !== undefined) socket.write(command + NEWLINE);
      read();
    });
  listen();
  if (isSecure) await Promise.race([once(socket, 'secureConnect'), toFailure(socket)]);
  return {
    ask,
    async secure() {
      const plain = socket;
      plain.removeAllListeners();
      buffered = '';
      lines = [];
      socket = connectTls({ ...tls, socket: plain });
      const broken = toFailure(socket);
      plain.on('error', () => socket.destroy());
      await Promise.race([once(socket, 'secureConnect'), broken]);
      listen();
    },
    close() {
      signal.removeEventListener('abort', giveUp);
      failure ??= new Error('closed');
      socket.destroy();
    },
  };
}

/** Rejects when the connection breaks. */
const toFailure = (socket: Socket): Promise<never> =>
  new Promise((_resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the connection was closed')));
  });
