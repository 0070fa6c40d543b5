import { encodeAccount, readAccountForm } from '../rpc/encoding/encode-account.ts';
import { encodeBlock } from '../rpc/encoding/encode-block.ts';
import { TRANSACTION_ENCODINGS } from '../rpc/encoding/encode-transaction.ts';
import type { Block, LandedTransaction } from '../ledger/block.ts';
import { checkAddress } from '../rpc/checks.ts';
import { readFilters } from '../rpc/methods/account-methods.ts';
import { withContext } from '../rpc/method.ts';
import { RpcConfig } from '../rpc/rpc-config.ts';
import { RpcError, rpcErrors } from '../rpc/rpc-error.ts';
import { changedAt, slotOf } from './subscription.ts';
import type { Notification, SubscriptionKind } from './subscription.ts';

const slot: SubscriptionKind = {
  name: 'slot',
  open: () => (moment) => (moment.kind === 'slot' ? [{ result: moment.slot }] : []),
};

const root: SubscriptionKind = {
  name: 'root',
  open: () => (moment) =>
    moment.kind === 'block' && moment.commitment === 'finalized'
      ? [{ result: moment.settled.block.slot }]
      : [],
};

const account: SubscriptionKind = {
  name: 'account',
  open: (chain, params) => {
    const address = params.address(0);
    const config = params.config(1);
    const commitment = config.commitment();
    const form = readAccountForm(config);
    const absent = {
      data: new Uint8Array(),
      executable: false,
      lamports: 0n,
      owner: '11111111111111111111111111111111',
      ownerBytes: new Uint8Array(32),
      rentEpoch: 0n,
    };
    return function* (moment) {
      if (![...changedAt(moment, commitment)].includes(address)) return;
      const found = chain.bank.accounts.get(address, commitment) ?? absent;
      yield { result: withContext(slotOf(moment), encodeAccount(chain, found, form)) };
    };
  },
};

const program: SubscriptionKind = {
  name: 'program',
  open: (chain, params) => {
    const owner = params.address(0);
    const config = params.config(1);
    const commitment = config.commitment();
    const form = readAccountForm(config);
    const matches = readFilters(config);
    return function* (moment) {
      for (const pubkey of changedAt(moment, commitment)) {
        const found = chain.bank.accounts.get(pubkey, commitment);
        if (found?.owner !== owner || !matches(found)) continue;
        yield { result: withContext(slotOf(moment), { account: encodeAccount(chain, found, form), pubkey }) };
      }
    };
  },
};

const logs: SubscriptionKind = {
  name: 'logs',
  open: (_chain, params) => {
    const matches = readLogsFilter(params.raw(0));
    const commitment = params.commitment(1);
    return function* (moment) {
      const transactions =
        moment.kind === 'transaction' && commitment === 'processed'
          ? [moment.transaction.transaction]
          : moment.kind === 'block' && moment.commitment === commitment
            ? moment.settled.block.transactions
            : [];
      for (const landed of transactions) {
        if (!matches(landed)) continue;
        const value = { err: landed.error, logs: landed.logs, signature: landed.signature };
        yield { result: withContext(landed.slot, value) };
      }
    };
  },
};

function readLogsFilter(filter: unknown): (landed: LandedTransaction) => boolean {
  if (filter === 'all') return (landed) => !landed.isVote;
  if (filter === 'allWithVotes') return () => true;
  const mentions = new RpcConfig(filter).list('mentions');
  if (!mentions)
    throw rpcErrors.invalidParams('Invalid params: expected `all`, `allWithVotes` or `mentions`.');
  if (mentions.length !== 1) throw rpcErrors.invalidParams('Invalid Request: Only 1 address supported');
  const address = checkAddress(String(mentions[0]));
  return (landed) => landed.accountKeys.includes(address);
}

const signature: SubscriptionKind = {
  name: 'signature',
  open: (chain, params) => {
    const wanted = params.signature(0);
    const config = params.config(1);
    const commitment = config.commitment();
    const wantsReceived = config.boolean('enableReceivedNotification', false);
    let isDone = false;
    return function* (moment) {
      if (isDone) return;
      const known = chain.bank.statuses.get(wanted) ?? chain.ledger.transaction(wanted)?.transaction;
      if (!known) return;
      if (
        wantsReceived &&
        moment.kind === 'transaction' &&
        moment.transaction.transaction.signature === wanted
      ) {
        yield { result: withContext(known.slot, 'receivedSignature') };
      }
      if (known.slot > chain.slotAt(commitment)) return;
      isDone = true;
      yield { result: withContext(known.slot, { err: known.error }), isLast: true };
    };
  },
};

const block: SubscriptionKind = {
  name: 'block',
  open: (_chain, params) => {
    const filter = params.raw(0);
    const config = params.config(1);
    const commitment = config.settledCommitment();
    const matches = readBlockFilter(filter);
    const form = {
      encoding: config.choice('encoding', TRANSACTION_ENCODINGS) ?? 'base64',
      details: config.choice('transactionDetails', ['full', 'accounts', 'signatures', 'none']) ?? 'full',
      withRewards: config.boolean('showRewards', true),
      maxVersion: config.integer('maxSupportedTransactionVersion'),
    };
    return function* (moment): Iterable<Notification> {
      if (moment.kind !== 'block' || moment.commitment !== commitment) return;
      const { block: sealed } = moment.settled;
      const shown: Block = { ...sealed, transactions: sealed.transactions.filter(matches) };
      try {
        yield {
          result: withContext(sealed.slot, { block: encodeBlock(shown, form), err: null, slot: sealed.slot }),
        };
      } catch (error) {
        if (!(error instanceof RpcError)) throw error;
        const err = { UnsupportedTransactionVersion: error.message };
        yield { result: withContext(sealed.slot, { block: null, err, slot: sealed.slot }) };
      }
    };
  },
};

function readBlockFilter(filter: unknown): (landed: LandedTransaction) => boolean {
  if (filter === 'all') return () => true;
  const mentioned = new RpcConfig(filter).string('mentionsAccountOrProgram');
  if (mentioned === undefined) {
    throw rpcErrors.invalidParams('Invalid params: expected `all` or `mentionsAccountOrProgram`.');
  }
  const address = checkAddress(mentioned);
  return (landed) => landed.accountKeys.includes(address);
}

export const SUBSCRIPTION_KINDS: readonly SubscriptionKind[] = [
  account,
  block,
  logs,
  program,
  root,
  signature,
  slot,
];
