import { expect, test } from 'vitest';
import type { Address, Signature } from '#contracts/chain';
import type { DecodedInstruction, Effect } from '#contracts/decoded';
import { encodeBase58 } from '#std/base58';
import { listTables } from '#store';
import { collectEffects, type Gathered } from './collect-effects.ts';
import { FactTables } from './fact-tables.ts';

const PUMP = '6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P';
const RAYDIUM = '675kPX9MHTjS2zt1qfr1NYHuzeLXfQM9H24wFSUt1Mp8';
const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const SYSTEM = '11111111111111111111111111111111';
const addressOf = (n: number) => encodeBase58(new Uint8Array(32).fill(n)) as Address;
const [MINT, SHARES, FEE_PAYER] = [1, 2, 3].map(addressOf) as [Address, Address, Address];

const tables = new FactTables(listTables());

const call = (
  program: string,
  inner: readonly DecodedInstruction[] = [],
  effects: readonly Effect[] = [],
): DecodedInstruction => ({ program, inner, effects }) as unknown as DecodedInstruction; // what is read of it here
const create = (mint: Address) =>
  call(TOKEN, [], [{ kind: 'create-mint', mint, decimals: 6 } as unknown as Effect]);

function mintsOf(instructions: readonly DecodedInstruction[]) {
  const into: Gathered = { rows: Object.fromEntries(listTables().map(({ name }) => [name, []])), dust: [] };
  collectEffects(
    {
      signature: 'a' as Signature,
      feePayer: FEE_PAYER,
      failed: false,
      error: undefined,
      feeLamports: 0n,
      priorityFeeLamports: 0n,
      computeUnits: undefined,
      keys: [],
      instructions,
      meta: undefined,
    },
    { slot: 1, position: 0, time: 1 } as Parameters<typeof collectEffects>[1], // what is read of it here
    false,
    tables,
    into,
  );
  return into.rows['tokenMints']!.map((row) => [row['mint'], row['launchpad']]);
}

test.each([
  ['inside its instruction', [call(PUMP, [create(MINT)])]],
  ['beside its instruction', [call(SYSTEM), create(MINT), call(PUMP)]],
  [
    'inside its instruction that a program nobody knows calls',
    [call(addressOf(9), [call(PUMP, [create(MINT)])])],
  ],
])('a mint created %s is of the launchpad', (_, instructions) => {
  expect(mintsOf(instructions)).toEqual([[MINT, PUMP]]);
});

test('a mint that has to do with no launchpad is of none', () => {
  expect(mintsOf([call(SYSTEM), create(MINT)])).toEqual([[MINT, undefined]]);
});

test.each([
  ['that a launchpad opens', [call(PUMP, [call(RAYDIUM, [create(SHARES)])])]],
  ['beside a launch', [call(RAYDIUM, [create(SHARES)]), call(PUMP, [create(MINT)])]],
])('the mint of the shares in a pool %s is no token that was launched', (_, instructions) => {
  expect(mintsOf(instructions).filter(([mint]) => mint === SHARES)).toEqual([]);
});
