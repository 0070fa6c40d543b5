import type { Parameter } from '#contracts/dashboards/dashboard';
import { TILE_MEASURES, type MeasureKey } from '#contracts/dashboards/tile-measures';
import { WINDOWS, type Window } from '#contracts/market/market';
import type { QuestionName } from '#contracts/api';
import { toShareText, toWholeSolText } from '#contracts/assistant/share-text';
import { SOL_DECIMALS } from '#contracts/chain';
import { toChangeText, toPriceText, toUsdText } from '#contracts/text/money-text';
import { toDecimal, toGrouped } from '#contracts/text/value-text';
import { isWhole, toCoveredShare } from '../../answers/chain/rates.ts';
import type { Answer, Input } from '../../api/question.ts';

/** A figure as it is read. Without `text` there is none, and `more` says why. */
export interface MeasureText {
  readonly text?: string | undefined;
  readonly more?: string | undefined;
}

interface Asked<Name extends QuestionName = QuestionName> {
  readonly question: Name;
  readonly input: Input<Name>;
}

/** The question a measure is read from. `of` is there for those that are about one thing. */
export function toMeasureQuestion(key: MeasureKey, of: string | undefined, window: Window): Asked {
  const { question } = TILE_MEASURES[key];
  const about = of ?? '';
  switch (question) {
    case 'home':
      return { question, input: {} };
    case 'analytics':
      return { question, input: { window } };
    case 'validators':
      return { question, input: {} };
    case 'tokenMarket':
      return { question, input: { mint: about } };
    case 'wallet':
      return { question, input: { wallet: about } };
    case 'program':
      return { question, input: { address: about } };
    case 'validator':
      return { question, input: { vote: about } };
  }
}

type Found<Name extends QuestionName> = Extract<Answer<Name>, { readonly kind: 'found' }>;

const EMPTY = 'There is no figure yet.';
const EXACT_BELOW_LAMPORTS = 1_000n * 10n ** BigInt(SOL_DECIMALS);
/** Exact to the lamport below 1,000 SOL, whole SOL from there on. */
const toSol = (lamports: string): string =>
  `${BigInt(lamports) < EXACT_BELOW_LAMPORTS ? toDecimal(lamports, SOL_DECIMALS) : toWholeSolText(lamports)} SOL`;
const count = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 });
const share = (part: number, whole: number): string | undefined =>
  whole === 0 ? undefined : toShareText(part / whole);

function readHome(key: MeasureKey, { pulse }: Found<'home'>): MeasureText {
  switch (key) {
    case 'slot':
      return { text: toGrouped(String(pulse.slot)), more: `epoch ${pulse.epoch}` };
    case 'epochProgress':
      return {
        text: String(pulse.epoch),
        more: `${toShareText(pulse.slotIndex / pulse.slotsInEpoch)} complete`,
      };
    default:
      return pulse.nonVotePerSecond === undefined
        ? { more: 'The node gives no samples.' }
        : {
            text: count(pulse.nonVotePerSecond),
            more:
              pulse.transactionsPerSecond === undefined
                ? 'without votes'
                : `without votes; ${count(pulse.transactionsPerSecond)} with`,
          };
  }
}

function readAnalytics(key: MeasureKey, { now, activeUsers }: Found<'analytics'>): MeasureText {
  const own = now.transactions - now.votes;
  switch (key) {
    case 'transactions':
      return { text: count(own), more: `without votes; ${count(now.transactions)} with` };
    case 'failedShare':
      return { text: share(now.failed, own), more: `${count(now.failed)} of ${count(own)}` };
    case 'fees':
      return { text: toSol(now.feeLamports) };
    case 'volume':
      return { text: toUsdText(now.microUsd), more: `${count(now.swaps)} swaps` };
    case 'newTokens':
      return { text: count(now.tokenMints) };
    default:
      return activeUsers.now === undefined
        ? { more: 'No whole span is indexed yet.' }
        : { text: count(activeUsers.now.users), more: 'in the newest whole span' };
  }
}

/** What part of a window that ends with its newest block the index holds. */
const toReach = ({ coverage: { fromTime, toTime } }: Found<'tokenMarket'>, window: Window): number =>
  Math.min(1, (toTime - fromTime) / WINDOWS[window]);

function readToken(key: MeasureKey, found: Found<'tokenMarket'>, window: Window): MeasureText {
  const { price, priceMissing, windows, holders } = found;
  const figures = windows[window];
  switch (key) {
    case 'tokenPrice': {
      if (price === undefined) return { more: priceMissing ?? 'No price.' };
      const marks = [...(price.isThin ? ['low liquidity'] : []), ...(price.isStale ? ['old price'] : [])];
      return {
        text: `$${toPriceText(price.usd)}`,
        more: [
          ...(figures.change === undefined
            ? []
            : [
                `${toChangeText(figures.change)} ${toReach(found, window) < 1 ? 'since indexed' : `in ${window}`}`,
              ]),
          ...marks,
        ].join(', '),
      };
    }
    case 'tokenChange':
      return figures.change === undefined
        ? { more: `No trades in ${window}.` }
        : { text: toChangeText(figures.change) };
    case 'tokenVolume':
      return {
        text: toUsdText(figures.microUsd),
        more:
          figures.unvalued > 0
            ? `misses ${count(figures.unvalued)} of ${count(figures.swaps)} swaps, which have no price`
            : `${count(figures.swaps)} swaps`,
      };
    case 'tokenSwaps':
      return {
        text: count(figures.swaps),
        more: `${count(figures.buys)} buys, ${count(figures.swaps - figures.buys)} sells`,
      };
    case 'tokenHolders':
      return { text: count(holders), more: 'accounts with a balance, as indexed' };
    default:
      return price?.liquidityMicroUsd === undefined
        ? { more: 'Liquidity is not known.' }
        : { text: toUsdText(price.liquidityMicroUsd), more: 'of the market its price is read from' };
  }
}

/** Why not every token account of a wallet is counted; `undefined` where all are. */
const toUncounted = ({ holdingsMissing, holdingsTruncated }: Found<'wallet'>): string | undefined =>
  holdingsMissing ?? (holdingsTruncated ? 'Only the first token accounts are counted.' : undefined);

function readWallet(key: MeasureKey, found: Found<'wallet'>): MeasureText {
  const uncounted = toUncounted(found);
  switch (key) {
    case 'walletWorth': {
      if (found.totalMicroUsd === undefined) return { more: uncounted ?? 'Nothing in it has a price here.' };
      const worth = toUsdText(found.totalMicroUsd);
      const unvalued = found.unvalued > 0 ? `without ${found.unvalued} that have no price` : undefined;
      return {
        text: uncounted === undefined ? worth : `at least ${worth}`,
        more: [uncounted, unvalued].filter((part) => part !== undefined).join(' '),
      };
    }
    case 'walletSol':
      return { text: toSol(found.lamports) };
    default:
      // The first one is SOL, whether there is any or not.
      return uncounted === undefined
        ? { text: count(found.holdings.filter(({ amount }) => amount !== '0').length) }
        : { more: uncounted };
  }
}

function readProgram(key: MeasureKey, { observed }: Found<'program'>): MeasureText {
  if (observed === undefined) return { more: 'This server has read no block recently.' };
  const blocks = `in ${count(observed.window.blocks)} blocks looked at`;
  const use = observed.use ?? { transactions: 0, failed: 0 };
  if (key === 'programTransactions') return { text: count(use.transactions), more: blocks };
  return {
    text: share(use.failed, use.transactions),
    more: use.transactions === 0 ? `No call ${blocks}.` : `${count(use.failed)} ${blocks}`,
  };
}

function readValidator(key: MeasureKey, { row, validators, production }: Found<'validator'>): MeasureText {
  if (key === 'validatorSkipRate') {
    if (production === undefined) return { more: 'The node did not report the blocks it made.' };
    if (production.leaderSlots === 0) return { more: 'It has led no slot of this epoch yet.' };
    const skipped = production.leaderSlots - production.blocks;
    return {
      text: share(skipped, production.leaderSlots),
      more: `${count(skipped)} of ${count(production.leaderSlots)} slots`,
    };
  }
  if (row === undefined) return { more: 'It has no stake and does not vote.' };
  switch (key) {
    case 'validatorStake':
      return { text: toSol(row.stakeLamports), more: `${toShareText(row.share)} of all active stake` };
    case 'validatorRank':
      return { text: `#${row.rank}`, more: `of ${count(validators)}` };
    case 'validatorCommission':
      return { text: toShareText(row.commissionBps / 10_000), more: 'of inflation rewards' };
    case 'validatorVoteLag':
      return row.voteLag === undefined
        ? { more: 'It has not voted.' }
        : {
            text: `${count(row.voteLag)} ${row.voteLag === 1 ? 'slot' : 'slots'}`,
            more: row.delinquent ? 'delinquent' : 'behind the newest',
          };
    default:
      return row.credits === undefined ? { more: EMPTY } : { text: count(row.credits) };
  }
}

function readValidators(key: MeasureKey, { totals }: Found<'validators'>): MeasureText {
  return key === 'activeStake'
    ? { text: toSol(totals.activeLamports), more: `${count(totals.validators)} validators` }
    : { text: count(totals.validators), more: `${count(totals.delinquent)} delinquent` };
}

/** The figure of a measure in the answer to its question. */
export function readMeasure(key: MeasureKey, answer: Answer<QuestionName>, window: Window): MeasureText {
  if (!('kind' in answer)) return { more: EMPTY };
  if (answer.kind === 'absent') return { more: answer.message };
  // Each is the answer to the question its measure names.
  switch (TILE_MEASURES[key].question) {
    case 'home':
      return readHome(key, answer as Found<'home'>);
    case 'analytics':
      return readAnalytics(key, answer as Found<'analytics'>);
    case 'validators':
      return readValidators(key, answer as Found<'validators'>);
    case 'tokenMarket':
      return readToken(key, answer as Found<'tokenMarket'>, window);
    case 'wallet':
      return readWallet(key, answer as Found<'wallet'>);
    case 'program':
      return readProgram(key, answer as Found<'program'>);
    case 'validator':
      return readValidator(key, answer as Found<'validator'>);
  }
}

/** The window a measure is of, with how much of it is indexed where that is not all; `undefined` for one of no window. */
export function toWindowText(
  key: MeasureKey,
  answer: Answer<QuestionName>,
  window: Window,
): string | undefined {
  const card = TILE_MEASURES[key];
  if (!('inWindow' in card) || !('kind' in answer) || answer.kind === 'absent') return undefined;
  const text = `last ${window}`;
  // Each is the answer to the question its measure names.
  if (card.question === 'analytics') {
    const { now } = answer as Found<'analytics'>;
    return isWhole(now) ? text : `${text}, ${toShareText(toCoveredShare(now))} of it indexed`;
  }
  const reach = toReach(answer as Found<'tokenMarket'>, window);
  return reach < 1 ? `${text}, ${toShareText(reach)} of it indexed` : text;
}
/** What kind of thing a measure is about; `undefined` for the whole chain. */
export const subjectOf = (key: MeasureKey): Parameter | undefined => {
  const card = TILE_MEASURES[key];
  return 'of' in card ? card.of : undefined;
};
