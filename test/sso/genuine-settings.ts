const DATES = { createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-21T10:00:00.000Z' };
export const GUID = '11111111-2222-4333-8444-555555555555';

export const callbackOf = (id: string): string => `https://explorer.example/auth/sso/${id}/callback`;
/** One of each type, with every setting the specification names. */
export const GENUINE = {
  saml: {
    id: 'corp',
    type: 'saml',
    enabled: true,
    primary: false,
    config: {
      ssoUrl: 'https://idp.example/sso',
      entityId: 'https://idp.example/metadata',
      nameIdFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    },
    ...DATES,
  },
  oauth: {
    id: 'hub',
    type: 'oauth',
    name: 'Hub',
    enabled: true,
    primary: false,
    config: {
      authorizationUrl: 'https://hub.example/authorize',
      clientId: 'c',
      redirectUri: callbackOf('hub'),
      responseType: 'code',
      scope: 'read:user',
      pkce: true,
      additionalParams: { audience: 'x' },
    },
    ...DATES,
  },
  openid: {
    id: 'acme',
    type: 'openid',
    name: 'Acme',
    enabled: true,
    primary: true,
    config: {
      discoveryUrl: 'https://acme.example/.well-known/openid-configuration',
      issuer: 'https://acme.example',
      clientId: 'c',
      redirectUri: callbackOf('acme'),
      responseType: 'code',
      scope: 'openid profile',
      responseMode: 'query',
      maxAge: 3_600,
    },
    ...DATES,
  },
  azure: {
    id: 'azure',
    type: 'azure-ad',
    name: 'Azure',
    enabled: false,
    primary: false,
    config: {
      tenantId: GUID,
      clientId: 'c',
      redirectUri: callbackOf('azure'),
      scope: 'openid',
      prompt: 'login',
      loginHint: 'ann@example.com',
      domainHint: 'example.com',
    },
    ...DATES,
  },
} as const;

export const ALL = Object.values(GENUINE);
