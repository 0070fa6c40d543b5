/** Sends text by the operator's mail server (RFC 5321): encrypted, and signed in with AUTH PLAIN where it has a user. */
import { isIP } from 'node:net';
import type { ConnectionOptions } from 'node:tls';
import { isLoopbackHost } from '../config/loopback-host.ts';
import { openSmtp, SmtpFault, type SmtpConnection, type SmtpReply } from './smtp-connection.ts';

export interface MailServer {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  readonly url: string;
  /** Whom mails come from. */
  readonly from: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The part of the Message-ID before the `@`; the same at every try. */
  readonly id: string;
  /** Unix milliseconds. */
  readonly atMs: number;
  readonly signal?: AbortSignal | undefined;
}

export type SentMail =
  | { readonly kind: 'sent'; readonly status: number; readonly answer: string }
  | {
      readonly kind: 'refused';
      readonly reason: string;
      readonly status: number | undefined;
      readonly answer: string;
    };

/** Never rejects: what goes wrong is a reason. */
export type SendMail = (mail: Mail) => Promise<SentMail>;

/** Addresses every mail server takes: no quotes, no comments, nothing beyond ASCII. */
export const MAIL_ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,8}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}$/i;
const MOST_ADDRESS = 254;
export const isMailAddress = (text: string): boolean =>
  text.length <= MOST_ADDRESS && MAIL_ADDRESS.test(text);

const TIMEOUT_MS = 20_000;
const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const;

/** What a mail server refused. */
class MailRefusal extends Error {
  readonly reply: SmtpReply | undefined;
  constructor(message: string, reply?: SmtpReply) {
    super(message);
    this.reply = reply;
  }
}

/** `tls` is for servers whose certificate is no known authority's. */
export function createSendMail(server: MailServer, tls: ConnectionOptions = {}): SendMail {
  const url = new URL(server.url);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const options: ConnectionOptions = { ...tls, ...(isIP(host) === 0 && { servername: host }) };
  const place = {
    host,
    port: url.port === '' ? PORTS[url.protocol === 'smtps:' ? 'smtps:' : 'smtp:'] : Number(url.port),
    isSecure: url.protocol === 'smtps:',
  };
  const user = decodeURIComponent(url.username);
  const password = decodeURIComponent(url.password);
  const domain = server.from.slice(server.from.lastIndexOf('@') + 1);
  return async (mail) => {
    if (!isMailAddress(mail.to)) {
      return { kind: 'refused', reason: 'It is not an e-mail address.', status: undefined, answer: '' };
    }
    const deadline = AbortSignal.timeout(TIMEOUT_MS);
    const signal = mail.signal === undefined ? deadline : AbortSignal.any([mail.signal, deadline]);
    let connection: SmtpConnection | undefined;
    try {
      connection = await openSmtp(place, options, signal);
      await expectCode(connection.ask(), 220);
      let extensions = await greet(connection, domain);
      if (!place.isSecure && extensions.has('STARTTLS')) {
        await expectCode(connection.ask('STARTTLS'), 220);
        await connection.secure();
        extensions = await greet(connection, domain);
      } else if (!place.isSecure && !isLoopbackHost(host)) {
        throw new MailRefusal('The mail server offers no encryption.');
      }
      if (user !== '') {
        const credentials = Buffer.from(`\0${user}\0${password}`).toString('base64');
        await expectCode(connection.ask(`AUTH PLAIN ${credentials}`), 235);
      }
      await expectCode(connection.ask(`MAIL FROM:<${server.from}>`), 250);
      await expectCode(connection.ask(`RCPT TO:<${mail.to}>`), 250, 251);
      await expectCode(connection.ask('DATA'), 354);
      const reply = await expectCode(connection.ask(`${toMessage(mail, server.from, domain)}\r\n.`), 250);
      // The mail is taken; how the farewell goes changes nothing.
      connection.ask('QUIT').catch(() => undefined);
      return { kind: 'sent', status: reply.code, answer: reply.lines.join('\n') };
    } catch (error) {
      const reply = error instanceof MailRefusal ? error.reply : undefined;
      return {
        kind: 'refused',
        reason: toReason(error, deadline),
        status: reply?.code,
        answer: reply?.lines.join('\n') ?? '',
      };
    } finally {
      connection?.close();
    }
  };
}

/** Greets and gives the names of what the server can do. */
async function greet(connection: SmtpConnection, domain: string): Promise<ReadonlySet<string>> {
  const { lines } = await expectCode(connection.ask(`EHLO ${domain}`), 250);
  return new Set(lines.slice(1).map((line) => line.split(' ', 1)[0]!.toUpperCase()));
}

async function expectCode(asking: Promise<SmtpReply>, ...codes: readonly number[]): Promise<SmtpReply> {
  const reply = await asking;
  if (!codes.includes(reply.code)) throw new MailRefusal(`The mail server answered ${reply.code}.`, reply);
  return reply;
}

/** RFC 5322, in lines that every server takes: the text is base64, so nothing in it can end the mail or add a header. */
function toMessage({ to, subject, text, id, atMs }: Mail, from: string, domain: string): string {
  return [
    `From: <${from}>`,
    `To: <${to}>`,
    `Subject: ${toEncodedWords(subject)}`,
    `Date: ${new Date(atMs).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id.replace(/[^\w.-]/g, '')}@${domain}>`,
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(Buffer.from(text)
      .toString('base64')
      .match(/.{1,76}/g) ?? []),
  ].join('\r\n');
}

/** RFC 2047: words of at most 75 characters, each whole characters of its own. */
function toEncodedWords(text: string): string {
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    if (Buffer.byteLength(word + character) > 42) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  words.push(word);
  return words.map((one) => `=?utf-8?B?${Buffer.from(one).toString('base64')}?=`).join('\r\n ');
}

function toReason(error: unknown, deadline: AbortSignal): string {
  if (error instanceof MailRefusal) return error.message;
  if (error instanceof SmtpFault) return 'The mail server does not answer as one.';
  return deadline.aborted
    ? 'The mail server did not answer in time.'
    : 'The mail server could not be reached.';
}
