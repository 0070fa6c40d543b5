import { encodeBase58 } from '#std/base58';
import { Cursor } from '#std/cursor';
import { toBase64 } from '#std/json';
import type { EngineAccount } from '../../../engine/engine.ts';
import type { ParsedAccount } from '../parsed-account.ts';

const BUFFER = 1;
const PROGRAM = 2;
const PROGRAM_DATA = 3;
const BUFFER_HEADER = 37;
const PROGRAM_DATA_HEADER = 45;

/** Source: `UpgradeableLoaderState` (bincode). */
export function parseLoaderAccount({ data }: EngineAccount): ParsedAccount | undefined {
  const cursor = new Cursor(data);
  const tag = cursor.u32();
  if (tag === PROGRAM) return { type: 'program', info: { programData: encodeBase58(cursor.take(32)) } };
  if (tag !== BUFFER && tag !== PROGRAM_DATA) return undefined;
  const slot = tag === PROGRAM_DATA ? { slot: cursor.u64() } : {};
  const authority = cursor.u8() === 1 ? encodeBase58(cursor.take(32)) : null;
  const code = data.subarray(tag === BUFFER ? BUFFER_HEADER : PROGRAM_DATA_HEADER);
  const info = { authority, data: [toBase64(code), 'base64'], ...slot };
  return { type: tag === BUFFER ? 'buffer' : 'programData', info };
}
