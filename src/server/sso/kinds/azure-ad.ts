import { z } from 'zod';
import { SsoRefusal } from '../refusal.ts';
import { clientId, GUID, line, openIdScope, url } from '../setting-fields.ts';
import { defineProviderKind } from './define-provider-kind.ts';

/** Where tenants live. */
const AZURE_ORIGIN = 'https://login.microsoftonline.com';

export default defineProviderKind({
  type: 'azure-ad',
  answers: 'code',
  settings: (rule) =>
    z.strictObject({
      tenantId: z
        .string()
        .regex(GUID, 'must be the GUID of one tenant')
        .transform((text) => text.toLowerCase()),
      clientId,
      redirectUri: url(rule),
      scope: openIdScope,
      prompt: z
        .enum(['login', 'none', 'consent', 'select_account', 'create'], 'must be a prompt of Azure AD')
        .optional(),
      loginHint: line(320).optional(),
      domainHint: line(253).optional(),
    }),
  async open({ tenantId, prompt, loginHint, domainHint, ...client }, parts) {
    const { openOpenIdSignIn } = await import('../openid-flow.ts');
    const issuer = `${parts.configuration.azureOrigin ?? AZURE_ORIGIN}/${tenantId}/v2.0`;
    return openOpenIdSignIn(
      {
        ...client,
        discovery: {
          issuer,
          discoveryUrl: `${issuer}/.well-known/openid-configuration`,
          endpointHosts: [],
        },
        parameters: {
          ...(prompt !== undefined && { prompt }),
          ...(loginHint !== undefined && { login_hint: loginHint }),
          ...(domainHint !== undefined && { domain_hint: domainHint }),
        },
        checkClaims({ tid, oid }) {
          if (typeof tid !== 'string' || tid.toLowerCase() !== tenantId) {
            throw new SsoRefusal('refused', 'another tenant');
          }
          if (typeof oid !== 'string' || !GUID.test(oid)) throw new SsoRefusal('refused', 'no oid');
        },
      },
      parts,
    );
  },
});
