/** What could be made of a genuine response of a SAML provider, or in place of it. */
import { createHmac } from 'node:crypto';
import type { Browser } from './sso-server.ts';
import { signBoth, signElement, toResponseXml, type ResponseParts } from './saml-response.ts';
import { createTestCertificate } from './test-certificate.ts';

export const idp = createTestCertificate('idp.example');
const mallory = createTestCertificate('idp.example');

export interface Begun {
  readonly browser: Browser;
  readonly relayState: string;
  readonly request: string;
  readonly parts: ResponseParts;
}
/** Both are signed. */
export const genuineOf = (begun: Begun, change: Partial<ResponseParts> = {}): string =>
  signBoth(toResponseXml({ ...begun.parts, ...change }), idp);
/** Only its assertion is signed, as many providers do it. */
export const looseOf = (begun: Begun, change: Partial<ResponseParts> = {}): string =>
  signElement(toResponseXml({ ...begun.parts, ...change }), 'Assertion', idp);
const ASSERTION = /<saml:Assertion .*<\/saml:Assertion>/s;
const assertionOf = (xml: string): string => ASSERTION.exec(xml)![0];
const SIGNATURE = /<ds:Signature .*?<\/ds:Signature>/s;
const withoutSignature = (xml: string): string => xml.replace(SIGNATURE, '');
const withId = (xml: string, id: string): string => xml.replace(/ ID="[^"]+"/, ` ID="${id}"`);
/** An assertion that names somebody else and carries no signature. */
const evilOf = (xml: string, id = '_evil-assertion'): string =>
  withId(withoutSignature(assertionOf(xml)), id).replace('ann@example.com', 'root@example.com');
export type Forge = (begun: Begun) => string | Uint8Array;
const strict = 'strict' as const;
const loose = 'loose' as const;

/** Each takes a response that is genuinely signed and moves it about. */
export const WRAPPINGS: readonly (readonly [string, 'strict' | 'loose', Forge])[] = [
  [
    'XSW1: another response, with the signed one inside of its signature',
    strict,
    (begun) => {
      const xml = genuineOf(begun);
      const signature = SIGNATURE.exec(xml)![0];
      const original = xml.replace(SIGNATURE, '');
      return withId(xml, '_evil')
        .replace(ASSERTION, evilOf(xml))
        .replace(
          SIGNATURE,
          signature.replace('</ds:Signature>', `<ds:Object>${original}</ds:Object></ds:Signature>`),
        );
    },
  ],
  [
    'XSW2: another response, with the signed one before its signature',
    strict,
    (begun) => {
      const xml = genuineOf(begun);
      return withId(xml, '_evil')
        .replace(ASSERTION, evilOf(xml))
        .replace(SIGNATURE, (found) => withoutSignature(xml) + found);
    },
  ],
  [
    'XSW3: another assertion before the signed one',
    loose,
    (begun) => {
      const xml = looseOf(begun);
      return xml.replace(ASSERTION, (found) => evilOf(xml) + found);
    },
  ],
  [
    'XSW4: another assertion around the signed one',
    loose,
    (begun) => {
      const xml = looseOf(begun);
      return xml.replace(ASSERTION, (found) =>
        evilOf(xml).replace('</saml:Assertion>', `${found}</saml:Assertion>`),
      );
    },
  ],
  [
    'XSW5: another assertion with the signature, the signed one after it',
    loose,
    (begun) => {
      const xml = looseOf(begun);
      const signature = SIGNATURE.exec(xml)![0];
      const evil = evilOf(xml).replace('</saml:Issuer>', `</saml:Issuer>${signature}`);
      return xml.replace(ASSERTION, (found) => evil + withoutSignature(found));
    },
  ],
  [
    'XSW6: another assertion, with the signed one inside of its signature',
    loose,
    (begun) => {
      const xml = looseOf(begun);
      const original = withoutSignature(assertionOf(xml));
      const signature = SIGNATURE.exec(xml)![0].replace('</ds:Signature>', `${original}</ds:Signature>`);
      return xml.replace(ASSERTION, evilOf(xml).replace('</saml:Issuer>', `</saml:Issuer>${signature}`));
    },
  ],
  [
    'XSW7: another assertion inside of Extensions',
    loose,
    (begun) => {
      const xml = looseOf(begun);
      return xml.replace(
        '<samlp:Status>',
        `<samlp:Extensions>${evilOf(xml)}</samlp:Extensions><samlp:Status>`,
      );
    },
  ],
  [
    'XSW8: the signed assertion inside of an Object of the signature of another',
    loose,
    (begun) => {
      const xml = looseOf(begun);
      const original = withoutSignature(assertionOf(xml));
      const signature = SIGNATURE.exec(xml)![0].replace(
        '</ds:Signature>',
        `<ds:Object>${original}</ds:Object></ds:Signature>`,
      );
      return xml.replace(ASSERTION, evilOf(xml).replace('</saml:Issuer>', `</saml:Issuer>${signature}`));
    },
  ],
  [
    'another assertion after the signed one',
    loose,
    (begun) => {
      const xml = looseOf(begun);
      return xml.replace(ASSERTION, (found) => found + evilOf(xml));
    },
  ],
  [
    'the signed assertion twice',
    loose,
    (begun) => looseOf(begun).replace(ASSERTION, (found) => found + found),
  ],
  ['two roots', strict, (begun) => genuineOf(begun) + genuineOf(begun)],
  ['a root of another kind around it', strict, (begun) => `<x>${genuineOf(begun)}</x>`],
  [
    'a response inside of the response',
    loose,
    (begun) => {
      const xml = looseOf(begun);
      return xml.replace('</samlp:Response>', `${withId(xml, '_second')}</samlp:Response>`);
    },
  ],
  [
    'another assertion under the id of the signed one',
    loose,
    (begun) => {
      const xml = looseOf(begun);
      const id = / ID="([^"]+)"/.exec(assertionOf(xml))![1]!;
      return xml.replace(ASSERTION, (found) => evilOf(xml, id) + found);
    },
  ],
  [
    'an element elsewhere under the id of the signed one',
    loose,
    (begun) => {
      const xml = looseOf(begun);
      const id = / ID="([^"]+)"/.exec(assertionOf(xml))![1]!;
      return xml.replace('<samlp:Status>', `<samlp:Status ID="${id}">`);
    },
  ],
  ['the id written Id', loose, (begun) => looseOf(begun).replace('<samlp:Status>', '<samlp:Status Id="_x">')],
  [
    'a comment in the name: signed bytes stay the same',
    loose,
    (begun) =>
      looseOf(begun, { nameId: 'root@example.com.evil.example' }).replace(
        'root@example.com.evil',
        'root@example.com<!---->.evil',
      ),
  ],
  [
    'a comment in the name of a response signed as well',
    strict,
    (begun) =>
      genuineOf(begun, { nameId: 'root@example.com.evil.example' }).replace(
        'root@example.com.evil',
        'root@example.com<!-- -->.evil',
      ),
  ],
  [
    'a comment in a digest',
    loose,
    (begun) => looseOf(begun).replace('<ds:DigestValue>', '<ds:DigestValue><!--AAAA-->'),
  ],
  [
    'CDATA in the name',
    loose,
    (begun) => looseOf(begun).replace('ann@example.com', '<![CDATA[ann@example.com]]>'),
  ],
  ['a processing instruction in the name', loose, (begun) => looseOf(begun).replace('ann@', 'ann<?x?>@')],
  [
    'an unsigned assertion in a signed response',
    strict,
    (begun) => signElement(toResponseXml(begun.parts), 'Response', idp),
  ],
  ['a signed assertion in an unsigned response', strict, (begun) => looseOf(begun)],
  ['no signature at all', strict, (begun) => toResponseXml(begun.parts)],
  ['no signature at all, where the response needs none', loose, (begun) => toResponseXml(begun.parts)],
  [
    'the signature of the assertion taken to the response',
    loose,
    (begun) => {
      const xml = looseOf(begun);
      const signature = SIGNATURE.exec(xml)![0];
      return withoutSignature(xml).replace(
        '</saml:Issuer><samlp:Status>',
        `</saml:Issuer>${signature}<samlp:Status>`,
      );
    },
  ],
  [
    'an empty signature',
    loose,
    (begun) =>
      looseOf(begun).replace(SIGNATURE, '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"/>'),
  ],
  [
    'a signature with two references',
    loose,
    (begun) => looseOf(begun).replace(/<ds:Reference .*?<\/ds:Reference>/s, (found) => found + found),
  ],
  [
    'a signature with two SignedInfo',
    loose,
    (begun) => looseOf(begun).replace(/<ds:SignedInfo>.*?<\/ds:SignedInfo>/s, (found) => found + found),
  ],
  [
    'a signature with an empty reference',
    loose,
    (begun) => looseOf(begun).replace(/ URI="#[^"]+"/, ' URI=""'),
  ],
  [
    'a name changed after signing',
    loose,
    (begun) => looseOf(begun).replace('ann@example.com', 'root@example.com'),
  ],
  [
    'a second name before the signed one',
    loose,
    (begun) =>
      looseOf(begun).replace('<saml:NameID', '<saml:NameID>root@example.com</saml:NameID><saml:NameID'),
  ],
  [
    'a name of another namespace before the signed one',
    loose,
    (begun) =>
      looseOf(begun).replace(
        '<saml:NameID',
        '<x:NameID xmlns:x="urn:x">root@example.com</x:NameID><saml:NameID',
      ),
  ],
  [
    'a digest changed after signing',
    loose,
    (begun) => looseOf(begun).replace(/<ds:DigestValue>.{4}/, '<ds:DigestValue>AAAA'),
  ],
  [
    'a response of another namespace',
    strict,
    (begun) => genuineOf(begun).replaceAll('SAML:2.0:protocol', 'SAML:1.0:protocol'),
  ],
  [
    'an encrypted assertion beside the signed one',
    loose,
    (begun) =>
      looseOf(begun).replace(
        '</samlp:Response>',
        '<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"/></samlp:Response>',
      ),
  ],
];

export const KEYS: readonly (readonly [string, 'strict' | 'loose', Forge])[] = [
  ['a key of its own, shown in KeyInfo', strict, (begun) => signBoth(toResponseXml(begun.parts), mallory)],
  [
    'a key of its own beside the certificate of the provider',
    strict,
    (begun) => signBoth(toResponseXml(begun.parts), mallory, { shown: idp.certificate }),
  ],
  [
    'the key of the provider for the assertion and its own for the response',
    strict,
    (begun) => signElement(signElement(toResponseXml(begun.parts), 'Assertion', idp), 'Response', mallory),
  ],
  [
    'SHA-1',
    strict,
    (begun) =>
      signBoth(toResponseXml(begun.parts), idp, {
        signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
        digest: 'http://www.w3.org/2000/09/xmldsig#sha1',
      }),
  ],
  [
    'SHA-256 over a digest with SHA-1',
    strict,
    (begun) =>
      signBoth(toResponseXml(begun.parts), idp, { digest: 'http://www.w3.org/2000/09/xmldsig#sha1' }),
  ],
  [
    'HMAC with the certificate as its secret',
    loose,
    (begun) => {
      const xml = looseOf(begun).replace(
        'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
        'http://www.w3.org/2000/09/xmldsig#hmac-sha1',
      );
      const info = /<ds:SignedInfo>.*?<\/ds:SignedInfo>/s.exec(xml)![0];
      const value = createHmac('sha1', idp.certificate).update(info).digest('base64');
      return xml.replace(/(<ds:SignatureValue>)[^<]*/, `$1${value}`);
    },
  ],
  [
    'an algorithm called none',
    loose,
    (begun) => looseOf(begun).replace('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'none'),
  ],
  [
    'canonical form with comments',
    loose,
    (begun) =>
      signElement(toResponseXml(begun.parts), 'Assertion', idp, {
        c14n: 'http://www.w3.org/2001/10/xml-exc-c14n#WithComments',
      }),
  ],
];

export const DOCUMENTS: readonly (readonly [string, Forge])[] = [
  ['a document type', (begun) => `<!DOCTYPE x>${genuineOf(begun)}`],
  [
    'an entity that reads a file',
    (begun) =>
      `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${genuineOf(begun).replace('ann@', '&e;')}`,
  ],
  [
    'entities that grow to a billion',
    (begun) =>
      `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${genuineOf(begun).replace('ann@', '&b;')}`,
  ],
  ['an entity nobody declared', (begun) => genuineOf(begun).replace('ann@', 'ann&x;@')],
  ['more than 256 KiB', (begun) => genuineOf(begun).replace('ann@', `ann${'x'.repeat(262_144)}@`)],
  [
    '20,000 attributes',
    (begun) =>
      genuineOf(begun).replace(
        '<samlp:Status>',
        `<samlp:Status ${Array.from({ length: 20_000 }, (_, i) => `a${i}=""`).join(' ')}>`,
      ),
  ],
  [
    'elements 33 deep',
    (begun) =>
      genuineOf(begun).replace('<samlp:Status>', `<samlp:Status>${'<x>'.repeat(33)}${'</x>'.repeat(33)}`),
  ],
  [
    '10,000 elements',
    (begun) => genuineOf(begun).replace('<samlp:Status>', `<samlp:Status>${'<x/>'.repeat(10_000)}`),
  ],
  ['deflated bytes', () => Buffer.from('78da4bcc04000161016a', 'hex')],
  ['bytes that are no UTF-8', (begun) => Buffer.concat([Buffer.from(genuineOf(begun)), Buffer.from([0xff])])],
  ['UTF-16', (begun) => Buffer.from(genuineOf(begun), 'utf16le')],
  ['a NUL', (begun) => genuineOf(begun).replace('ann@', 'ann\0@')],
  ['nothing', () => ''],
  ['no XML', () => 'hello'],
];
