import { encodeBase58 } from '#std/base58';
import { need, readAccount, type World } from '../cast.ts';
import * as said from './expected.ts';
import { type Expected, type Oracle, type Truth } from './expected.ts';

const CONFIRMED = { commitment: 'confirmed' } as const;
const LENDER = 'LocaLnetLend1111111111111111111111111111111';
const STAKE_POOLS = 'LocaLnetStake111111111111111111111111111111';
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';
const MULTISIG_BYTES = 355;
/** `Market` of `lending.c` and `Pool` of `liquid-staking.c`. */
const [MARKET_BYTES, LOAN_AT, SUPPLIED_AT, BORROWED_AT] = [215, 72, 168, 184];
const [POOL_BYTES, TOTAL_AT] = [130, 104];

const dataOf = ({ chain }: World, program: string): readonly Buffer[] =>
  chain
    .rpc<readonly { readonly account: { readonly data: readonly [string, string] } }[]>(
      'getProgramAccounts',
      [program, { encoding: 'base64', ...CONFIRMED }],
    )
    .map(({ account }) => Buffer.from(account.data[0], 'base64'));

/** Who may replace its code, and the slot of the newest. */
function upgradeOf({ chain }: World, program: string): { authority?: string | null; slot?: number } {
  const data = readAccount(chain, program)?.data.parsed?.info['programData'];
  return typeof data === 'string' ? (readAccount(chain, data)?.data.parsed?.info ?? {}) : {}; // jsonParsed
}

function authority(world: World, program: string): Truth {
  const { authority: holder } = upgradeOf(world, program);
  return [
    typeof holder === 'string'
      ? said.address(holder)
      : said.line(/nobody can change|upgrade authority was revoked|changes with the validator software/i),
  ];
}

interface NodeBlock {
  readonly blockhash: string;
  readonly blockTime: number;
  readonly transactions: readonly {
    meta: { fee: number | bigint; err: unknown; computeUnitsConsumed?: number | bigint };
  }[];
}

function blockOf({ chain }: World, slot: number): NodeBlock & { readonly leader: string } {
  const found = chain.rpc<NodeBlock>('getBlock', [
    slot,
    { encoding: 'jsonParsed', maxSupportedTransactionVersion: 1, rewards: false, ...CONFIRMED },
  ]);
  const [leader] = chain.rpc<readonly string[]>('getSlotLeaders', [slot, 1]);
  return { ...found, leader: need('leader', leader) };
}

const ofBlock = (read: (block: ReturnType<typeof blockOf>) => Expected): Oracle => {
  return (world, [slot]) => [[read(blockOf(world, Number(slot)))]];
};

interface Vote {
  readonly votePubkey: string;
  readonly nodePubkey: string;
  readonly activatedStake: number | bigint;
  readonly commission: number;
}

const votes = ({ chain }: World): { current: readonly Vote[]; delinquent: readonly Vote[] } =>
  chain.rpc('getVoteAccounts', [CONFIRMED]);

const ofValidator = (read: (vote: Vote, isVoting: boolean) => Expected): Oracle => {
  return (world, [vote]) => {
    const { current, delinquent } = votes(world);
    const isIt = ({ votePubkey }: Vote): boolean => votePubkey === vote;
    return [[read(need('validator', [...current, ...delinquent].find(isIt)), current.some(isIt))]];
  };
};

function rankVotes(world: World, by: (a: Vote, b: Vote) => number): readonly [Vote] {
  const { current, delinquent } = votes(world);
  return [need('validator', [...current, ...delinquent].toSorted(by)[0])];
}

/** Blocks back from the newest in which programs are counted. */
const NEWEST = 13;

/** Programs of a block, once for each transaction that calls them itself. */
function topLevelOf({ chain }: World, slot: number): readonly string[] {
  const { transactions } = chain.rpc<{
    transactions: readonly { transaction: { message: { instructions: readonly { programId: string }[] } } }[];
  }>('getBlock', [
    slot,
    { encoding: 'jsonParsed', maxSupportedTransactionVersion: 1, rewards: false, ...CONFIRMED },
  ]);
  return transactions.flatMap(({ transaction: { message } }) => [
    ...new Set(message.instructions.map(({ programId }) => programId)),
  ]);
}

const SAMPLES = 5;

/** Of the newest minutes, as the node has counted them. */
const perSecond = ({ chain }: World, field: 'numTransactions' | 'numNonVoteTransactions'): Expected => {
  const list = chain.rpc<readonly Record<typeof field | 'samplePeriodSecs', number>[]>(
    'getRecentPerformanceSamples',
    [SAMPLES],
  );
  const sum = (name: typeof field | 'samplePeriodSecs'): number =>
    list.reduce((total, sample) => total + sample[name], 0);
  return {
    kinds: ['number'],
    raw: (sum(field) / sum('samplePeriodSecs')).toFixed(4),
    unit: 'transactions per second',
  };
};

const epochOf = ({ chain }: World) =>
  chain.rpc<{ epoch: number; slotIndex: number; slotsInEpoch: number }>('getEpochInfo', [CONFIRMED]);

export const networkOracles: Readonly<Record<string, Oracle>> = {
  /** By which program it is loaded, and who may replace it. */
  'prog.overview': (world, [program]) => [
    [said.address(need('program', readAccount(world.chain, need('program', program))).owner)],
    authority(world, need('program', program)),
  ],
  'prog.authority': (world, [program]) => [authority(world, need('program', program))],
  'prog.deployed': (world, [program]) => [
    [said.slot(need('slot', upgradeOf(world, need('program', program)).slot))],
  ],
  /** No verifier of the localnet has ever said what a program was built from. */
  'prog.unverified': () => [[said.line(/no build claim|nobody .* build claim/i)]],
  'prog.contact': () => [[said.line(/no contact is known/i)]],
  'block.transactions': ofBlock(({ transactions }) => said.count(transactions.length, /^Transactions/)),
  'block.leader': ofBlock(({ leader }) => said.address(leader)),
  'block.time': ofBlock(({ blockTime }) => said.time(blockTime)),
  'block.fees': ofBlock(({ transactions }) =>
    said.sol(transactions.reduce((sum, { meta }) => sum + BigInt(meta.fee), 0n)),
  ),
  'block.cu': ofBlock(({ transactions }) =>
    said.count(
      transactions.reduce((sum, { meta }) => sum + BigInt(meta.computeUnitsConsumed ?? 0), 0n),
      /^Compute units/,
    ),
  ),
  'block.none': () => [[said.line(/ahead of the chain/i)]],
  'validator.commission': ofValidator(({ commission }) => ({
    ...said.percent(commission, /commission/i),
    isRounded: false,
  })),
  'validator.stake': ofValidator(({ activatedStake }) => said.sol(BigInt(activatedStake))),
  'validator.identity': ofValidator(({ nodePubkey }) => said.address(nodePubkey)),
  'validator.voting': ofValidator((_vote, isVoting) =>
    isVoting ? said.line(/\bis voting\b/i, /\bis delinquent\b|not voting/i) : said.line(/\bis delinquent\b/i),
  ),
  'net.tps': (world) => [[perSecond(world, 'numTransactions')], [perSecond(world, 'numNonVoteTransactions')]],
  'net.epoch': (world) => [[said.epoch(epochOf(world).epoch)]],
  'net.epoch.left': (world) => {
    const { slotIndex, slotsInEpoch } = epochOf(world);
    return [[said.count(slotsInEpoch - slotIndex, /slots left/i)]];
  },
  'net.slot': ({ chain }) => [[said.slot(chain.rpc<number>('getSlot', [CONFIRMED]))]],
  'net.validators': (world) => {
    const { current, delinquent } = votes(world);
    return [[said.count(current.length + delinquent.length, /validators$/i)]];
  },
  /** Deposits and loans of its markets, added up by the layout of its accounts. */
  'lender.sums': (world) => {
    const markets = dataOf(world, LENDER).filter(({ length }) => length === MARKET_BYTES);
    const sum = (at: number): bigint => markets.reduce((all, data) => all + data.readBigUInt64LE(at), 0n);
    const loan = encodeBase58(need('lending market', markets[0]).subarray(LOAN_AT, LOAN_AT + 32));
    return [[said.tokens(loan, sum(SUPPLIED_AT))], [said.tokens(loan, sum(BORROWED_AT))]];
  },
  'lender.solvent': () => [[said.line(/^Yes\b/)]],
  /** SOL of the one pool of liquid staking. */
  'liquid-staking.size': (world) => {
    const pool = dataOf(world, STAKE_POOLS).find(({ length }) => length === POOL_BYTES);
    return [[said.sol(need('stake pool', pool).readBigUInt64LE(TOTAL_AT))]];
  },
  /** Slots of the present epoch up to now without a block. */
  'epoch.skipped': (world) => {
    const { absoluteSlot, slotIndex } = world.chain.rpc<{
      readonly absoluteSlot: number;
      readonly slotIndex: number;
    }>('getEpochInfo', [CONFIRMED]);
    const first = absoluteSlot - slotIndex;
    const made = new Set(world.chain.rpc<readonly number[]>('getBlocks', [first, absoluteSlot, CONFIRMED]));
    return Array.from({ length: slotIndex + 1 }, (_unused, index) => first + index)
      .filter((slot) => !made.has(slot))
      .map((slot): Truth => [{ kinds: ['slot'], raw: String(slot) }]);
  },
  /** Accounts of the token program that several keys share. */
  'multisigs.all': (world) =>
    world.chain
      .rpc<readonly { readonly pubkey: string }[]>('getProgramAccounts', [
        TOKEN_2022,
        { encoding: 'base64', filters: [{ dataSize: MULTISIG_BYTES }], ...CONFIRMED },
      ])
      .map(({ pubkey }): Truth => [said.address(pubkey)]),
  'net.voting': (world) => [[said.count(votes(world).current.length, /voting|validators$/i)]],
  /** The largest by stake, and its stake. */
  'validators.largest': (world) => {
    const [first] = rankVotes(world, (a, b) => Number(b.activatedStake) - Number(a.activatedStake));
    return [[said.address(first.votePubkey)], [said.sol(BigInt(first.activatedStake))]];
  },
  /** The lowest commission, and of whom. */
  'validators.cheapest': (world) => {
    const [first] = rankVotes(world, (a, b) => a.commission - b.commission);
    return [
      [said.address(first.votePubkey)],
      [{ ...said.percent(first.commission, /commission/i), isRounded: false }],
    ];
  },
  /** Everybody votes on this chain. */
  'validators.none': (world) => [
    [said.count(votes(world).current.length + votes(world).delinquent.length, /validators$/i)],
    [said.line(/^None of the/)],
  ],
  /** Of those called at the top level in the newest blocks. */
  'programs.first': (world) => {
    const counts = new Map<string, number>();
    const tip = world.chain.rpc<number>('getSlot', [CONFIRMED]);
    for (const slot of world.chain.rpc<readonly number[]>('getBlocks', [tip - NEWEST, tip, CONFIRMED]))
      for (const program of topLevelOf(world, slot)) counts.set(program, (counts.get(program) ?? 0) + 1);
    const [first] = [...counts].toSorted(([, a], [, b]) => b - a);
    return [[said.address(need('program', first)[0])]];
  },
  /** What was traded in pools in 24 hours: that of the newest block, and the 23 before it. */
  'defi.volume': ({ chain, rows }) => {
    const hour = Math.floor(chain.nowMs / 3_600_000);
    const day = rows.swaps.filter(({ time }) => time >= (hour - 23) * 3_600);
    return [[said.money(day.reduce((sum, { microUsd }) => sum + (microUsd ?? 0n), 0n))]];
  },
  /** The newest finding, of a rule or of any. */
  'anomalies.newest': ({ rows }, [rule]) => {
    const newest = need(
      'finding',
      rows.anomalies.find((one) => rule === undefined || one.rule === rule),
    );
    return [[said.slot(newest.slot)], [said.time(newest.time)]];
  },
  'net.supply': ({ chain }) => {
    const { total } = chain.rpc<{ value: { total: number | bigint } }>('getSupply', [
      { excludeNonCirculatingAccountsList: true },
    ]).value;
    return [[said.sol(BigInt(total))]];
  },
  /** Some price of what others paid of late. */
  'net.priority': () => [[said.line(/priority fee/i)]],
};
