import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inflateSync } from 'node:zlib';
import { PublicKey } from '@solana/web3.js';
import { expect, test } from 'vitest';
import { AMM_PROGRAM } from '../programs/amm.ts';
import { findProgramData } from '../programs/loader.ts';
import { ORACLE_PROGRAM } from '../programs/oracle.ts';
import { createSteppedLocalnet } from '../stepped-localnet.ts';
import { findIdlAddress } from './genesis-programs.ts';

test('a chain begins with our own program, upgradeable, and its interface where clients look for it', async () => {
  const program = new PublicKey(AMM_PROGRAM);
  const [base] = PublicKey.findProgramAddressSync([], program);
  const address = (await PublicKey.createWithSeed(base, 'anchor:idl', program)).toBase58();
  expect(findIdlAddress(AMM_PROGRAM)).toBe(address);
  expect(address).toBe('8j7vEfNENsQ6fkP641W4azMxwHWCnsNNnD632ABG7Tvx');

  const localnet = createSteppedLocalnet({ transactionsPerSecond: 0 });
  const { accounts } = localnet.chain.bank;
  expect(accounts.get(AMM_PROGRAM)).toMatchObject({
    executable: true,
    owner: 'BPFLoaderUpgradeab1e11111111111111111111111',
  });
  const code = readFileSync(new URL('../programs/amm/amm.so', import.meta.url));
  const programData = accounts.get(findProgramData(AMM_PROGRAM))!;
  expect(Buffer.compare(programData.data.subarray(45), code)).toBe(0);

  const { data, owner } = accounts.get(address)!;
  expect(owner).toBe(AMM_PROGRAM);
  expect(Buffer.from(data.subarray(0, 8)).toString('hex')).toBe('184662bf3a907b9e');
  expect(Buffer.compare(data.subarray(8, 40), programData.data.subarray(13, 45))).toBe(0);
  const length = Buffer.from(data).readUInt32LE(40);
  expect(data.length).toBe(44 + length);
  expect(JSON.parse(inflateSync(data.subarray(44)).toString('utf8'))).toMatchObject({
    address: AMM_PROGRAM,
    metadata: { name: 'localnet_amm', spec: '0.1.0' },
  });
  localnet.close();
});

test('a chain begins with our oracle and its interface, too', () => {
  const localnet = createSteppedLocalnet({ transactionsPerSecond: 0 });
  const { accounts } = localnet.chain.bank;
  expect(accounts.get(ORACLE_PROGRAM)).toMatchObject({ executable: true });
  const { data, owner } = accounts.get(findIdlAddress(ORACLE_PROGRAM))!;
  expect(owner).toBe(ORACLE_PROGRAM);
  expect(JSON.parse(inflateSync(data.subarray(44)).toString('utf8'))).toMatchObject({
    address: ORACLE_PROGRAM,
    metadata: { name: 'localnet_oracle' },
  });
  localnet.close();
});

test('a chain that is older than our program gets it, and its market', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'older-'));
  const first = createSteppedLocalnet({ dataDir, seed: 'older', transactionsPerSecond: 0 });
  await first.sealMany(5);
  first.save();
  first.close();
  const database = new DatabaseSync(join(dataDir, 'localnet.sqlite'));
  const forget = database.prepare('DELETE FROM accounts WHERE address IN (?, ?) OR owner = ?');
  expect(forget.run(AMM_PROGRAM, findProgramData(AMM_PROGRAM), AMM_PROGRAM).changes).toBe(3);
  database.close();

  const second = createSteppedLocalnet({ dataDir, seed: 'older', transactionsPerSecond: 100 });
  await second.sealMany(40);
  const swaps = second.chain.ledger
    .slots(6, 1_000, 1_000)
    .flatMap((slot) => second.chain.ledger.block(slot)!.transactions)
    .filter(({ accountKeys, error }) => error === null && accountKeys.includes(AMM_PROGRAM));
  expect(swaps.length).toBeGreaterThan(30);
  second.close();
  rmSync(dataDir, { recursive: true });
});
