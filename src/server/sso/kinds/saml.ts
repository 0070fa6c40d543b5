import { z } from 'zod';
import { SAML_CALLBACK } from '#contracts/people/sso';
import { SsoRefusal } from '../refusal.ts';
import { line, url } from '../setting-fields.ts';
import { defineProviderKind, type SignInCall } from './define-provider-kind.ts';

export default defineProviderKind({
  type: 'saml',
  answers: 'assertion',
  settings: (rule) =>
    z.strictObject({
      ssoUrl: url(rule),
      entityId: line(1_024),
      nameIdFormat: z
        .string()
        .regex(/^urn:oasis:names:tc:SAML:[\d.]+:nameid-format:\w+$/, 'must be a name id format of SAML')
        .refine(
          (text) => !/transient$/i.test(text),
          'must be lasting: a transient name is another one each time',
        )
        .default('urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'),
      // How the provider names us.
      audience: line(1_024).optional(),
      // Whether it signs the response around its assertion.
      responseSigned: z.boolean().default(true),
    }),
  async open(config, { id, secret: { idpCerts: certificates } }) {
    if (certificates.length === 0) throw new SsoRefusal('incomplete', 'no certificate is configured');
    const { startSaml, finishSaml } = await import('../saml/saml-flow.ts');
    const toParts = ({ origin }: SignInCall) => ({
      provider: { id, config },
      certificates,
      callbackUrl: `${origin}${SAML_CALLBACK}`,
      entityId: `${origin}/auth/saml`,
    });
    return {
      async start(state, call) {
        const { url: address, requestId } = await startSaml(toParts(call), state);
        return { url: address, nonce: requestId, verifier: '' };
      },
      finish: (answer, transaction, call) =>
        finishSaml(toParts(call), transaction, answer.get('SAMLResponse') ?? '', (idHash, expiresMs) =>
          call.isNewAssertion(idHash, expiresMs),
        ),
    };
  },
});
