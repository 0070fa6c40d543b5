import type { InstructionParser } from './instruction-parser.ts';
import { nameAccounts } from './instruction-parser.ts';

export const parseAssociatedToken: InstructionParser = (data, accounts) => {
  const tag = data[0] ?? 0;
  if (tag > 1) return undefined;
  return {
    type: tag === 0 ? 'create' : 'createIdempotent',
    info: nameAccounts(accounts, ['source', 'account', 'wallet', 'mint', 'systemProgram', 'tokenProgram']),
  };
};
