import type { UserContext } from '../users/user-context.ts';
import type { Configuration } from '../config/configuration.ts';
import { KINDS } from './kinds.ts';
import type { AnswerRoute, ProviderKind, ProviderSettings, SignIn } from './kinds/define-provider-kind.ts';
import { SsoRefusal } from './refusal.ts';
import type { SsoSecrets } from './secrets-file.ts';
import type { UrlRule } from './provider-url.ts';

/** How long what a provider's document says is believed. */
const OPEN_MS = 600_000;

/** A provider somebody may sign in by. */
export interface ProviderInUse {
  readonly answers: AnswerRoute;
  /** Makes it ready, or gives what an earlier visitor made. Rejects with `SsoRefusal`. */
  open(): Promise<SignIn>;
}

/** Providers as sign-ins need them. */
export interface SsoProvidersInUse {
  /** Rejects with `SsoRefusal` for one that is missing, disabled or of no known type. */
  find(call: Pick<UserContext, 'users' | 'nowMs'>, id: string): Promise<ProviderInUse>;
}

export function createProvidersInUse(
  configuration: Configuration,
  secrets: SsoSecrets,
  kinds = KINDS,
): SsoProvidersInUse {
  const loopback = !configuration.production;
  const opened = new Map<
    string,
    { readonly key: string; readonly untilMs: number; readonly signIn: Promise<SignIn> }
  >();
  return {
    async find({ users, nowMs }, id) {
      const stored = await users.ssoProviders.find(id);
      if (stored === undefined) throw new SsoRefusal('missing', id);
      if (!stored.enabled) throw new SsoRefusal('disabled', id);
      const kind = kinds.get(stored.type);
      if (kind === undefined) throw new SsoRefusal('type', stored.type);
      const settings = readStored(kind, stored.config, { loopback });
      if (settings === undefined) throw new SsoRefusal('incomplete', 'settings this program cannot read');
      return {
        answers: kind.answers,
        async open() {
          const key = `${kind.type} ${settings.json}`;
          const known = opened.get(id);
          if (known !== undefined && known.key === key && nowMs() < known.untilMs) return known.signIn;
          const secret = secrets.get(id) ?? { idpCerts: [] };
          const signIn = settings.open({ id, secret, configuration, loopback });
          opened.set(id, { key, untilMs: nowMs() + OPEN_MS, signIn });
          // A failure is not remembered: the next visitor tries again.
          signIn.catch(() => opened.delete(id));
          return signIn;
        },
      };
    },
  };
}

function readStored(kind: ProviderKind, config: string, rule: UrlRule): ProviderSettings | undefined {
  let given: unknown;
  try {
    given = JSON.parse(config);
  } catch {
    return undefined;
  }
  const read = kind.read(given, rule);
  return read.kind === 'read' ? read.settings : undefined;
}
