/** Responses a SAML provider, or whoever holds one of its responses, could post: T48 to T52 of the threat table. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inflateRawSync } from 'node:zlib';
import { IDP, inSeconds, signBoth, toForm, toResponseXml, type ResponseParts } from './saml-response.ts';
import { DOCUMENTS, genuineOf, idp, KEYS, looseOf, WRAPPINGS, type Begun } from './saml-wrappings.ts';
import {
  Browser,
  locationOf,
  newFolder,
  removeFolder,
  startSsoServer,
  type SsoServer,
} from './sso-server.ts';

const folder = newFolder();
const secrets = {
  strict: { idpCerts: [idp.certificate] },
  loose: { idpCerts: [idp.certificate] },
};

let server: SsoServer;
beforeAll(async () => {
  server = await startSsoServer({ folder, secrets });
  const provider = (id: string, responseSigned: boolean) => ({
    id,
    type: 'saml',
    enabled: true,
    config: {
      ssoUrl: 'https://idp.example/sso?tenant=1',
      entityId: IDP,
      nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
      responseSigned,
    },
  });
  expect((await server.save([provider('strict', true), provider('loose', false)])).status).toBe(200);
});
afterAll(async () => {
  await server.close();
  removeFolder(folder);
});

async function begin(id: 'strict' | 'loose' = 'strict'): Promise<Begun> {
  const browser = new Browser();
  const response = await browser.open(`${server.url}/auth/sso/${id}?redirectTo=%2Ftx%2Fabc`);
  expect(response.status).toBe(303);
  const url = locationOf(response);
  const request = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest')!, 'base64')).toString();
  return {
    browser,
    request,
    relayState: url.searchParams.get('RelayState')!,
    parts: {
      requestId: / ID="([^"]+)"/.exec(request)![1]!,
      callbackUrl: `${server.url}/auth/saml/callback`,
      audience: `${server.url}/auth/saml`,
    },
  };
}

const post = (begun: Begun, form: string, browser = begun.browser): Promise<Response> =>
  browser.postFromAbroad(`${server.url}/auth/saml/callback`, {
    SAMLResponse: form,
    RelayState: begun.relayState,
  });

/** Posts a response and gives where the visitor ends. */
async function finish(begun: Begun, form: string): Promise<string> {
  const posted = await post(begun, form);
  expect(posted.status).toBe(303);
  const next = locationOf(posted);
  if (next.pathname !== '/auth/continue') return next.pathname + next.search;
  return (await begun.browser.open(next.href)).headers.get('location') ?? '';
}

async function expectRefused(begun: Begun, form: string, reason = 'refused'): Promise<void> {
  expect(await finish(begun, form)).toBe(`/auth/failed?reason=${reason}`);
  expect(await begun.browser.session(server)).toEqual({ authenticated: false });
}

describe('genuine responses', () => {
  test('with both signed sign in, by way of a redirect that brings the cookie', async () => {
    const begun = await begin();
    expect(await finish(begun, toForm(genuineOf(begun)))).toBe('/tx/abc');
    expect(await begun.browser.session(server)).toEqual({ authenticated: true, signedInBy: 'strict' });
    expect(
      (
        await server.users.accounts.ofIdentity(
          { provider: 'strict', issuer: IDP, subject: 'ann@example.com' },
          'f'.repeat(32),
          0,
        )
      ).id,
    ).not.toBe('f'.repeat(32));
  });
  test('with the assertion alone signed sign in where the provider is set so', async () => {
    const begun = await begin('loose');
    expect(await finish(begun, toForm(looseOf(begun)))).toBe('/tx/abc');
  });
  test('with SHA-512, broken into lines, sign in', async () => {
    const begun = await begin();
    const xml = signBoth(toResponseXml(begun.parts), idp, {
      signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
      digest: 'http://www.w3.org/2001/04/xmlenc#sha512',
    });
    expect(await finish(begun, toForm(xml).replace(/.{76}/g, '$&\r\n'))).toBe('/tx/abc');
  });
  test('within 60 s of skew sign in', async () => {
    for (const change of [
      { notOnOrAfter: inSeconds(-50), confirmedUntil: inSeconds(-50) },
      { notBefore: inSeconds(50), issued: inSeconds(50) },
    ]) {
      const begun = await begin();
      expect(await finish(begun, toForm(genuineOf(begun, change)))).toBe('/tx/abc');
    }
  });
  test('the request names us, its id, where the answer goes and the wanted form of names', async () => {
    const { request, relayState } = await begin();
    expect(request).toContain('Destination="https://idp.example/sso?tenant=1"');
    expect(request).toContain(`AssertionConsumerServiceURL="${server.url}/auth/saml/callback"`);
    expect(request).toContain(`>${server.url}/auth/saml</saml:Issuer>`);
    expect(request).toContain('Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent"');
    expect(relayState).toMatch(/^[\w-]{43}$/);
  });
});

describe('signature wrapping', () => {
  test.each(WRAPPINGS)('%s: nobody is signed in', async (_name, id, forge) => {
    const begun = await begin(id);
    await expectRefused(begun, toForm(forge(begun)));
  });
});

describe('keys and algorithms', () => {
  test.each(KEYS)('%s: nobody is signed in', async (_name, id, forge) => {
    const begun = await begin(id);
    await expectRefused(begun, toForm(forge(begun)));
  });
});

describe('documents made to harm', () => {
  test.each(DOCUMENTS)('%s: nobody is signed in', async (_name, forge) => {
    const begun = await begin();
    await expectRefused(begun, toForm(forge(begun)));
  });
  test('text that is no base64: nobody is signed in', async () => {
    await expectRefused(await begin(), '<samlp:Response/>');
  });
});

/** Genuinely signed, and yet not for this sign-in. */
const MISPLACED: readonly (readonly [string, () => Partial<ResponseParts>])[] = [
  ['the answer to an unknown request', () => ({ requestId: '_unknown' })],
  ['the answer to no request', () => ({ requestId: undefined })],
  ['a confirmation of another request', () => ({ confirmedId: '_unknown' })],
  ['a confirmation of no request', () => ({ confirmedId: undefined })],
  ['another audience', () => ({ audience: 'https://other.example/auth/saml' })],
  ['no audience', () => ({ restriction: '' })],
  [
    'two restrictions, one of another audience',
    () => ({
      restriction:
        '<saml:AudienceRestriction><saml:Audience>OURS</saml:Audience></saml:AudienceRestriction><saml:AudienceRestriction><saml:Audience>x</saml:Audience></saml:AudienceRestriction>',
    }),
  ],
  ['another recipient', () => ({ recipient: 'https://other.example/auth/saml/callback' })],
  ['no recipient', () => ({ recipient: undefined })],
  ['another destination', () => ({ destination: 'https://other.example/auth/saml/callback' })],
  ['no destination', () => ({ destination: undefined })],
  ['another issuer', () => ({ issuer: 'https://other.example/metadata' })],
  ['another issuer of the response', () => ({ responseIssuer: 'https://other.example/metadata' })],
  ['an end 61 s ago', () => ({ notOnOrAfter: inSeconds(-61) })],
  ['a confirmation that ended 61 s ago', () => ({ confirmedUntil: inSeconds(-61) })],
  ['a confirmation without an end', () => ({ confirmedUntil: undefined })],
  ['a beginning 70 s from now', () => ({ notBefore: inSeconds(70) })],
  ['an issue eleven minutes and a half ago', () => ({ issued: inSeconds(-690) })],
  ['a transient name', () => ({ nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' })],
  ['an empty name', () => ({ nameId: '' })],
  ['no statement that anybody was authenticated', () => ({ statement: '' })],
  ['two confirmations', () => ({ confirmations: (one) => one + one })],
  ['no confirmation', () => ({ confirmations: () => '' })],
  [
    'a confirmation by a key',
    () => ({ confirmations: (one) => one.replace('cm:bearer', 'cm:holder-of-key') }),
  ],
];

describe('genuine responses for something else', () => {
  test.each(MISPLACED)('%s: nobody is signed in', async (_name, toChange) => {
    const begun = await begin();
    const change = toChange();
    const { restriction } = change;
    const xml = genuineOf(
      begun,
      restriction === undefined ? change : { restriction: restriction.replace('OURS', begun.parts.audience) },
    );
    await expectRefused(begun, toForm(xml));
  });

  test('a status other than success is a sign-in the provider declined', async () => {
    const begun = await begin();
    await expectRefused(begun, toForm(genuineOf(begun, { status: 'Requester' })), 'declined');
  });

  test('a response posted from another browser signs nobody in there', async () => {
    const begun = await begin();
    const other = new Browser();
    const posted = await post(begun, toForm(genuineOf(begun)), other);
    const opened = await other.open(locationOf(posted).href);
    expect(opened.headers.get('location')).toBe('/auth/failed?reason=expired');
    expect(await other.session(server)).toEqual({ authenticated: false });
    // Nor afterwards in its own: the handle is used up.
    expect((await begun.browser.open(locationOf(posted).href)).headers.get('location')).toBe(
      '/auth/failed?reason=expired',
    );
  });

  test('a handle of two minutes ago is over', async () => {
    const begun = await begin();
    const posted = await post(begun, toForm(genuineOf(begun)));
    server.clock.aheadMs += 120_000;
    expect((await begun.browser.open(locationOf(posted).href)).headers.get('location')).toBe(
      '/auth/failed?reason=expired',
    );
    server.clock.aheadMs -= 120_000;
  });
});

describe('replays', () => {
  test('the same form twice signs in once, also of twenty at once', async () => {
    const begun = await begin();
    const form = toForm(genuineOf(begun));
    const posted = await Promise.all(Array.from({ length: 20 }, () => post(begun, form)));
    expect(posted.filter((response) => locationOf(response).pathname === '/auth/continue')).toHaveLength(1);
  });

  test('a response taken to another sign-in signs nobody in', async () => {
    const first = await begin();
    const xml = genuineOf(first);
    expect(await finish(first, toForm(xml))).toBe('/tx/abc');
    await expectRefused(await begin(), toForm(xml));
  });

  test('an assertion under an id that was seen before signs nobody in', async () => {
    const first = await begin();
    expect(await finish(first, toForm(genuineOf(first, { assertionId: '_seen' })))).toBe('/tx/abc');
    const second = await begin();
    await expectRefused(second, toForm(genuineOf(second, { assertionId: '_seen' })));
  });

  test('a restart forgets none of it: sign-ins under way end, used ones and seen assertions stay used', async () => {
    const used = await begin();
    const usedForm = toForm(genuineOf(used, { assertionId: '_seen-before-restart' }));
    expect(await finish(used, usedForm)).toBe('/tx/abc');
    const pending = await begin();
    const port = Number(new URL(server.url).port);
    await server.close();
    server = await startSsoServer({ folder, secrets, port });

    expect(await finish(used, usedForm)).toBe('/auth/failed?reason=expired');
    await expectRefused(await begin(), usedForm);
    const again = await begin();
    await expectRefused(again, toForm(genuineOf(again, { assertionId: '_seen-before-restart' })));
    for (const [, toChange] of MISPLACED) {
      const begun = await begin();
      await expectRefused(begun, toForm(genuineOf(begun, toChange())));
    }
    expect(await finish(pending, toForm(genuineOf(pending)))).toBe('/tx/abc');
  });
});

describe('RelayState', () => {
  test('of any text is never sent back', async () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom(
        'https://evil.example',
        '//evil.example',
        'javascript:alert(1)',
        '"><script>alert(1)</script>',
        '%0d%0aSet-Cookie:a=b',
        '../../',
      ),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (RelayState) => {
        const response = await server.app.request('http://127.0.0.1/auth/saml/callback', {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ RelayState, SAMLResponse: 'AAAA' }).toString(),
        });
        expect([response.status, response.headers.get('location'), await response.text()]).toEqual([
          303,
          '/auth/failed?reason=expired',
          '',
        ]);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);
});

test('a form to no provider in particular, twice the same field, or of more than 512 KiB is refused', async () => {
  const begun = await begin();
  const url = `${server.url}/auth/saml/callback`;
  const send = async (body: string) =>
    (
      await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      })
    ).headers.get('location');
  const form = encodeURIComponent(toForm(genuineOf(begun)));
  expect(await send('')).toBe('/auth/failed?reason=expired');
  expect(await send(`SAMLResponse=${form}`)).toBe('/auth/failed?reason=expired');
  expect(await send(`RelayState=${begun.relayState}&RelayState=x&SAMLResponse=${form}`)).toBe(
    '/auth/failed?reason=refused',
  );
  expect(await send(`RelayState=${begun.relayState}&SAMLResponse=${'A'.repeat(524_288)}`)).toBe(
    '/auth/failed?reason=refused',
  );
});

test('names, assertions and states are in no line of the log', () => {
  const log = server.logged.join('\n');
  expect(log).toContain('single sign-on refused');
  for (const part of ['ann@', 'root@', '<saml', 'PHNhbWxw', 'RelayState']) expect(log).not.toContain(part);
});
