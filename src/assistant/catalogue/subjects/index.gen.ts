// Written by `npm run gen`. Do not edit.
import account from './account.ts';
import block from './block.ts';
import epoch from './epoch.ts';
import network from './network.ts';
import pool from './pool.ts';
import program from './program.ts';
import token from './token.ts';
import transaction from './transaction.ts';
import validator from './validator.ts';

export const subjects = [
  account,
  block,
  epoch,
  network,
  pool,
  program,
  token,
  transaction,
  validator,
] as const;
