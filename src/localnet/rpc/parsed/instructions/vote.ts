import { Cursor } from '#std/cursor';
import type { InstructionParser } from './instruction-parser.ts';
import { nameAccounts, readKey } from './instruction-parser.ts';

const INITIALIZE = 0;
const TOWER_SYNC = 14;
const NO_ROOT = 0xffffffffffffffffn;

export const parseVote: InstructionParser = (data, accounts) => {
  const cursor = new Cursor(data);
  const tag = cursor.u32();
  if (tag === INITIALIZE) {
    return {
      type: 'initialize',
      info: {
        ...nameAccounts(accounts, ['voteAccount', 'rentSysvar', 'clockSysvar', 'node']),
        node: readKey(cursor),
        authorizedVoter: readKey(cursor),
        authorizedWithdrawer: readKey(cursor),
        commission: cursor.u8(),
      },
    };
  }
  if (tag !== TOWER_SYNC) return undefined;
  return {
    type: 'towersync',
    info: { ...nameAccounts(accounts, ['voteAccount', 'voteAuthority']), towerSync: readTowerSync(cursor) },
  };
};

function readTowerSync(cursor: Cursor): unknown {
  const root = cursor.u64();
  let slot = root === NO_ROOT ? 0n : root;
  const lockouts = Array.from({ length: cursor.u8() }, () => {
    slot += readVarint(cursor);
    return { confirmation_count: cursor.u8(), slot };
  });
  const hash = readKey(cursor);
  const timestamp = cursor.u8() === 1 ? cursor.i64() : null;
  return { blockId: readKey(cursor), hash, lockouts, root: root === NO_ROOT ? null : root, timestamp };
}

function readVarint(cursor: Cursor): bigint {
  let value = 0n;
  for (let shift = 0n; ; shift += 7n) {
    const byte = cursor.u8();
    value |= BigInt(byte & 0x7f) << shift;
    if (byte < 0x80) return value;
  }
}
