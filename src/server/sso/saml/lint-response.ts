import { parseXml, walk, XML_BYTES, XmlError, type XmlElement } from './xml-tree.ts';
import { decodeUtf8 } from '#std/utf8';

export const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
export const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion';
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';
const C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#';

/** No SHA-1 and no HMAC: one could be forged some day, the other by anybody who has the certificate. */
const ALGORITHMS: Readonly<Record<string, readonly string[]>> = {
  SignatureMethod: [
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
    'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
  ],
  DigestMethod: ['http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2001/04/xmlenc#sha512'],
  CanonicalizationMethod: [C14N],
  Transform: [`${SIGNATURE}enveloped-signature`, C14N],
};

/** What a signature consists of, by the element it stands in; `KeyInfo` may hold what it likes and is never read. */
const SIGNATURE_PARTS: Readonly<Record<string, readonly string[]>> = {
  Signature: ['SignedInfo', 'SignatureValue', 'KeyInfo'],
  SignedInfo: ['CanonicalizationMethod', 'SignatureMethod', 'Reference'],
  Reference: ['Transforms', 'DigestMethod', 'DigestValue'],
  Transforms: ['Transform'],
};

export type LintedResponse =
  | { readonly kind: 'plain'; readonly root: XmlElement }
  /** Why it is not looked at any further. */
  | { readonly kind: 'odd'; readonly fault: string };

/**
 * Looks at a response before any signature is checked. What comes through has one `Response` with one `Assertion` as its
 * child, signatures only as children of these two, ids that are unique, and algorithms of the list: shapes that
 * signature wrapping needs do not.
 */
export function lintResponse(bytes: Uint8Array): LintedResponse {
  if (bytes.length > XML_BYTES) return odd('too long');
  const text = decodeUtf8(bytes);
  if (text === undefined) return odd('not UTF-8');
  try {
    const root = parseXml(text);
    const fault = findFault(root);
    return fault === undefined ? { kind: 'plain', root } : odd(fault);
  } catch (error) {
    if (error instanceof XmlError) return odd(error.message);
    throw error;
  }
}

const odd = (fault: string): LintedResponse => ({ kind: 'odd', fault });

function findFault(root: XmlElement): string | undefined {
  if (root.name !== 'Response' || root.namespace !== PROTOCOL) return 'no Response at the root';
  const counts = new Map<string, number>();
  const ids = new Set<string>();
  for (const element of walk(root)) {
    counts.set(element.name, (counts.get(element.name) ?? 0) + 1);
    for (const [name, value] of element.attributes) {
      if (name.toLowerCase().replace(/^.*:/, '') !== 'id') continue;
      if (name !== 'ID' || !/^[A-Za-z_][\w.-]{0,255}$/.test(value)) return 'an odd id';
      if (ids.has(value)) return 'one id twice';
      ids.add(value);
    }
    const fault = findSignatureFault(element);
    if (fault !== undefined) return fault;
  }
  if (counts.get('Response') !== 1) return 'more than one Response';
  if (counts.get('Assertion') !== 1) return 'not one Assertion';
  const assertion = root.children.find(({ name }) => name === 'Assertion');
  if (assertion?.namespace !== ASSERTION) return 'an Assertion at another place';
  for (const name of ['EncryptedAssertion', 'EncryptedID', 'Extensions', 'Object', 'Advice']) {
    if (counts.has(name)) return `holds ${name}`;
  }
  const places = [root, assertion].map(
    ({ children }) => children.filter(({ name }) => name === 'Signature').length,
  );
  if (places.some((count) => count > 1)) return 'two signatures of one element';
  if ((counts.get('Signature') ?? 0) !== places[0]! + places[1]!) return 'a signature at another place';
  return undefined;
}

function findSignatureFault({ name, namespace, children, attributes }: XmlElement): string | undefined {
  if (name === 'Signature' && namespace !== SIGNATURE) return 'a signature of another kind';
  const allowed = ALGORITHMS[name];
  if (
    allowed !== undefined &&
    namespace === SIGNATURE &&
    !allowed.includes(attributes.get('Algorithm') ?? '')
  ) {
    return `an algorithm of ${name} that is not taken`;
  }
  const parts = namespace === SIGNATURE ? SIGNATURE_PARTS[name] : undefined;
  if (parts === undefined) return undefined;
  if (children.some((child) => child.namespace !== SIGNATURE || !parts.includes(child.name))) {
    return `an odd ${name}`;
  }
  const single = name === 'Transforms' ? [] : parts;
  return single.some((part) => children.filter((child) => child.name === part).length > 1)
    ? `an odd ${name}`
    : undefined;
}
