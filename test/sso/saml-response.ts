/** Responses of a SAML provider, each part as a test wants it, signed for real. */
import { SignedXml } from 'xml-crypto';
import type { TestCertificate } from './test-certificate.ts';

export const IDP = 'https://idp.example/metadata';
const C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';

let count = 0;
const newId = (): string => `_id${++count}x${Date.now()}`;
export const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();

export interface ResponseParts {
  readonly requestId: string | undefined;
  readonly callbackUrl: string;
  readonly audience: string;
  readonly assertionId?: string;
  readonly nameId?: string;
  readonly nameIdFormat?: string;
  readonly issuer?: string;
  readonly responseIssuer?: string;
  readonly destination?: string | undefined;
  readonly recipient?: string | undefined;
  /** `InResponseTo` of the confirmation, where it differs. */
  readonly confirmedId?: string | undefined;
  readonly issued?: string;
  readonly notBefore?: string;
  readonly notOnOrAfter?: string;
  readonly confirmedUntil?: string | undefined;
  readonly status?: string;
  /** In place of the restriction to `audience`. */
  readonly restriction?: string;
  readonly statement?: string;
  /** In place of the one confirmation. */
  readonly confirmations?: (one: string) => string;
}

const attribute = (name: string, value: string | undefined): string =>
  value === undefined ? '' : ` ${name}="${value.replaceAll('&', '&amp;')}"`;

/** A response before anything of it is signed. */
export function toResponseXml(parts: ResponseParts): string {
  const {
    requestId,
    callbackUrl,
    audience,
    assertionId = newId(),
    nameId = 'ann@example.com',
    nameIdFormat = PERSISTENT,
    issuer = IDP,
    responseIssuer = IDP,
    issued = inSeconds(0),
    notBefore = inSeconds(-5),
    notOnOrAfter = inSeconds(300),
    status = 'Success',
    restriction = `<saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction>`,
    statement = `<saml:AuthnStatement AuthnInstant="${inSeconds(0)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`,
    confirmations = (one: string) => one,
  } = parts;
  const recipient = 'recipient' in parts ? parts.recipient : callbackUrl;
  const destination = 'destination' in parts ? parts.destination : callbackUrl;
  const confirmedId = 'confirmedId' in parts ? parts.confirmedId : requestId;
  const confirmedUntil = 'confirmedUntil' in parts ? parts.confirmedUntil : inSeconds(300);
  const confirmation = `<saml:SubjectConfirmation Method="${BEARER}"><saml:SubjectConfirmationData${attribute('NotOnOrAfter', confirmedUntil)}${attribute('Recipient', recipient)}${attribute('InResponseTo', confirmedId)}/></saml:SubjectConfirmation>`;
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="${newId()}" Version="2.0" IssueInstant="${issued}"${attribute('Destination', destination)}${attribute('InResponseTo', requestId)}><saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${responseIssuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${status}"/></samlp:Status><saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" Version="2.0" ID="${assertionId}" IssueInstant="${issued}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${nameIdFormat}">${nameId}</saml:NameID>${confirmations(confirmation)}</saml:Subject><saml:Conditions NotBefore="${notBefore}" NotOnOrAfter="${notOnOrAfter}">${restriction}</saml:Conditions>${statement}</saml:Assertion></samlp:Response>`;
}

export interface SigningOptions {
  readonly signature?: string;
  readonly digest?: string;
  readonly transforms?: readonly string[];
  readonly c14n?: string;
  /** Certificate in `KeyInfo`; that of the key when left out. */
  readonly shown?: string;
}

/** Signs `Response` or `Assertion` of a document. */
export function signElement(
  xml: string,
  name: 'Response' | 'Assertion',
  { key, certificate }: TestCertificate,
  options: SigningOptions = {},
): string {
  const signer = new SignedXml({
    privateKey: key,
    publicCert: options.shown ?? certificate,
    signatureAlgorithm: options.signature ?? 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: (options.c14n ?? C14N) as 'http://www.w3.org/2001/10/xml-exc-c14n#',
  });
  signer.addReference({
    xpath: `//*[local-name(.)='${name}']`,
    transforms: [...(options.transforms ?? [ENVELOPED, C14N])],
    digestAlgorithm: options.digest ?? 'http://www.w3.org/2001/04/xmlenc#sha256',
  });
  signer.computeSignature(xml, {
    prefix: 'ds',
    location: { reference: `//*[local-name(.)='${name}']/*[local-name(.)='Issuer']`, action: 'after' },
  });
  return signer.getSignedXml();
}

/** Assertion signed, then the response around it. */
export const signBoth = (xml: string, by: TestCertificate, options: SigningOptions = {}): string =>
  signElement(signElement(xml, 'Assertion', by, options), 'Response', by, options);

export const toForm = (xml: string | Uint8Array): string => Buffer.from(xml).toString('base64');
