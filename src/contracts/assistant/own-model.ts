/**
 * A visitor's own language model: the server plans, reads and checks as with its own, and the browser makes the requests
 * to the vendor, with a key that never leaves it for anywhere else.
 */

/** Origin of the vendor a visitor consented to: the policy of the page lets the browser ask it. Holds no key. */
export const OWN_MODEL_COOKIE = 'own-model';

export const OWN_VENDORS = ['anthropic', 'openai', 'openrouter', 'endpoint'] as const;
/** Who is asked; `endpoint` is any other that speaks chat completions. */
export type OwnVendor = (typeof OWN_VENDORS)[number];

/** All the server learns of it. */
export interface OwnModel {
  readonly vendor: OwnVendor;
  readonly model: string;
}

/** Names of models, as vendors write them. */
export const MODEL_NAME = /^[\w.:/@+-]{1,128}$/;

/** A request the browser is to make, without address and key, which it knows itself. */
export interface ModelAsk {
  /** Counted from 1 within the run. */
  readonly ask: number;
  /** Of the vendor's protocol, such as its version. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; empty once it is settled. */
  readonly body: string;
}

/** A part of what the vendor answered, in the order it came. The first has the status. */
export interface ModelPart {
  readonly ask: number;
  readonly status?: number | undefined;
  /** `Retry-After`, where the vendor lets pages read it. */
  readonly retryAfter?: string | undefined;
  readonly text?: string | undefined;
  /** How it ended; absent while more comes. */
  readonly end?: 'whole' | 'unreachable' | 'broken' | undefined;
}

export const OWN_MODEL_LIMITS = {
  /** Characters of one part. */
  partLength: 65_536,
  /** Characters of one answer. */
  answerLength: 1_048_576,
  /** Between two parts, in milliseconds. */
  partEveryMs: 250,
} as const;
