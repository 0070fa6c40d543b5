import type { z } from 'zod';
import type { GuardedPost } from '../../outbound/guarded-post.ts';
import type { SendMail } from '../../outbound/send-mail.ts';
import type { Message } from '../message.ts';

/** One field of a target's settings, as a form shows it. */
export interface TargetField {
  readonly key: string;
  readonly label: string;
  readonly placeholder: string;
  /** Whether it is hidden while it is typed. */
  readonly isSecret: boolean;
}

/** How one try ended. Texts are cut and secrets taken out by whoever writes them down. */
export interface Sent {
  readonly status: number | undefined;
  /** Absent where it was delivered. */
  readonly problem: string | undefined;
  readonly request: string;
  readonly answer: string;
  /** How long the receiver asks to be left alone, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** Whether the receiver wants nothing more. */
  readonly isGone?: boolean | undefined;
}

/** What a target sends with. */
export interface Senders {
  readonly post: GuardedPost;
  /** Absent where this server sends no mail. */
  readonly mail: SendMail | undefined;
  /** Signing secrets, the newest first; none where nothing is signed. */
  readonly secrets: readonly string[];
  readonly signal: AbortSignal;
}

export interface TargetDefinition<Settings extends Readonly<Record<string, string>>> {
  readonly kind: string;
  readonly title: string;
  /** What it needs, as one sentence. */
  readonly says: string;
  readonly order: number;
  readonly fields: readonly TargetField[];
  readonly settings: z.ZodType<Settings>;
  /** Whether messages are signed with a secret the receiver is given. */
  readonly isSigned?: boolean;
  /** Whether the receiver must agree first, by a code that is sent to it. */
  readonly isConfirmed?: boolean;
  /** Whether this server needs a mail server for it. */
  readonly needsMail?: boolean;
  /** Where it goes, without anything secret. */
  readonly toDestination: (settings: Settings) => string;
  /** The URL that must lead to the public internet, where it is the person's own. */
  readonly toUrl?: (settings: Settings) => string;
  /** Texts of the settings that must not be in a log. */
  readonly toSecrets: (settings: Settings) => readonly string[];
  readonly send: (senders: Senders, settings: Settings, message: Message) => Promise<Sent>;
}

/** `TargetDefinition` of any settings, which its own `settings` has checked. */
export type Target = TargetDefinition<Readonly<Record<string, string>>>;

/** One kind of receiver. */
export function defineTarget<Settings extends Readonly<Record<string, string>>>(
  definition: TargetDefinition<Settings>,
): Target {
  return definition as unknown as Target; // the registry holds targets of all settings together
}
