import { Cursor } from '#std/cursor';
import type { InstructionParser } from './instruction-parser.ts';
import { nameAccounts, readKey } from './instruction-parser.ts';

export const parseStake: InstructionParser = (data, accounts) => {
  const cursor = new Cursor(data);
  switch (cursor.u32()) {
    case 0:
      return {
        type: 'initialize',
        info: {
          ...nameAccounts(accounts, ['stakeAccount', 'rentSysvar']),
          authorized: { staker: readKey(cursor), withdrawer: readKey(cursor) },
          lockup: { unixTimestamp: cursor.i64(), epoch: cursor.u64(), custodian: readKey(cursor) },
        },
      };
    case 2:
      return {
        type: 'delegate',
        info: nameAccounts(accounts, [
          'stakeAccount',
          'voteAccount',
          'clockSysvar',
          'stakeHistorySysvar',
          'stakeConfigAccount',
          'stakeAuthority',
        ]),
      };
    case 3:
      return {
        type: 'split',
        info: {
          ...nameAccounts(accounts, ['stakeAccount', 'newSplitAccount', 'stakeAuthority']),
          lamports: cursor.u64(),
        },
      };
    case 4:
      return {
        type: 'withdraw',
        info: {
          ...nameAccounts(accounts, [
            'stakeAccount',
            'destination',
            'clockSysvar',
            'stakeHistorySysvar',
            'withdrawAuthority',
          ]),
          lamports: cursor.u64(),
        },
      };
    case 5:
      return {
        type: 'deactivate',
        info: nameAccounts(accounts, ['stakeAccount', 'clockSysvar', 'stakeAuthority']),
      };
    case 7:
      return {
        type: 'merge',
        info: nameAccounts(accounts, [
          'destination',
          'source',
          'clockSysvar',
          'stakeHistorySysvar',
          'stakeAuthority',
        ]),
      };
    default:
      return undefined;
  }
};
