/** Receivers that must agree first: a code goes to them, and nothing else until somebody who can read it says it. */
import { randomInt } from 'node:crypto';
import { PRODUCT } from '#contracts/product';
import { actionError } from '../errors/action-error.ts';
import { makeId } from '../sessions/secrets.ts';
import type { WebhookContext } from './list-webhooks.ts';

/** Without letters and digits that are mistaken for each other. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** Some 49 bits: more than can be tried. */
const LENGTH = 10;

export const makeCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Sends the code by e-mail. Throws 429 where too many were sent, 502 where the mail server refuses it. */
export async function sendCode(
  call: WebhookContext,
  { address, code, name }: { readonly address: string; readonly code: string; readonly name: string },
): Promise<void> {
  const { ownerId } = await call.requireOwner();
  const { mail } = call.webhooks;
  if (mail === undefined) throw actionError(409, 'This server sends no e-mail.');
  if (!(await call.webhooks.takeCode(ownerId, address))) {
    throw actionError(429, 'Enough codes were sent for today. Try again tomorrow.');
  }
  const sent = await mail({
    to: address,
    subject: `Your code for ${PRODUCT.name}: ${code}`,
    text: [
      `Somebody who is signed in at ${PRODUCT.name} wants messages of the webhook “${name}” sent to this address.`,
      '',
      `If it was you, enter this code there: ${code}`,
      '',
      'If it was not, do nothing: no other message comes.',
      '',
    ].join('\n'),
    id: makeId(),
    atMs: call.nowMs(),
  });
  if (sent.kind === 'refused') throw actionError(502, `The code could not be sent. ${sent.reason}`);
}

/** As it is stored: people write it with spaces, dashes and small letters. */
export const normaliseCode = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();
