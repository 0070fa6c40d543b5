import { SAML_CALLBACK } from '#contracts/sso';
import type { UserContext } from '../users/user-context.ts';
import type { Configuration } from '../config/configuration.ts';
import type { CodeClient, CodeProvider } from './code-client.ts';
import { isSsoType, readProvider, type ProviderOf, type SsoProvider } from './provider-schema.ts';
import { SsoRefusal } from './refusal.ts';
import type { SamlParts } from './saml/saml-flow.ts';
import type { SsoSecrets } from './secrets-file.ts';

const AZURE_ORIGIN = 'https://login.microsoftonline.com';
/** How long what a provider's document says is believed. */
const DOCUMENT_MS = 600_000;

/** Loaded by the first who signs in so: most servers have no provider. */
async function create(
  ...given: Parameters<typeof import('./code-client.ts').createCodeClient>
): Promise<CodeClient> {
  const { createCodeClient } = await import('./code-client.ts');
  return createCodeClient(...given);
}

type SsoCall = Pick<UserContext, 'users' | 'origin' | 'nowMs'>;

/** Providers as sign-ins need them. */
export interface SsoProvidersInUse {
  /** Rejects with `SsoRefusal` for one that is missing, disabled or of no known type. */
  find(call: SsoCall, id: string): Promise<SsoProvider>;
  codeClient(call: SsoCall, provider: CodeProvider): Promise<CodeClient>;
  /** Rejects with `SsoRefusal` where no certificate is known. */
  samlParts(call: SsoCall, provider: ProviderOf<'saml'>): SamlParts;
}

export function createProvidersInUse(configuration: Configuration, secrets: SsoSecrets): SsoProvidersInUse {
  const loopback = !configuration.production;
  const clients = new Map<
    string,
    { readonly key: string; readonly untilMs: number; readonly client: Promise<CodeClient> }
  >();
  return {
    async find({ users }, id) {
      const stored = await users.ssoProviders.find(id);
      if (stored === undefined) throw new SsoRefusal('missing', id);
      if (!stored.enabled) throw new SsoRefusal('disabled', id);
      if (!isSsoType(stored.type)) throw new SsoRefusal('type', stored.type);
      const provider = readProvider(stored, { loopback });
      if (provider === undefined) throw new SsoRefusal('incomplete', 'settings this program cannot read');
      return provider;
    },
    async codeClient({ nowMs }, provider) {
      const key = JSON.stringify(provider.config);
      const known = clients.get(provider.id);
      if (known !== undefined && known.key === key && nowMs() < known.untilMs) return known.client;
      const client = create(provider, {
        clientSecret: secrets.get(provider.id)?.clientSecret,
        azureOrigin: configuration.azureOrigin ?? AZURE_ORIGIN,
        loopback,
      });
      clients.set(provider.id, { key, untilMs: nowMs() + DOCUMENT_MS, client });
      // A failure is not remembered: the next visitor tries again.
      client.catch(() => clients.delete(provider.id));
      return client;
    },
    samlParts({ origin }, provider) {
      const certificates = secrets.get(provider.id)?.idpCerts ?? [];
      if (certificates.length === 0) throw new SsoRefusal('incomplete', 'no certificate is configured');
      return {
        provider,
        certificates,
        callbackUrl: `${origin}${SAML_CALLBACK}`,
        entityId: `${origin}/auth/saml`,
      };
    },
  };
}
