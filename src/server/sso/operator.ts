import { isSameText } from '../sessions/secrets.ts';

/** Fewest bytes of an operator's credential. */
export const OPERATOR_TOKEN_BYTES = 32;

/**
 * Whether a request carries the operator's credential, in `Authorization: Operator …` or `X-Operator-Token`. Without a
 * credential in the configuration nobody is the operator.
 */
export function isOperator(token: string | undefined, header: (name: string) => string | undefined): boolean {
  const given =
    /^operator ([\x21-\x7e]+)$/i.exec(header('authorization') ?? '')?.[1] ?? header('x-operator-token');
  if (token === undefined || Buffer.byteLength(token) < OPERATOR_TOKEN_BYTES || given === undefined)
    return false;
  return isSameText(given, token);
}
