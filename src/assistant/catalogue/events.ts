/** What happens on the chain and which things are ranked, as rows of the index: `#contracts/query` describes the sources. */
import type { SubjectKind } from '../question/question.ts';

export interface EventDefinition {
  /** Key in `[event]` of the lexicon. */
  readonly key: string;
  readonly source: string;
  /** Whether its rows have a time. */
  readonly isEvents: boolean;
  /** Conditions the word itself means. */
  readonly where?:
    | readonly { readonly field: string; readonly is: '='; readonly value: boolean | string }[]
    | undefined;
  /** Field that names who did it, and who it was done with. */
  readonly actor?: string | undefined;
  readonly other?: string | undefined;
  /** Field of each kind of thing a question may name. */
  readonly things: Readonly<Partial<Record<SubjectKind, string>>>;
  /** Fields by what questions call them, keys of `[field]`. */
  readonly fields: Readonly<Record<string, string>>;
  /** The field that is summed, ranked and bounded where a question names none: its size. */
  readonly size?: string | undefined;
  readonly show: readonly string[];
}

const TRADE = {
  source: 'trades',
  isEvents: true,
  actor: 'trader',
  things: { account: 'trader', token: 'base', pool: 'market', program: 'venue' },
  fields: {
    value: 'microUsd',
    amount: 'baseAmount',
    price: 'price',
    time: 'time',
    who: 'trader',
    token: 'base',
    pool: 'market',
    program: 'venue',
    side: 'isBuy',
  },
  size: 'microUsd',
  show: ['time', 'trader', 'isBuy', 'base', 'baseAmount', 'microUsd', 'signature'],
} as const;
const TRANSFER = {
  source: 'transfers',
  isEvents: true,
  things: { account: 'sender', token: 'mint' },
  fields: {
    amount: 'amount',
    value: 'amount',
    time: 'time',
    token: 'mint',
    sender: 'sender',
    receiver: 'receiver',
  },
  size: 'amount',
  show: ['time', 'sender', 'receiver', 'mint', 'amount', 'signature'],
} as const;
const SUPPLY = {
  source: 'supplyChanges',
  isEvents: true,
  actor: 'owner',
  things: { account: 'owner', token: 'mint' },
  fields: { amount: 'amount', time: 'time', token: 'mint', who: 'owner' },
  size: 'amount',
  show: ['time', 'mint', 'amount', 'owner', 'signature'],
} as const;

export const EVENTS: readonly EventDefinition[] = [
  { key: 'buy', ...TRADE, where: [{ field: 'isBuy', is: '=', value: true }] },
  { key: 'sell', ...TRADE, where: [{ field: 'isBuy', is: '=', value: false }] },
  { key: 'trade', ...TRADE },
  { key: 'send', ...TRANSFER, actor: 'sender', other: 'receiver' },
  {
    key: 'receive',
    ...TRANSFER,
    actor: 'receiver',
    other: 'sender',
    things: { account: 'receiver', token: 'mint' },
  },
  { key: 'transfer', ...TRANSFER, actor: 'sender', other: 'receiver' },
  {
    key: 'create',
    source: 'tokenMints',
    isEvents: true,
    actor: 'creator',
    things: { account: 'creator', token: 'mint' },
    fields: { time: 'time', token: 'mint', who: 'creator', program: 'launchpad' },
    show: ['time', 'mint', 'creator', 'signature'],
  },
  { key: 'mint', ...SUPPLY, where: [{ field: 'isBurn', is: '=', value: false }] },
  { key: 'burn', ...SUPPLY, where: [{ field: 'isBurn', is: '=', value: true }] },
  {
    key: 'stake',
    source: 'stakeChanges',
    isEvents: true,
    things: { validator: 'validator', account: 'account' },
    fields: { amount: 'lamports', value: 'lamports', time: 'time', action: 'action', validator: 'validator' },
    size: 'lamports',
    show: ['time', 'action', 'account', 'validator', 'lamports', 'signature'],
  },
  {
    key: 'authority',
    source: 'authorityChanges',
    isEvents: true,
    things: { token: 'mint', account: 'holder' },
    fields: { time: 'time', token: 'mint', who: 'holder' },
    show: ['time', 'mint', 'authority', 'holder', 'signature'],
  },
  {
    key: 'anomaly',
    source: 'anomalies',
    isEvents: true,
    things: { account: 'subject', token: 'subject', pool: 'subject' },
    fields: { time: 'time', rule: 'rule' },
    show: ['time', 'rule', 'severity', 'subject'],
  },
  {
    key: 'block',
    source: 'blocks',
    isEvents: true,
    things: {},
    fields: {
      transactions: 'transactions',
      failed: 'failed',
      votes: 'votes',
      fee: 'feeLamports',
      priorityFee: 'priorityFeeLamports',
      compute: 'computeUnits',
      trades: 'swaps',
      transfers: 'transfers',
      creations: 'tokenMints',
      volume: 'microUsd',
      value: 'microUsd',
      users: 'users',
      time: 'time',
    },
    size: 'transactions',
    show: ['slot', 'time', 'transactions', 'failed', 'feeLamports', 'computeUnits'],
  },
  {
    key: 'transaction',
    source: 'transactions',
    isEvents: true,
    actor: 'feePayer',
    things: { account: 'feePayer' },
    fields: { fee: 'feeLamports', compute: 'computeUnits', time: 'time', who: 'feePayer' },
    size: 'feeLamports',
    show: ['time', 'signature', 'feePayer', 'feeLamports', 'computeUnits'],
  },
  {
    key: 'call',
    source: 'programs',
    isEvents: true,
    things: { program: 'program' },
    fields: {
      calls: 'calls',
      transactions: 'transactions',
      failed: 'failed',
      users: 'users',
      fee: 'feeLamports',
      compute: 'computeUnits',
      trades: 'swaps',
      volume: 'microUsd',
      value: 'microUsd',
      program: 'program',
      time: 'time',
    },
    size: 'transactions',
    show: ['time', 'program', 'calls', 'transactions', 'failed'],
  },
  {
    key: 'hold',
    source: 'holdings',
    isEvents: false,
    actor: 'owner',
    things: { account: 'owner', token: 'mint' },
    fields: { amount: 'amount', value: 'amount', token: 'mint', who: 'owner', time: 'time' },
    size: 'amount',
    show: ['owner', 'mint', 'amount'],
  },
  {
    key: 'wallets',
    source: 'wallets',
    isEvents: false,
    things: { account: 'wallet' },
    fields: {
      transactions: 'transactions',
      failed: 'failed',
      fee: 'feeLamports',
      time: 'lastTime',
      age: 'firstTime',
      who: 'wallet',
    },
    size: 'transactions',
    show: ['wallet', 'transactions', 'failed', 'feeLamports', 'firstTime', 'lastTime'],
  },
  {
    key: 'tokens',
    source: 'tokenActivity',
    isEvents: false,
    things: { token: 'mint' },
    fields: {
      trades: 'swaps',
      buys: 'buys',
      volume: 'microUsd',
      value: 'microUsd',
      price: 'close',
      change: 'change',
      liquidity: 'liquidityMicroUsd',
      age: 'createdTime',
      time: 'createdTime',
      holders: 'holders',
      token: 'mint',
    },
    size: 'microUsd',
    show: ['mint', 'close', 'change', 'microUsd', 'swaps', 'liquidityMicroUsd', 'holders'],
  },
  {
    key: 'markets',
    source: 'markets',
    isEvents: false,
    things: { pool: 'market', token: 'base', program: 'venue' },
    fields: {
      liquidity: 'liquidityMicroUsd',
      value: 'liquidityMicroUsd',
      trades: 'swaps',
      price: 'price',
      time: 'time',
      pool: 'market',
    },
    size: 'liquidityMicroUsd',
    show: ['market', 'base', 'quote', 'price', 'liquidityMicroUsd', 'swaps'],
  },
];

export const EVENTS_BY_KEY: ReadonlyMap<string, EventDefinition> = new Map(
  EVENTS.map((event) => [event.key, event]),
);
