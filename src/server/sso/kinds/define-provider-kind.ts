import type { z } from 'zod';
import type { Identity } from '#store/users/accounts';
import type { SsoTransaction } from '#store/users/sso-transactions';
import type { Configuration } from '../../config/configuration.ts';
import type { UrlRule } from '../provider-url.ts';
import type { SsoSecret } from '../secrets-file.ts';

/**
 * What a provider sends back and where to: a `code` to the callback of this provider alone, or an `assertion` in a form
 * to the one address all such providers share. An answer that comes by the other way is refused.
 */
export type AnswerRoute = 'code' | 'assertion';

/** A code is sent to an address of the settings, which is checked to be the provider's own. */
interface LeastSettings {
  readonly code: { readonly redirectUri: string };
  readonly assertion: { readonly redirectUri?: never; readonly [setting: string]: unknown };
}

/** What this server knows of one provider besides its settings. */
export interface ProviderParts extends UrlRule {
  readonly id: string;
  readonly secret: SsoSecret;
  readonly configuration: Configuration;
}

/** This server as one visitor reaches it. */
export interface SignInCall {
  readonly origin: string;
  /** Whether an assertion is seen for the first time; it is remembered until `expiresMs`. */
  isNewAssertion(idHash: string, expiresMs: number): Promise<boolean>;
}

export interface StartedSignIn {
  /** Where the visitor is sent. */
  readonly url: URL;
  /** What the answer must carry. */
  readonly nonce: string;
  /** Stored here, and shown with the code alone (PKCE); empty where a kind has no such thing. */
  readonly verifier: string;
}

/** Sign-ins by one provider, whoever the visitor is. Both reject with `SsoRefusal`. */
export interface SignIn {
  /** `state` goes with the visitor and comes back with them. */
  start(state: string, call: SignInCall): Promise<StartedSignIn>;
  /** Who the provider says the visitor is. The answer's state has been matched to `transaction` before. */
  finish(
    answer: URLSearchParams,
    transaction: SsoTransaction,
    call: SignInCall,
  ): Promise<Pick<Identity, 'issuer' | 'subject'>>;
}

/** Settings of one provider that its kind has read. */
export interface ProviderSettings {
  /** As they are stored, with what was left out filled in. */
  readonly json: string;
  /** Where codes are sent; absent for a kind that answers with an assertion. */
  readonly redirectUri: string | undefined;
  /** Rejects with `SsoRefusal` for a provider nobody can sign in by yet. */
  open(parts: ProviderParts): Promise<SignIn>;
}

export type ReadSettings =
  | { readonly kind: 'read'; readonly settings: ProviderSettings }
  | { readonly kind: 'malformed'; readonly error: z.ZodError };

/** A kind of identity provider. */
export interface ProviderKind {
  readonly type: string;
  readonly answers: AnswerRoute;
  /** Reads settings an operator sent or the store holds. */
  read(settings: unknown, rule: UrlRule): ReadSettings;
}

interface ProviderKindDefinition<Answers extends AnswerRoute, Config extends LeastSettings[Answers]> {
  /** As the settings of a provider name its kind. */
  readonly type: string;
  readonly answers: Answers;
  /** Schema of its settings; no secret is ever part of them. It reads its own output again. */
  readonly settings: (rule: UrlRule) => z.ZodType<Config>;
  /**
   * Makes one provider ready. What it gives serves all visitors for some minutes. Loads what it needs, and nothing of
   * it is loaded before: most servers have no provider, and these bring whole libraries.
   */
  readonly open: (config: Config, parts: ProviderParts) => Promise<SignIn>;
}

/** Only the kind itself knows the type of its settings: whoever has read them through it can open them. */
export function defineProviderKind<Answers extends AnswerRoute, Config extends LeastSettings[Answers]>({
  type,
  answers,
  settings,
  open,
}: ProviderKindDefinition<Answers, Config>): ProviderKind {
  return {
    type,
    answers,
    read(given, rule) {
      const parsed = settings(rule).safeParse(given);
      if (!parsed.success) return { kind: 'malformed', error: parsed.error };
      const config = parsed.data;
      return {
        kind: 'read',
        settings: {
          json: JSON.stringify(config),
          redirectUri: config.redirectUri,
          open: (parts) => open(config, parts),
        },
      };
    },
  };
}
