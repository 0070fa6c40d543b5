import type { LandedTransaction } from '../../ledger/block.ts';
import { createKeypair } from '../../keys/keypair.ts';
import type { Keypair } from '../../keys/keypair.ts';
import { findAssociatedToken } from '../../keys/program-address.ts';
import { createSteppedLocalnet } from '../../stepped-localnet.ts';
import { buildTransaction } from '../../transactions/build-transaction.ts';
import type { Instruction } from '../../transactions/instruction.ts';
import { PROGRAMS } from '../../keys/program-addresses.ts';
import { amm, findPool } from '../amm.ts';
import type { MintKeys, PoolKeys } from '../amm.ts';
import { system } from '../system.ts';
import { extensions, initializeMetadata, metadataSpace, mintSpace, token } from '../token.ts';
import type { MintExtension, TokenProgram } from '../token.ts';

const SUPPLY = 10n ** 15n;
const AMOUNT_OFFSET = 64;
const SUPPLY_OFFSET = 36;
const CONTENT = { name: 'Amm stage', symbol: 'AMM', uri: 'https://localnet.invalid/amm.json' };

/** A chain for tests of the AMM, with a user who owns a token of either program and has opened an empty pool of them. */
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
  const programOf = (mint: string): TokenProgram =>
    mint === mints[1].address ? PROGRAMS.token2022 : PROGRAMS.token;
  const tokenAccount = (owner: string, mint: string): string =>
    findAssociatedToken(owner, mint, programOf(mint));
  /** Opens a mint, and gives the user tokens of it. */
  const openMint = (
    mint: Keypair,
    program: TokenProgram,
    list: readonly MintExtension[] = [],
  ): readonly Instruction[] => [
    system.createAccount(
      stranger.address,
      mint.address,
      bank.engine.minimumBalance(mintSpace(list) + (list.length > 0 ? metadataSpace(CONTENT) : 0)),
      mintSpace(list),
      program,
    ),
    ...list.map(({ initialize }) => initialize),
    token.initializeMint(program, mint.address, 6, user.address, undefined),
    ...(list.length > 0 ? [initializeMetadata(mint.address, user.address, CONTENT)] : []),
    token.createAssociated(program, stranger.address, user.address, mint.address),
    token.mintTo(
      program,
      mint.address,
      findAssociatedToken(user.address, mint.address, program),
      user.address,
      SUPPLY,
    ),
  ];

  bank.accounts.credit(user.address, 10n ** 12n);
  bank.accounts.credit(stranger.address, 10n ** 12n);
  const [a, b] = mints;
  send(openMint(a, PROGRAMS.token), [a, user]);
  const named = extensions.metadataPointer(b.address, user.address, b.address);
  send(openMint(b, PROGRAMS.token2022, [named]), [b, user]);
  const keysA: MintKeys = { mint: a.address, program: PROGRAMS.token };
  const keysB: MintKeys = { mint: b.address, program: PROGRAMS.token2022 };
  const pool = findPool(keysA, keysB, user.address);
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
    keysA,
    keysB,
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
