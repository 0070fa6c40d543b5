// Written by `npm run gen`. Do not edit.
import token from './token.ts';
import transaction from './transaction.ts';

export const subjects = [
  token,
  transaction,
] as const;
