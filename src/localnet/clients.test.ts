/** The localnet as unmodified clients see it. */
import {
  address,
  airdropFactory,
  appendTransactionMessageInstruction,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import type { Instruction, KeyPairSigner, Signature } from '@solana/kit';
import {
  AddressLookupTableProgram,
  ComputeBudgetProgram,
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  NonceAccount,
  NONCE_ACCOUNT_LENGTH,
  PublicKey,
  sendAndConfirmTransaction,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runLocalnet } from './run-localnet.ts';
import type { Localnet } from './run-localnet.ts';

let localnet: Localnet;
beforeAll(async () => {
  localnet = await runLocalnet({
    port: 0,
    slotMs: 100,
    historySlots: 60,
    transactionsPerSecond: 20,
    skipRate: 0,
  });
});
afterAll(() => localnet.close());

const SYSTEM = address('11111111111111111111111111111111');

function transferInstruction(from: KeyPairSigner, to: string, amount: bigint): Instruction {
  const data = new Uint8Array(12);
  data[0] = 2;
  new DataView(data.buffer).setBigUint64(4, amount, true);
  return {
    programAddress: SYSTEM,
    // Role 3 is a writable signer, role 1 writable. A signer must come with itself to be found.
    accounts: [
      { address: from.address, role: 3, signer: from },
      { address: address(to), role: 1 },
    ] as NonNullable<Instruction['accounts']>, // the roles are an enumeration there
    data,
  };
}

describe('@solana/kit', () => {
  const connect = () => {
    const rpc = createSolanaRpc(localnet.url);
    const rpcSubscriptions = createSolanaRpcSubscriptions(localnet.url.replace('http', 'ws'));
    return { rpc, rpcSubscriptions };
  };

  test('an airdrop, a confirmed transfer and its reads', async () => {
    const { rpc, rpcSubscriptions } = connect();
    const payer = await generateKeyPairSigner();
    const receiver = await generateKeyPairSigner();
    await airdropFactory({ rpc, rpcSubscriptions } as Parameters<typeof airdropFactory>[0])({
      commitment: 'confirmed',
      lamports: lamports(3_000_000_000n),
      recipientAddress: payer.address,
    });
    const { value: blockhash } = await rpc.getLatestBlockhash().send();
    for (const version of ['legacy', 0] as const) {
      const message = pipe(
        createTransactionMessage({ version }),
        (tx) => setTransactionMessageFeePayerSigner(payer, tx),
        (tx) => setTransactionMessageLifetimeUsingBlockhash(blockhash, tx),
        (tx) =>
          appendTransactionMessageInstruction(
            transferInstruction(payer, receiver.address, 1_000_000_000n),
            tx,
          ),
      );
      const signed = await signTransactionMessageWithSigners(message);
      assertIsTransactionWithBlockhashLifetime(signed);
      const send = sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions } as Parameters<
        typeof sendAndConfirmTransactionFactory
      >[0]);
      await send(signed, { commitment: 'confirmed' });
      const signature = getSignatureFromTransaction(signed);
      const landed = await rpc
        .getTransaction(signature, {
          commitment: 'confirmed',
          encoding: 'json',
          maxSupportedTransactionVersion: 0,
        })
        .send();
      expect(landed!.meta!.err).toBe(null);
      expect(landed!.meta!.fee).toBe(5_000n);
      expect(String(landed!.version)).toBe(String(version));
    }
    const { value: balance } = await rpc.getBalance(payer.address, { commitment: 'confirmed' }).send();
    expect(balance).toBe(999_990_000n);
    const history = await rpc.getSignaturesForAddress(receiver.address, { commitment: 'confirmed' }).send();
    expect(history.length).toBe(2);
  });

  test('the lists of an explorer', async () => {
    const { rpc } = connect();
    const epoch = await rpc.getEpochInfo().send();
    expect(epoch.slotsInEpoch).toBe(432n);
    const votes = await rpc.getVoteAccounts().send();
    expect(votes.current.length).toBe(4);
    expect((await rpc.getRecentPrioritizationFees().send()).length).toBeGreaterThan(20);
    expect((await rpc.getSupply().send()).value.total).toBeGreaterThan(500_000_000_000_000_000n);
    const slot = await rpc.getSlot({ commitment: 'finalized' }).send();
    const block = await rpc
      .getBlock(slot, { maxSupportedTransactionVersion: 0, transactionDetails: 'none' })
      .send();
    expect(block!.blockHeight).toBe(slot);
    const token = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA');
    const mints = await rpc
      .getProgramAccounts(token, { encoding: 'jsonParsed', filters: [{ dataSize: 82n }] })
      .send();
    expect(mints.length).toBeGreaterThanOrEqual(7);
    const { value: compressed } = await rpc
      .getAccountInfo(mints[0]!.pubkey, { encoding: 'base64+zstd' })
      .send();
    expect(compressed!.data[1]).toBe('base64+zstd');
    expect(compressed!.space).toBe(82n);
  });

  test('slot, account and logs notifications', async () => {
    const { rpc, rpcSubscriptions } = connect();
    const abort = new AbortController();
    const { signal: abortSignal } = abort;
    const watched = await generateKeyPairSigner();
    const slots = await rpcSubscriptions.slotNotifications().subscribe({ abortSignal });
    const accounts = await rpcSubscriptions
      .accountNotifications(watched.address, { commitment: 'confirmed', encoding: 'base64' })
      .subscribe({ abortSignal });
    const logs = await rpcSubscriptions
      .logsNotifications({ mentions: [watched.address] }, { commitment: 'confirmed' })
      .subscribe({ abortSignal });
    const first = async <T>(iterable: AsyncIterable<T>): Promise<T> => {
      for await (const item of iterable) return item;
      throw new Error('it ended');
    };
    // An iterable keeps what comes from its first poll on.
    const firsts = Promise.all([first(slots), first(accounts), first(logs)]);
    const signature: Signature = await rpc.requestAirdrop(watched.address, lamports(7_000_000n)).send();
    const [slot, account, log] = await firsts;
    expect(slot.slot).toBeGreaterThan(60n);
    expect(account.value.lamports).toBe(7_000_000n);
    expect(log.value.signature).toBe(signature);
    abort.abort();
  });
});

describe('@solana/web3.js', () => {
  let connection: Connection;
  let payer: Keypair;
  beforeAll(async () => {
    connection = new Connection(localnet.url, 'confirmed');
    payer = Keypair.generate();
    const signature = await connection.requestAirdrop(payer.publicKey, 20 * LAMPORTS_PER_SOL);
    const latest = await connection.getLatestBlockhash();
    await connection.confirmTransaction({ signature, ...latest });
  });

  /** Error of a transaction once it is in a sealed block; this client's own wait rejects on errors before that. */
  const settle = async (signature: string): Promise<unknown> => {
    for (;;) {
      const { value } = await connection.getSignatureStatus(signature);
      if (value && value.confirmationStatus !== 'processed') return value.err;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  test('a transfer with a priority fee, confirmed over its subscription', async () => {
    const to = Keypair.generate().publicKey;
    const transaction = new Transaction().add(
      ComputeBudgetProgram.setComputeUnitLimit({ units: 100_000 }),
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1_000_000 }),
      SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: to, lamports: LAMPORTS_PER_SOL }),
    );
    const signature = await sendAndConfirmTransaction(connection, transaction, [payer]);
    const parsed = await connection.getParsedTransaction(signature);
    expect(parsed!.meta!.fee).toBe(105_000);
    expect(parsed!.transaction.message.instructions[2]).toMatchObject({
      program: 'system',
      parsed: { type: 'transfer', info: { destination: to.toBase58(), lamports: LAMPORTS_PER_SOL } },
    });
    expect(await connection.getBalance(to)).toBe(LAMPORTS_PER_SOL);
  });

  test('a version 0 transaction loads accounts from a lookup table', async () => {
    const slot = await connection.getSlot('confirmed');
    const [create, table] = AddressLookupTableProgram.createLookupTable({
      authority: payer.publicKey,
      payer: payer.publicKey,
      recentSlot: slot,
    });
    const to = Keypair.generate().publicKey;
    const extend = AddressLookupTableProgram.extendLookupTable({
      authority: payer.publicKey,
      payer: payer.publicKey,
      lookupTable: table,
      addresses: [to],
    });
    await sendAndConfirmTransaction(connection, new Transaction().add(create, extend), [payer]);
    const { value: account } = await connection.getAddressLookupTable(table);
    const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash();
    const transfer = SystemProgram.transfer({
      fromPubkey: payer.publicKey,
      toPubkey: to,
      lamports: 5_000_000,
    });
    const message = new TransactionMessage({
      payerKey: payer.publicKey,
      recentBlockhash: blockhash,
      instructions: [transfer],
    }).compileToV0Message([account!]);
    const transaction = new VersionedTransaction(message);
    transaction.sign([payer]);
    const signature = await connection.sendTransaction(transaction);
    await connection.confirmTransaction({ signature, blockhash, lastValidBlockHeight });
    await expect(connection.getTransaction(signature)).rejects.toThrow('maxSupportedTransactionVersion');
    const landed = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 });
    expect(landed!.meta!.loadedAddresses!.writable.map(String)).toEqual([to.toBase58()]);
  });

  test('a failing preflight carries its logs; without one the failure lands and pays', async () => {
    const poor = Keypair.generate();
    const transfer = SystemProgram.transfer({
      fromPubkey: payer.publicKey,
      toPubkey: poor.publicKey,
      lamports: 900 * LAMPORTS_PER_SOL,
    });
    const transaction = new Transaction().add(transfer);
    await expect(connection.sendTransaction(transaction, [payer])).rejects.toMatchObject({
      transactionError: {
        message: 'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1',
      },
    });
    const signature = await connection.sendTransaction(transaction, [payer], { skipPreflight: true });
    expect(await settle(signature)).toEqual({ InstructionError: [0, { Custom: 1 }] });
    const landed = await connection.getTransaction(signature);
    expect(landed!.meta!.fee).toBe(5_000);
  });

  test('a nonce is consumed even by a transaction that fails', async () => {
    const nonce = Keypair.generate();
    const rent = await connection.getMinimumBalanceForRentExemption(NONCE_ACCOUNT_LENGTH);
    const create = SystemProgram.createNonceAccount({
      fromPubkey: payer.publicKey,
      noncePubkey: nonce.publicKey,
      authorizedPubkey: payer.publicKey,
      lamports: rent,
    });
    await sendAndConfirmTransaction(connection, new Transaction().add(create), [payer, nonce]);
    const read = async (): Promise<string> =>
      NonceAccount.fromAccountData((await connection.getAccountInfo(nonce.publicKey))!.data).nonce;
    for (const amount of [1_000_000, 900 * LAMPORTS_PER_SOL]) {
      const before = await read();
      const transaction = new Transaction().add(
        SystemProgram.nonceAdvance({ noncePubkey: nonce.publicKey, authorizedPubkey: payer.publicKey }),
        SystemProgram.transfer({
          fromPubkey: payer.publicKey,
          toPubkey: PublicKey.unique(),
          lamports: amount,
        }),
      );
      transaction.recentBlockhash = before;
      transaction.feePayer = payer.publicKey;
      transaction.sign(payer);
      const signature = await connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true });
      await settle(signature);
      expect(await read()).not.toBe(before);
      const again = await connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true });
      expect(again).toBe(signature);
      await expect(connection.sendRawTransaction(transaction.serialize())).rejects.toThrow(
        'already been processed',
      );
    }
  });

  test('simulation replaces the blockhash and gives accounts back', async () => {
    const to = Keypair.generate().publicKey;
    const message = new TransactionMessage({
      payerKey: payer.publicKey,
      recentBlockhash: PublicKey.unique().toBase58(),
      instructions: [
        SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: to, lamports: 2_000_000 }),
      ],
    }).compileToV0Message();
    const { value } = await connection.simulateTransaction(new VersionedTransaction(message), {
      replaceRecentBlockhash: true,
      accounts: { encoding: 'base64', addresses: [to.toBase58()] },
    });
    expect(value.err).toBe(null);
    expect(value.unitsConsumed).toBe(150);
    expect(value).toMatchObject({ fee: 5_000, loadedAddresses: { writable: [], readonly: [] } });
    expect(value.accounts![0]!.lamports).toBe(2_000_000);
  });

  test('program and root subscriptions', async () => {
    const seen = await new Promise<readonly string[]>((resolve) => {
      const kinds = new Set<string>();
      const add = (kind: string): void => {
        kinds.add(kind);
        if (kinds.size === 2) resolve([...kinds].sort());
      };
      connection.onProgramAccountChange(new PublicKey('Vote111111111111111111111111111111111111111'), () =>
        add('vote'),
      );
      connection.onRootChange(() => add('root'));
    });
    expect(seen).toEqual(['root', 'vote']);
  });
});
