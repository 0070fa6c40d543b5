/** Sign-ins that end in an id token of a provider whose endpoints are discovered. */
import type { IDToken } from 'openid-client';
import { discoverClient, type Discovery } from './code-client.ts';
import { createCodeSignIn } from './code-flow.ts';
import type { ProviderParts, SignIn } from './kinds/define-provider-kind.ts';
import { SsoRefusal } from './refusal.ts';

const SKEW_SECONDS = 60;

export interface OpenIdSettings {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scope: string;
  readonly discovery: Discovery;
  /** Sent with the visitor besides what every sign-in sends. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Seconds since the visitor last showed the provider who they are, at most. */
  readonly maxAge?: number | undefined;
  /** Throws `SsoRefusal` for verified claims that a kind does not take. */
  readonly checkClaims?: (claims: IDToken) => void;
}

/** Rejects with `SsoRefusal`: `discovery` when the provider's document cannot be had or trusted. */
export async function openOpenIdSignIn(
  { clientId, redirectUri, scope, discovery, parameters, maxAge, checkClaims }: OpenIdSettings,
  parts: ProviderParts,
): Promise<SignIn> {
  const client = await discoverClient(clientId, discovery, parts);
  return createCodeSignIn({
    client,
    redirectUri,
    scope,
    parameters,
    comparesIssuer: true,
    idToken: { maxAge },
    readSubject(tokens) {
      const claims = tokens.claims();
      if (claims === undefined) throw new SsoRefusal('refused', 'no id token');
      if (claims.iss !== client.issuer) throw new SsoRefusal('refused', 'another issuer');
      // The library looks at the first only beside several audiences, and at the second not at all.
      if (claims['azp'] !== undefined && claims['azp'] !== clientId) throw new SsoRefusal('refused', 'azp');
      if (claims.iat > Date.now() / 1_000 + SKEW_SECONDS)
        throw new SsoRefusal('refused', 'iat in the future');
      checkClaims?.(claims);
      return claims.sub;
    },
  });
}
