/** Whose a value is that names nobody, and whose it cannot be: markets trade nothing, memos are those of everybody. */
import { toTool, type SubjectCatalogue } from '../../catalogue/define-subject.ts';
import type { SubjectKind } from '../../question/question.ts';
import type { ParseContext } from '../context.ts';
import type { FoundSubject } from '../find-subjects.ts';

/** A mint, a pool or a program trades, borrows and launches nothing: what is said of that is of those in it. */
export const isMarket = (context: ParseContext, { subject }: FoundSubject): boolean =>
  [...context.mentions.map((one) => one.subject), ...(context.page === undefined ? [] : [context.page])].some(
    ({ id, kind }) => id === subject.id && MARKETS.has(kind),
  );
const MARKETS: ReadonlySet<SubjectKind> = new Set(['token', 'pool', 'program']);
const PEOPLE: ReadonlySet<string> = new Set([
  'list_trades',
  'get_profit',
  'list_sandwiches',
  'get_lender',
  'get_perpetuals',
  'get_stakes',
  'list_launches',
  'get_order_book',
  'list_multisigs',
  'list_arbitrage',
]);
export const isOfPeople = ({ measures, predicates }: SubjectCatalogue, key: string): boolean => {
  const at = measures.get(key)?.at;
  const tool = at === undefined ? predicates.get(key.replace(/-not$/, ''))?.tool : toTool(at);
  return tool !== undefined && PEOPLE.has(tool);
};

/** What a position or market of one venue cannot have at another: no loan has a perpetual position. */
export function isOfOtherVenue(
  { places }: ParseContext,
  { measures, predicates }: SubjectCatalogue,
  key: string,
  { subject }: FoundSubject,
): boolean {
  const at = measures.get(key)?.at;
  const tool = at === undefined ? predicates.get(key.replace(/-not$/, ''))?.tool : toTool(at);
  const place = places.get(subject.id);
  return place?.isPart === true && tool !== undefined && PEOPLE.has(tool) && tool !== place.tool;
}

/** Of a failure, or of whether there is such a thing at all. */
export const CAUSES = /^(?:succeeded|slippage|insufficient|outOfCompute|exists|paidFee|priority)(?:-not)?$/;

/** `any memos today`: those of nobody in particular are those the Memo program was called with. */
export const memosOfAll = (context: ParseContext): readonly FoundSubject[] =>
  context.has('account', 'memos', 'memoCount', 'hasMemos') && !context.has('define', 'what', 'how')
    ? [{ subject: { kind: 'account', id: MEMO_PROGRAM }, at: [], origin: 'none' }]
    : [];
const MEMO_PROGRAM = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr';

/** What is asked of an epoch or a block, and none is named: that of the chain now. */
export const OF_NOW: Readonly<Partial<Record<SubjectKind, Readonly<Record<string, string>>>>> = {
  epoch: {
    number: 'epoch',
    currentEpoch: 'epoch',
    progress: 'epochProgress',
    end: 'epochEnd',
    timeLeft: 'epochLeft',
    slotsLeft: 'epochSlotsLeft',
    slotsDone: 'epochSlot',
  },
};
