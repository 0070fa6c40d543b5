import { z } from 'zod';
import { hosts } from './setting-schemas.ts';

/** Where messages of webhooks may go beyond the public internet, and by which mail server. */
export interface WebhookSettings {
  /** What targets and signing secrets are sealed with. */
  readonly webhookKey: string | undefined;
  /** Hosts with their port where it is not the usual one, in lower case. */
  readonly webhookHosts: ReadonlySet<string>;
  readonly mail: { readonly url: string; readonly from: string } | undefined;
}

export const WEBHOOK_VARIABLES = {
  WEBHOOK_KEY: {
    meaning:
      'what targets and signing secrets of webhooks are sealed with, 32 bytes or more; needed with USERS_URL',
    default: 'made in DATA_DIR/users/webhook.key',
    isSecret: true,
    schema: z
      .string()
      .regex(/^[\x21-\x7e]{32,512}$/, 'must be 32 to 512 printable characters without spaces'),
  },
  WEBHOOK_HOSTS: {
    meaning: 'hosts of a private network that webhooks may reach, by http too, such as 10.0.0.5:8080',
    default: undefined,
    schema: hosts,
  },
  SMTP_URL: {
    meaning:
      'mail server for webhooks that send e-mail, smtp://user:password@host:587 (with STARTTLS) or smtps://',
    default: undefined,
    isSecret: true,
    schema: z.string().refine(isMailServer, 'must be an smtp:// or smtps:// URL without path and query'),
  },
  SMTP_FROM: {
    meaning: 'whom such e-mail comes from, an address',
    default: undefined,
    schema: z
      .string()
      .max(254)
      .regex(/^[\w.+-]{1,64}@[a-z0-9.-]{3,190}$/i, 'must be an e-mail address'),
  },
} as const;

/** Names that begin so are ours, so that one that is misspelt stops the start. */
export const WEBHOOK_PREFIXES = ['WEBHOOK_'] as const;

type Read = <Name extends keyof typeof WEBHOOK_VARIABLES>(
  name: Name,
) => z.output<(typeof WEBHOOK_VARIABLES)[Name]['schema']> | undefined;

export function readWebhookSettings(read: Read, problems: string[]): WebhookSettings {
  const url = read('SMTP_URL');
  const from = read('SMTP_FROM');
  if ((url === undefined) !== (from === undefined)) {
    problems.push('SMTP_URL and SMTP_FROM are set together or not at all');
  }
  return {
    webhookKey: read('WEBHOOK_KEY'),
    webhookHosts: read('WEBHOOK_HOSTS') ?? new Set(),
    mail: url === undefined || from === undefined ? undefined : { url, from },
  };
}

function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(text);
  const isPlain = ['', '/'].includes(pathname) && search === '' && hash === '';
  return /^smtps?:$/.test(protocol) && hostname !== '' && isPlain;
}
