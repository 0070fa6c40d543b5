import type { LandedTransaction } from '../chain/block.ts';
import { createKeypair } from '../keys/keypair.ts';
import type { Keypair } from '../keys/keypair.ts';
import { findAssociatedToken } from '../keys/program-address.ts';
import { createSteppedLocalnet } from '../stepped-localnet.ts';
import { buildTransaction } from '../transactions/build-transaction.ts';
import type { Instruction } from '../transactions/instruction.ts';
import { PROGRAMS } from './addresses.ts';
import { amm, findPool } from './amm.ts';
import type { PoolKeys } from './amm.ts';
import { system } from './system.ts';
import { token } from './token.ts';

const SUPPLY = 10n ** 15n;
const AMOUNT_OFFSET = 64;
const SUPPLY_OFFSET = 36;

/** A chain for tests of the AMM, with a user who owns two tokens and has opened an empty pool of them. */
export function createAmmStage() {
  const { chain, close } = createSteppedLocalnet({ transactionsPerSecond: 0 });
  const { bank } = chain;
  const user = createKeypair('amm', 'user');
  const stranger = createKeypair('amm', 'stranger');
  const mints = [createKeypair('amm', 'mint-a'), createKeypair('amm', 'mint-b')] as const;

  /** Lands a transaction; the stranger pays. Throws when it was refused. */
  const send = (
    instructions: readonly Instruction[],
    signers: readonly Keypair[] = [user],
  ): LandedTransaction => {
    bank.seal();
    bank.open(bank.slot + 1, bank.time + 1);
    const blockhash = bank.blockhashes.latest.hash;
    const outcome = bank.submit(
      buildTransaction({ payer: stranger, signers, instructions, blockhash }),
      true,
    );
    if (outcome.kind === 'refused') throw new Error(`refused: ${JSON.stringify(outcome.error)}`);
    return outcome.transaction;
  };
  const tokenAccount = (owner: string, mint: string): string =>
    findAssociatedToken(owner, mint, PROGRAMS.token);
  const openMint = (mint: Keypair): readonly Instruction[] => [
    system.createAccount(stranger.address, mint.address, bank.engine.minimumBalance(82), 82, PROGRAMS.token),
    token.initializeMint(PROGRAMS.token, mint.address, 6, user.address, undefined),
    token.createAssociated(PROGRAMS.token, stranger.address, user.address, mint.address),
    token.mintTo(
      PROGRAMS.token,
      mint.address,
      tokenAccount(user.address, mint.address),
      user.address,
      SUPPLY,
    ),
  ];

  bank.accounts.credit(user.address, 10n ** 12n);
  bank.accounts.credit(stranger.address, 10n ** 12n);
  for (const mint of mints) send(openMint(mint), [mint, user]);
  const pool = findPool(mints[0].address, mints[1].address, user.address);
  send([
    amm.initializePool(pool, 30),
    token.createAssociated(PROGRAMS.token, stranger.address, user.address, pool.lpMint),
  ]);

  const amountOf = (address: string): bigint => bank.accounts.index.token(address)?.amount ?? 0n;
  const write = (address: string, offset: number, value: bigint): void => {
    const account = bank.accounts.get(address)!;
    const data = Buffer.from(account.data);
    data.writeBigUInt64LE(value, offset);
    bank.accounts.set(address, { ...account, data });
  };
  return {
    bank,
    close,
    user,
    stranger,
    mints,
    pool,
    send,
    openMint,
    tokenAccount,
    amountOf,
    reserves: (keys: PoolKeys = pool): readonly [bigint, bigint] => [
      amountOf(keys.vaultA),
      amountOf(keys.vaultB),
    ],
    /** Rewrites what a token account holds, out of nothing. */
    setAmount: (address: string, amount: bigint): void => write(address, AMOUNT_OFFSET, amount),
    setSupply: (mint: string, supply: bigint): void => write(mint, SUPPLY_OFFSET, supply),
    write,
  };
}

export type AmmStage = ReturnType<typeof createAmmStage>;
