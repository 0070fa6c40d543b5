import { ASSERTION } from './lint-response.ts';
import type { XmlElement } from './xml-tree.ts';

export interface AssertionRule {
  readonly issuer: string;
  readonly audience: string;
  /** Where the form had to arrive. */
  readonly recipient: string;
  readonly requestId: string;
  readonly nowMs: number;
  readonly skewMs: number;
}

export type ReadAssertion =
  | {
      readonly kind: 'read';
      readonly issuer: string;
      readonly nameId: string;
      readonly assertionId: string;
    }
  | { readonly kind: 'odd'; readonly fault: string };

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;

/** Reads an assertion from the bytes that were signed; everything it is bound to must be what was asked for. */
export function readAssertion(assertion: XmlElement, rule: AssertionRule): ReadAssertion {
  if (assertion.name !== 'Assertion' || assertion.namespace !== ASSERTION) return odd('no assertion');
  const [issuer, ...issuers] = all(assertion, 'Issuer');
  if (issuers.length > 0 || issuer?.text !== rule.issuer) return odd('another issuer');
  const [subject, ...subjects] = all(assertion, 'Subject');
  if (subject === undefined || subjects.length > 0) return odd('not one subject');
  const [name, ...names] = all(subject, 'NameID');
  if (name === undefined || names.length > 0 || name.children.length > 0) return odd('not one name');
  if (name.attributes.get('Format')?.endsWith(':transient') === true) return odd('a transient name');
  if (!/^[^\0-\x1f\x7f]{1,255}$/.test(name.text) || name.text.trim() !== name.text) return odd('an odd name');
  const confirmations = all(subject, 'SubjectConfirmation');
  const fault =
    confirmations.length === 1 ? findConfirmationFault(confirmations[0]!, rule) : 'not one confirmation';
  if (fault !== undefined) return odd(fault);
  const conditions = all(assertion, 'Conditions');
  const broken =
    conditions.length === 1 ? findConditionFault(conditions[0]!, rule) : 'not one set of conditions';
  if (broken !== undefined) return odd(broken);
  if (all(assertion, 'AuthnStatement').length === 0) return odd('nobody was authenticated');
  const assertionId = assertion.attributes.get('ID');
  if (assertionId === undefined) return odd('no id');
  return { kind: 'read', issuer: rule.issuer, nameId: name.text, assertionId };
}

const odd = (fault: string): ReadAssertion => ({ kind: 'odd', fault });

const all = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.children.filter((child) => child.name === name && child.namespace === ASSERTION);

function findConfirmationFault(confirmation: XmlElement, rule: AssertionRule): string | undefined {
  if (confirmation.attributes.get('Method') !== BEARER) return 'not borne';
  const [found, ...more] = all(confirmation, 'SubjectConfirmationData');
  if (found === undefined || more.length > 0) return 'no confirmation data';
  if (found.attributes.get('Recipient') !== rule.recipient) return 'another recipient';
  if (found.attributes.get('InResponseTo') !== rule.requestId) return 'another request';
  if (!found.attributes.has('NotOnOrAfter')) return 'no end';
  return findTimeFault(found, rule);
}

function findConditionFault(conditions: XmlElement, rule: AssertionRule): string | undefined {
  const restrictions = all(conditions, 'AudienceRestriction');
  const isOurs = (restriction: XmlElement) =>
    all(restriction, 'Audience').some(({ text }) => text === rule.audience);
  if (restrictions.length === 0 || !restrictions.every(isOurs)) return 'another audience';
  return findTimeFault(conditions, rule);
}

function findTimeFault({ attributes }: XmlElement, { nowMs, skewMs }: AssertionRule): string | undefined {
  const times = (['NotBefore', 'NotOnOrAfter'] as const).map((name) => attributes.get(name));
  if (times.some((text) => text !== undefined && !TIME.test(text))) return 'an odd time';
  const [notBefore, notOnOrAfter] = times.map((text) => (text === undefined ? undefined : Date.parse(text)));
  if (notBefore !== undefined && !(nowMs + skewMs >= notBefore)) return 'not yet valid';
  return notOnOrAfter === undefined || nowMs - skewMs < notOnOrAfter ? undefined : 'expired';
}
