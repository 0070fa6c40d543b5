/** Rows and figures of the index, with the time they are true for. */
import type { Fact, ToolResult } from '#contracts/assistant/agent';
import { findQuerySource } from '#contracts/query/query-sources';
import { toMeasureKey, type QueryMeasure } from '#contracts/query/index-query';
import type { Question } from '../../question/question.ts';
import { isFact, leafOfRow, leavesAt, rowsAt } from '../../write/facts-at.ts';
import { capitalise } from '../../write/write-value.ts';
import type { Words } from '../../write/words.ts';
import type { Piece } from '../../write/writer.ts';
import { definePlan, step, type Asked, type Step } from '../define-plan.ts';

const QUERY = 'query';

export default definePlan({
  want: 'query',
  steps(question) {
    const { query } = question.want;
    const open = question.bounds.flatMap(({ unit }) => (unit !== undefined && isAddress(unit) ? [unit] : []));
    const mint = open[0] ?? question.subjects.find(({ kind }) => kind === 'token')?.id;
    if (question.bounds.length === 0 || mint === undefined) {
      return [step(QUERY, 'query_index', 'Query the index', query)];
    }
    const read: Step = step('token', 'get_token', 'Read the decimals', { mint });
    return [
      read,
      {
        id: QUERY,
        tool: 'query_index',
        title: 'Query the index',
        after: ['token'],
        args: (results) => withBounds(question, results.get('token')),
      },
    ];
  },
  write({ question, writer, words, read }) {
    const result = read(QUERY);
    if (result === undefined) return;
    const { answers, query } = question.want;
    const rows = rowsAt(result, '/rows/*');
    const scope = scopeOf(result, words);
    if (answers === 'exists') {
      const there = rows.length > 0;
      writer.spans(1, [
        ...words.say(there === question.negated ? 'no' : 'yes'),
        { kind: 'text', text: ' ' },
        ...words.say(there ? 'found-some' : 'found-none', { scope }),
      ]);
    } else if (rows.length === 0) writer.spans(1, words.say('found-none', { scope }));
    else if (answers === 'figure') {
      for (const measure of query.measures ?? []) {
        const value = leafOfRow(result, rows[0]!, keyOf(measure)); // there is a row
        if (value !== undefined)
          writer.spans(
            1,
            words.say('figure', { title: text(capitalise(titleOf(question, measure, words))), value, scope }),
          );
      }
    } else if (answers === 'first') {
      for (const key of columnsOf(question)) {
        const value = leafOfRow(result, rows[0]!, key); // there is a row
        if (value !== undefined)
          writer.spans(
            1,
            words.say('value-alone', { title: text(capitalise(titleOfKey(question, key, words))), value }),
          );
      }
      writer.spans(2, words.say('within', { scope }), 'note');
    } else writer.spans(1, words.say('found-rows', { count: count(result), scope }));
    if (answers !== 'figure' && (answers !== 'first' || rows.length > 1)) {
      writer.table(
        capitalise(findQuerySource(query.from)?.title ?? query.from),
        columnsOf(question).map((key) => ({ title: titleOfKey(question, key, words) })),
        rows.map((row) => columnsOf(question).map((key): Piece => leafOfRow(result, row, key))),
        result.callId,
      );
    }
    for (const note of result.notes)
      if (!note.startsWith('Nothing fits')) writer.spans(2, [text(note)], 'note');
  },
});

const isAddress = (unit: string): boolean => unit.length >= 32;
const keyOf = (measure: { readonly measure: string; readonly field?: string | undefined }): string =>
  toMeasureKey(measure as QueryMeasure); // checked by the tool
const text = (value: string) => ({ kind: 'text', text: value }) as const;

function withBounds(
  question: Asked<'query'>,
  token: ToolResult | undefined,
): Readonly<Record<string, unknown>> | undefined {
  const decimals = token?.facts.find(({ path }) => path === '/decimals')?.raw;
  if (decimals === undefined) return undefined;
  const where = question.bounds.flatMap(({ field, is, value }) =>
    field === undefined ? [] : [{ field, is, value: toUnits(value, Number(decimals)) }],
  );
  return { ...question.want.query, where: [...(question.want.query.where ?? []), ...where] };
}

function toUnits(value: string, decimals: number): string {
  const [whole = '0', fraction = ''] = value.split('.');
  return (whole + fraction.padEnd(decimals, '0').slice(0, decimals)).replace(/^0+(?=\d)/, '');
}

function columnsOf({ want: { query } }: Asked<'query'>): readonly string[] {
  if (query.measures === undefined && query.by === undefined && query.per === undefined)
    return query.show ?? [];
  return [
    ...(query.per === undefined ? [] : ['bucket']),
    ...(query.by ?? []),
    ...(query.measures ?? []).map(keyOf),
  ];
}

function titleOfKey(question: Asked<'query'>, key: string, words: Words): string {
  const measure = question.want.query.measures?.find((one) => keyOf(one) === key);
  if (measure !== undefined) return titleOf(question, measure, words);
  if (key === 'bucket') return words.title('say.bucket');
  return words.title(`column.${question.want.query.from}.${key}`) === key
    ? (findQuerySource(question.want.query.from)?.fields[key]?.title ?? key)
    : (findQuerySource(question.want.query.from)?.fields[key]?.title ?? key);
}

/** `total value (USD)`, `number of trades`. */
function titleOf(
  { want: { query } }: Pick<Question, never> & Asked<'query'>,
  { measure, field }: { readonly measure: string; readonly field?: string | undefined },
  words: Words,
): string {
  const source = findQuerySource(query.from);
  const name = field === undefined ? (source?.row[1] ?? query.from) : (source?.fields[field]?.title ?? field);
  return words
    .say(`of-${measure}`, { field: text(name.toLowerCase()) })
    .map((span) => span.text)
    .join('');
}

/** From when to when, as facts. */
function scopeOf(result: ToolResult, words: Words): Piece {
  const at = (place: string): Fact | undefined =>
    leavesAt(result, place).find((leaf): leaf is Fact => isFact(leaf));
  const from = at('/from');
  const to = at('/to') ?? at('/coverage/to');
  return from === undefined || to === undefined
    ? words.say('as-of', { to: at('/coverage/to') })
    : words.say('from-to', { from, to });
}

const count = (result: ToolResult): Piece => leavesAt(result, '/count')[0];
