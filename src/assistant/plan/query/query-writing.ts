/** What the parts of a written query have in common: the time it is of, its rows, and the words for both. */
import type { Fact, Span, ToolResult } from '#contracts/assistant/agent';
import { findQuerySource } from '#contracts/query/query-sources';
import { isTimed } from '../../question/is-timed.ts';
import { SOL_MINT } from '../../question/sol.ts';
import { leafOfRow, leavesAt, rowsAt } from '../../write/facts-at.ts';
import { capitalise } from '../../write/write-value.ts';
import type { Words } from '../../write/words.ts';
import type { Piece, Writer } from '../../write/writer.ts';
import type { Asked, Telling } from '../define-plan.ts';
import { COUNT, factAt, factOf, QUERY } from './query-steps.ts';
import { isWider, writeWider } from '../wider-time.ts';
import { columnsOf, titleOfColumn, titleOfRows } from '../../write/query-titles.ts';

export interface QueryWriting {
  readonly question: Asked<'query'>;
  readonly query: Asked<'query'>['want']['query'];
  readonly writer: Writer;
  readonly words: Words;
  readonly results: ReadonlyMap<string, ToolResult>;
  readonly result: ToolResult;
  /** Places of the rows: `/rows/0`. */
  readonly rows: readonly string[];
  /** `from … to …`, of facts. */
  readonly scope: Piece;
  readonly row: Span;
  readonly many: Span;
  /** How many fit, where that was counted. */
  readonly all: Fact | undefined;
}

export function toWriting({
  question,
  writer,
  words,
  results,
  read,
}: Telling<'query'>): QueryWriting | undefined {
  const result = read(QUERY);
  if (result === undefined) return undefined;
  const { query } = question.want;
  const [one, many] = titleOfRows(query, words);
  return {
    question,
    query,
    writer,
    words,
    results,
    result,
    rows: rowsAt(result, '/rows/*'),
    scope: isOfSlots(query) ? words.say('scope-slots') : toScope(result, words),
    row: text(one),
    many: text(many),
    all: factOf(read(COUNT), 'count'),
  };
}

/** That the moment a time is counted from is not known. */
export function writeUnknownTime({ question, writer, words, results }: Telling<'query'>): void {
  const { window } = question.want;
  if (window !== undefined && results.get(QUERY) === undefined)
    writer.spans(1, words.say(`window-unknown-${window.of}`));
}

/** Slots bound it, or the last so many of them. */
const isOfSlots = ({ where = [], join }: Asked<'query'>['want']['query']): boolean =>
  where.some(({ field }) => field === 'slot') || (join?.field === 'slot' && join.in.limit !== undefined);

export const text = (value: string): Span => ({ kind: 'text', text: value });

/** From when to when, as facts; of things, as of when. */
export function toScope(result: ToolResult, words: Words): Piece {
  const from = factAt(result, '/from');
  const to = factAt(result, '/to') ?? factAt(result, '/coverage/to');
  return from === undefined || to === undefined
    ? words.say('scope-as-of', { to: factAt(result, '/coverage/to') })
    : words.say('scope-between', { from, to });
}

export function cellOf({ result, words }: QueryWriting, row: string, key: string): Piece {
  const leaf = leafOfRow(result, row, key);
  return leaf === undefined ? undefined : words.value(leaf);
}

/** Rows with the columns of the query. */
export function writeTable(writing: QueryWriting): void {
  const { writer, query, words, rows, result, many } = writing;
  const keys = columnsOf(query).filter((key) => rows.some((row) => cellOf(writing, row, key) !== undefined));
  writer.table(
    capitalise(many.text),
    keys.map((key) => ({ title: capitalise(titleOfColumn(query, key, words)) })),
    rows.map((row) => keys.map((key): Piece => cellOf(writing, row, key))),
    result.callId,
  );
}

/** Before the answer: what of the question it is not of, and how a word was taken that has no exact figure. */
export function writeLimits({ question, writer, words, query, result }: QueryWriting): void {
  if (question.unused.length > 0) {
    const list = question.unused.map((word) => `“${word}”`).join(', ');
    writer.spans(1, words.say('left-out-first', { words: { kind: 'code', text: list } }), 'note');
  }
  const { time, want } = question;
  if (time !== undefined && !isTimed(want))
    writer.spans(1, words.say('not-at-time', { time: { kind: 'code', text: time.text } }), 'note');
  const [from, to] = ['/from', '/to'].map((place) => factAt(result, place));
  const isOfHours = findQuerySource(query.from)?.seconds !== undefined;
  if (time !== undefined && isOfHours && isWider(query.time ?? {}, { from, to }))
    writeWider(writer, words, { from, to }, time.text);
  const notes = new Set([
    ...(want.notes ?? []),
    ...(isOfEffects(want) ? ['note-effects'] : []),
    ...(isOfSolAlone(want.query) ? ['note-sol-price'] : []),
  ]);
  for (const key of notes) writer.spans(1, words.say(key), 'note');
}

/** Whether it is of trades of SOL, which most markets have for the price and not for what is traded. */
export const isOfSolAlone = ({ from, where = [] }: Asked<'query'>['want']['query']): boolean =>
  from === 'trades' &&
  where.some(({ field, is, value }) => field === 'base' && is === '=' && value === SOL_MINT);

/** Whether figures are of the transactions that are rows, which only those with effects are. */
const isOfEffects = ({ query, against, answers }: Asked<'query'>['want']): boolean =>
  [query, ...(against === undefined ? [] : [against])].some(
    ({ from, measures }) => from === 'transactions' && (measures !== undefined || answers === 'exists'),
  );

/** What of the asked time is not indexed, where a time was asked for, and other limits. */
export function writeNotes(writing: QueryWriting): void {
  const { writer, words, result, question, rows, query } = writing;
  if (query.from === 'tokenActivity') writer.spans(2, words.say('note-activity'), 'note');
  for (const note of result.notes) {
    if (isOfIndex(note)) {
      if (question.time !== undefined && rows.length > 0)
        writer.spans(2, toIndexSpan(writing, words), 'note');
      continue;
    }
    const isSaid = note.startsWith('Nothing fits') || note.startsWith('There are more');
    if (!isSaid && words.language === 'en') writer.spans(2, [text(note)], 'note');
  }
}

/** Whether a note says that the index does not reach as far as was asked. */
const isOfIndex = (note: string): boolean =>
  note.startsWith('Nothing of this time') || note.startsWith('Nothing before ');

/** From when to when the index reaches, as facts. */
const toIndexSpan = ({ result }: Pick<QueryWriting, 'result'>, words: Words): readonly Span[] =>
  words.say('index-span', {
    from: leavesAt(result, '/coverage/from')[0],
    to: leavesAt(result, '/coverage/to')[0],
  });

/** That there is nothing, or that this time is not indexed. */
export function writeNone(
  { writer, words, result, scope, row }: QueryWriting,
  before: readonly Span[] = [],
): void {
  const missing = result.notes.find((note) => note.startsWith('Nothing of this time'));
  const said =
    missing === undefined ? words.say('none-found', { row, scope }) : toIndexSpan({ result }, words);
  writer.spans(1, before.length === 0 ? said : [...before, text(' '), ...said]);
}
