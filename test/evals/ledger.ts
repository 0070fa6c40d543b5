/** Every transaction of the frozen chain as its node tells it (`getBlock`, `jsonParsed`): nothing of ours reads it. */
import type { FrozenChain } from './frozen-chain.ts';

/** Numbers of a node: those beyond 2⁵³ are `bigint`. */
export type Int = number | bigint;

export interface NodeInstruction {
  readonly programId: string;
  readonly program?: string;
  readonly parsed?: { readonly type: string; readonly info: NodeInfo } | string;
  readonly accounts?: readonly string[];
  readonly data?: string;
  readonly stackHeight?: number | null;
}

/** What a parsed instruction tells; each type fills its own. */
export interface NodeInfo {
  readonly source?: string;
  readonly destination?: string;
  readonly authority?: string;
  readonly lamports?: Int;
  readonly amount?: string;
  readonly mint?: string;
  readonly account?: string;
  readonly newAccount?: string;
  readonly owner?: string;
  readonly wallet?: string;
  readonly stakeAccount?: string;
  readonly voteAccount?: string;
  readonly tokenAmount?: { readonly amount: string; readonly decimals: number };
}

interface TokenBalance {
  readonly accountIndex: number;
  readonly mint: string;
  readonly owner?: string;
  readonly uiTokenAmount: { readonly amount: string; readonly decimals: number };
}

export interface NodeTransaction {
  /** Of its wire format: 0 and up, or `legacy`. */
  readonly version?: number | string;
  readonly transaction: {
    readonly signatures: readonly string[];
    readonly message: {
      readonly accountKeys: readonly { readonly pubkey: string; readonly signer: boolean }[];
      readonly instructions: readonly NodeInstruction[];
    };
  };
  readonly meta: {
    readonly err: unknown;
    readonly fee: Int;
    readonly computeUnitsConsumed?: Int;
    readonly preBalances: readonly Int[];
    readonly postBalances: readonly Int[];
    readonly preTokenBalances: readonly TokenBalance[];
    readonly postTokenBalances: readonly TokenBalance[];
    readonly innerInstructions: readonly {
      readonly index: number;
      readonly instructions: readonly NodeInstruction[];
    }[];
    readonly logMessages: readonly string[];
  };
}

/** A transaction that is no vote, in its place. */
export interface Landed {
  readonly signature: string;
  readonly slot: number;
  readonly time: number;
  readonly payer: string;
  readonly failed: boolean;
  readonly keys: readonly string[];
  /** Instructions of the transaction itself. */
  readonly top: readonly NodeInstruction[];
  /** Those and the ones they called, in the order they ran. */
  readonly all: readonly NodeInstruction[];
  readonly node: NodeTransaction;
}

export interface Ledger {
  /** Oldest first. */
  readonly transactions: readonly Landed[];
  readonly slots: readonly number[];
  get(signature: string): Landed;
  /** Transactions that name an address, newest first. */
  of(address: string): readonly Landed[];
}

const VOTE = 'Vote111111111111111111111111111111111111111';

export function readLedger(chain: FrozenChain): Ledger {
  const transactions: Landed[] = [];
  const slots = chain.rpc<readonly number[]>('getBlocks', [1, chain.tip]);
  for (const slot of slots) {
    const block = chain.rpc<{ blockTime: number; transactions: readonly NodeTransaction[] }>('getBlock', [
      slot,
      { encoding: 'jsonParsed', maxSupportedTransactionVersion: 1, rewards: false },
    ]);
    for (const node of block.transactions) {
      const landed = toLanded(node, slot, block.blockTime);
      if (!landed.top.every(({ programId }) => programId === VOTE)) transactions.push(landed);
    }
  }
  const bySignature = new Map(transactions.map((landed) => [landed.signature, landed]));
  return {
    transactions,
    slots,
    get(signature) {
      const landed = bySignature.get(signature);
      if (landed === undefined) throw new Error(`no transaction ${signature}`);
      return landed;
    },
    of: (address) => transactions.filter(({ keys }) => keys.includes(address)).toReversed(),
  };
}

function toLanded(node: NodeTransaction, slot: number, time: number): Landed {
  const { accountKeys, instructions } = node.transaction.message;
  const inner = new Map(node.meta.innerInstructions.map(({ index, instructions: below }) => [index, below]));
  return {
    signature: node.transaction.signatures[0]!,
    slot,
    time,
    payer: accountKeys[0]!.pubkey,
    failed: node.meta.err !== null,
    keys: accountKeys.map(({ pubkey }) => pubkey),
    top: instructions,
    all: instructions.flatMap((one, i) => [one, ...(inner.get(i) ?? [])]),
    node,
  };
}

/** What a parsed instruction of one of these types tells. */
export function infoOf({ parsed }: NodeInstruction, ...types: readonly string[]): NodeInfo | undefined {
  return typeof parsed === 'object' && types.includes(parsed.type) ? parsed.info : undefined;
}

/** Change of what an owner holds of a mint, in smallest units. */
export function tokenChange({ node }: Landed, owner: string, mint: string): bigint {
  const sum = (balances: readonly TokenBalance[]): bigint =>
    balances
      .filter((balance) => balance.owner === owner && balance.mint === mint)
      .reduce((total, { uiTokenAmount }) => total + BigInt(uiTokenAmount.amount), 0n);
  return sum(node.meta.postTokenBalances) - sum(node.meta.preTokenBalances);
}

/** Mints whose amount changed for an owner. */
export function changedMints(landed: Landed, owner: string): readonly string[] {
  const { preTokenBalances, postTokenBalances } = landed.node.meta;
  const mints = new Set([...preTokenBalances, ...postTokenBalances].map(({ mint }) => mint));
  return [...mints].filter((mint) => tokenChange(landed, owner, mint) !== 0n);
}

/** Change of an address's lamports, its fee included. */
export function lamportChange({ keys, node }: Landed, address: string): bigint {
  const at = keys.indexOf(address);
  return at < 0 ? 0n : BigInt(node.meta.postBalances[at]!) - BigInt(node.meta.preBalances[at]!);
}
