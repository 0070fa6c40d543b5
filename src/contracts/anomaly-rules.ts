/** The rules that look at every block: their words and bounds, which the indexer applies and the pages tell. */
import { toGrouped } from './value-text.ts';

/** How a figure is read. `amount` is in raw units of the mint that the figure `of` names. */
export type FigureKind =
  | 'count'
  | 'share'
  | 'lamports'
  | 'micro-usd'
  | 'address'
  | 'signature'
  | 'text'
  | 'amount';

export interface FigureCard {
  readonly label: string;
  readonly kind: FigureKind;
  readonly of?: string;
}

export interface RuleCard {
  readonly title: string;
  /** The rule in words, with its bounds. */
  readonly text: string;
  readonly severity: 'notice' | 'warning';
  /** What is measured; it is told from the bound on. */
  readonly measured: FigureCard;
  /** Which of the figures says most beside it. */
  readonly headline?: string;
  /** What its evidence names, in the order it is told. */
  readonly figures: Readonly<Record<string, FigureCard>>;
}

/** A rule tells no more of one block; what is measured most comes first. */
export const MAX_FINDINGS = 10;

const count = (label: string): FigureCard => ({ label, kind: 'count' });
const share = (label: string): FigureCard => ({ label, kind: 'share' });
const address = (label: string): FigureCard => ({ label, kind: 'address' });
const signature = (label: string): FigureCard => ({ label, kind: 'signature' });
const lamports = (label: string): FigureCard => ({ label, kind: 'lamports' });
const microUsd = (label: string): FigureCard => ({ label, kind: 'micro-usd' });
const amount = (label: string, of: string): FigureCard => ({ label, kind: 'amount', of });

/** Figures the rules compare with; the texts below say them. */
export const BOUNDS = {
  failureBurst: { factor: 4, share: 0.5, leastFailed: 8, leastBlocks: 50 },
  programFailing: { users: 10, share: 0.9, factor: 2, leastBlocks: 50 },
  feeSpike: { factor: 6, leastLamports: 50_000n, leastTransactions: 20, leastBlocks: 50 },
  mintBurst: { byOne: 10, factor: 8, leastBirths: 20, leastBlocks: 50 },
  liquidityPull: { share: 0.5 },
  addressPoisoning: { letters: 4 },
  dustWave: { receivers: 2, share: 0.01 },
  largeTransfer: { microUsd: 1_000_000_000_000n },
  whaleTrade: { share: 0.2, microUsd: 1_000_000_000n },
  skippedRun: { slots: 5 },
  backAndForth: { times: 2, left: 0.1 },
  sandwich: { tolerance: 0.05 },
} as const;

const B = BOUNDS;

export const RULES = {
  sandwich: {
    title: 'Sandwich',
    severity: 'warning',
    text: `In one block and market somebody trades before another trader, in the same direction, and takes the trade back after, at a better price and with a gain. What is taken back may differ by ${B.sandwich.tolerance * 100} %. Attackers who use a second wallet are not seen.`,
    measured: count('Trades between'),
    headline: 'gain',
    figures: {
      attacker: address('Attacker'),
      victim: address('First trader between'),
      gain: amount('Gain before fees', 'quote'),
      quote: address('Paid in'),
      before: signature('Trade before'),
      between: signature('Trade between'),
      after: signature('Trade after'),
    },
  },
  'liquidity-pull': {
    title: 'Liquidity pulled',
    severity: 'warning',
    text: `One instruction took at least ${B.liquidityPull.share * 100} % of what both vaults of a pool held. Pools whose vaults the transaction does not show are not seen.`,
    measured: share('Taken of both vaults'),
    headline: 'secondAmount',
    figures: {
      provider: address('Taken by'),
      program: address('Program'),
      instruction: { label: 'Instruction', kind: 'text' },
      firstAmount: amount('Taken', 'firstMint'),
      firstMint: address('First token'),
      secondAmount: amount('Taken', 'secondMint'),
      secondMint: address('Second token'),
    },
  },
  'address-poisoning': {
    title: 'Address poisoning',
    severity: 'warning',
    text: `Dust came from an address that begins and ends with the same ${B.addressPoisoning.letters} characters as another address of the block. Look-alikes of addresses in earlier blocks are not seen: only one block is looked at.`,
    measured: count('Accounts that got dust'),
    figures: { original: address('Looks like'), signature: signature('Transaction') },
  },
  'dust-wave': {
    title: 'Wave of dust',
    severity: 'notice',
    text: `One sender sent next to nothing (no tokens at all, or SOL worth less than the fee of sending it) to at least ${B.dustWave.receivers} accounts in a block, and to one for every ${1 / B.dustWave.share} transactions. Address poisoning and advertising begin so.`,
    measured: count('Accounts that got dust'),
    figures: { transfers: count('Transfers'), signature: signature('First transaction') },
  },
  'program-failing': {
    title: 'Program failing',
    severity: 'warning',
    text: `At least ${B.programFailing.users} fee payers called a program and ${B.programFailing.share * 100} % of these transactions failed, in a block that failed ${B.programFailing.factor} times as often as the ${B.programFailing.leastBlocks} to 300 blocks before it.`,
    measured: share('Its transactions failed'),
    figures: {
      failed: count('Failed'),
      transactions: count('Transactions'),
      users: count('Fee payers'),
      usualFailed: count('Failed in a usual block, all programs'),
    },
  },
  'failure-burst': {
    title: 'Burst of failures',
    severity: 'notice',
    text: `At least ${B.failureBurst.leastFailed} transactions of a block that are no votes failed; their share is ${B.failureBurst.factor} times that of the ${B.failureBurst.leastBlocks} to 300 blocks before it, or, where many fail as a rule, half of what usually succeeds failed too.`,
    measured: share('Failed'),
    figures: {
      failed: count('Failed'),
      transactions: count('Transactions'),
      usualShare: share('Usual share'),
      blocksCompared: count('Blocks compared'),
      program: address('Program with most failures'),
    },
  },
  'fee-spike': {
    title: 'Fee spike',
    severity: 'notice',
    text: `The mean priority fee of a block’s transactions, its highest left out, is ${B.feeSpike.factor} times the median of the ${B.feeSpike.leastBlocks} to 300 blocks before it and at least ${toGrouped(B.feeSpike.leastLamports)} lamports. Blocks with fewer than ${B.feeSpike.leastTransactions} transactions are passed over.`,
    measured: lamports('Mean priority fee'),
    figures: {
      median: lamports('Median of the block'),
      highest: lamports('Highest of the block'),
      highestBy: signature('Paid by'),
      usual: lamports('Usual mean'),
      transactions: count('Transactions'),
      blocksCompared: count('Blocks compared'),
    },
  },
  'mint-burst': {
    title: 'Burst of mints',
    severity: 'notice',
    text: `One fee payer created at least ${B.mintBurst.byOne} mints in a block; or all created at least ${B.mintBurst.leastBirths}, which is ${B.mintBurst.factor} times the mean of the ${B.mintBurst.leastBlocks} to 300 blocks before it.`,
    measured: count('Mints created'),
    figures: {
      births: count('Mints of the block'),
      creators: count('Creators'),
      usual: { label: 'Usual in a block', kind: 'text' },
      first: address('First mint'),
    },
  },
  'large-transfer': {
    title: 'Large transfer',
    severity: 'notice',
    text: `A transfer of SOL or a stablecoin worth at least ${toGrouped(B.largeTransfer.microUsd / 1_000_000n)} dollars that is no leg of a trade. Other tokens have no value here.`,
    measured: microUsd('Moved'),
    headline: 'amount',
    figures: {
      sender: address('From'),
      receiver: address('To'),
      amount: amount('Amount', 'mint'),
      mint: address('Token'),
    },
  },
  'whale-trade': {
    title: 'Whale trade',
    severity: 'notice',
    text: `A trade brought or took at least ${B.whaleTrade.share * 100} % of what the pool held of SOL or the stablecoin, and was worth at least ${toGrouped(B.whaleTrade.microUsd / 1_000_000n)} dollars. Pools whose vault the transaction does not show are not seen.`,
    measured: share('Of the quote vault'),
    headline: 'microUsd',
    figures: {
      trader: address('Trader'),
      side: { label: 'Side', kind: 'text' },
      microUsd: microUsd('Worth'),
      quoteAmount: amount('Amount', 'quote'),
      held: amount('The pool held', 'quote'),
      quote: address('Quote'),
      base: address('Token'),
    },
  },
  'back-and-forth': {
    title: 'Back and forth',
    severity: 'notice',
    text: `In one block and market one trader bought and sold at least ${B.backAndForth.times} times each and was left with under ${B.backAndForth.left * 100} % of what went through. Wash trading looks like this, and so may a market maker.`,
    measured: count('Trades'),
    figures: {
      trader: address('Trader'),
      buys: count('Buys'),
      sells: count('Sells'),
      turnover: amount('Bought and sold', 'base'),
      base: address('Token'),
      microUsd: microUsd('Worth'),
    },
  },
  'skipped-run': {
    title: 'Run of skipped slots',
    severity: 'notice',
    text: `At least ${B.skippedRun.slots} slots in a row have no block: more than one leader’s turn of four.`,
    measured: count('Slots without a block'),
    figures: { from: { label: 'First', kind: 'text' }, to: { label: 'Last', kind: 'text' } },
  },
} as const satisfies Readonly<Record<string, RuleCard>>;

export type RuleName = keyof typeof RULES;
export const RULE_NAMES = Object.keys(RULES) as readonly RuleName[]; // the keys of the record above

/** The card of a rule stored by name; `undefined` for one of another version. */
export const findRule = (name: string): RuleCard | undefined =>
  Object.hasOwn(RULES, name) ? RULES[name as RuleName] : undefined; // just looked up
