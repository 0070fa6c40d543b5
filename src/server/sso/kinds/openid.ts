import { z } from 'zod';
import { clientId, hosts, openIdScope, responseType, url } from '../setting-fields.ts';
import { defineProviderKind } from './define-provider-kind.ts';

export default defineProviderKind({
  type: 'openid',
  answers: 'code',
  settings: (rule) =>
    z.strictObject({
      discoveryUrl: url(rule),
      issuer: url(rule),
      clientId,
      redirectUri: url(rule),
      responseType,
      scope: openIdScope,
      responseMode: z.enum(['query', 'form_post'], 'must be query or form_post').default('query'),
      maxAge: z.number().int().min(0).max(31_536_000).optional(),
      // Endpoints lie on the issuer's host; others only where the operator names them.
      endpointHosts: hosts,
    }),
  async open({ issuer, discoveryUrl, endpointHosts, responseMode, maxAge, ...client }, parts) {
    const { openOpenIdSignIn } = await import('../openid-flow.ts');
    return openOpenIdSignIn(
      {
        ...client,
        discovery: { issuer, discoveryUrl, endpointHosts },
        parameters: {
          ...(responseMode !== 'query' && { response_mode: responseMode }),
          ...(maxAge !== undefined && { max_age: String(maxAge) }),
        },
        maxAge,
      },
      parts,
    );
  },
});
