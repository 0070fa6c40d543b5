import { z } from 'zod';
import { SsoRefusal } from '../refusal.ts';
import { clientId, line, responseType, scope, url } from '../setting-fields.ts';
import { defineProviderKind } from './define-provider-kind.ts';

/** Of these the server makes every value itself. */
const OWN_PARAMETERS =
  /^(?:client_id|client_secret|redirect_uri|response_type|response_mode|scope|state|nonce|code_challenge|code_challenge_method|code_verifier|request|request_uri)$/i;

/** Plain OAuth has no document: the operator names the endpoints. */
export default defineProviderKind({
  type: 'oauth',
  answers: 'code',
  settings: (rule) =>
    z.strictObject({
      authorizationUrl: url(rule),
      clientId,
      redirectUri: url(rule),
      responseType,
      scope,
      pkce: z.literal(true, 'must be true: a sign-in without PKCE is not begun').default(true),
      additionalParams: z
        .record(z.string().regex(/^[\w.-]{1,64}$/), line(512))
        .refine(
          (params) => !Object.keys(params).some((key) => OWN_PARAMETERS.test(key)),
          'must not name what is set here',
        )
        .default({}),
      // What a sign-in needs to end in an identity; plain OAuth names none.
      tokenUrl: url(rule).optional(),
      userInfoUrl: url(rule).optional(),
      subjectField: z
        .string()
        .regex(/^\w{1,64}$/)
        .default('sub'),
      // Tells whose answers they are.
      issuer: url(rule).optional(),
    }),
  async open(config, parts) {
    const { authorizationUrl, tokenUrl, userInfoUrl, issuer, subjectField } = config;
    if (tokenUrl === undefined || userInfoUrl === undefined) {
      throw new SsoRefusal('incomplete', 'tokenUrl and userInfoUrl are not configured');
    }
    const [{ createClient }, { createCodeSignIn, readUserInfo }] = await Promise.all([
      import('../code-client.ts'),
      import('../code-flow.ts'),
    ]);
    const endpoints = { authorizationUrl, tokenUrl, userInfoUrl, issuer };
    const client = createClient(config.clientId, endpoints, parts);
    return createCodeSignIn({
      client,
      redirectUri: config.redirectUri,
      scope: config.scope,
      parameters: config.additionalParams,
      // Without an issuer of its own there is nothing to compare one with.
      comparesIssuer: issuer !== undefined,
      async readSubject({ access_token: token }) {
        const found = await readUserInfo(client, token, userInfoUrl);
        const subject =
          typeof found === 'object' && found !== null && Object.hasOwn(found, subjectField)
            ? (found as Readonly<Record<string, unknown>>)[subjectField] // an object with that key, just seen
            : undefined;
        return Number.isSafeInteger(subject) ? String(subject) : subject;
      },
    });
  },
});
