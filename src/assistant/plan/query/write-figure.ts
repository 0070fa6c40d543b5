/** Figures without groups, and two of them beside each other. */
import { toMeasureKey } from '#contracts/query/index-query';
import type { Fact, Span } from '#contracts/assistant/agent';
import { toShortAddress } from '#contracts/text/value-text';
import { capitalise } from '../../write/write-value.ts';
import { factAt, factOf, isEarlier, isGreater, OTHER, RELATED } from './query-steps.ts';
import { fits } from '../fits.ts';
import { cellOf, text, toScope, writeNone, type QueryWriting } from './query-writing.ts';
import { titleOfField, titleOfMeasure, toInside } from '../../write/query-titles.ts';

export function writeFigure(writing: QueryWriting): void {
  const { query, writer, words, rows, scope } = writing;
  const [row] = rows;
  const measures = (query.measures ?? []).map((measure) => ({
    measure,
    value: row === undefined ? undefined : cellOf(writing, row, toMeasureKey(measure)),
  }));
  const known = measures.filter(({ value }) => value !== undefined);
  if (known.length === 0) {
    writeNone(writing);
    return;
  }
  const count = row === undefined ? undefined : factOf(writing.result, 'count');
  // A sum over nothing is nothing that was found.
  if (count?.raw === '0' && writing.result.notes.some((note) => note.startsWith('Nothing of this time'))) {
    writeNone(writing);
    return;
  }
  if (measures[0]?.measure.of !== undefined) {
    writePart(writing, row);
    return;
  }
  known.forEach(({ measure, value }, index) => {
    const title = text(capitalise(titleOfMeasure(query, measure, words)));
    const sentence = words.say(index === 0 ? 'figure' : 'figure-also', { title, value, scope });
    const word = index === 0 ? toWord(writing, measure) : [];
    writer.spans(index === 0 ? 1 : 2, [...word, ...sentence]);
  });
  writeShare(writing);
}

/** `Yes.` where a bound is on the sum, and it is on that side of it. */
function toWord(
  { question, result, words }: QueryWriting,
  measure: Parameters<typeof toMeasureKey>[0],
): readonly Span[] {
  const bound = question.bounds.find(({ field }) => field === 'sum');
  const sum = factOf(result, toMeasureKey(measure));
  if (question.form !== 'yes-no' || bound === undefined || sum === undefined) return [];
  // Both are in smallest units.
  const isWithin = fits({ ...sum, kind: 'number', decimals: 0 }, { ...bound, unit: undefined });
  return [...words.say(isWithin === question.negated ? 'no' : 'yes'), text(' ')];
}

/** `12 % of blocks: 30 of 250.` */
function writePart(writing: QueryWriting, row: string | undefined): void {
  const { query, words, writer, scope, many } = writing;
  const [part, count, whole] = (query.measures ?? []).map((measure) =>
    row === undefined ? undefined : cellOf(writing, row, toMeasureKey(measure)),
  );
  const all = query.measures?.[2];
  const rows = all?.field === undefined ? many : text(toInside(titleOfField(query, all.field, words), words));
  writer.spans(1, words.say('part-is', { part, count, whole, rows, scope }));
}

/** `That is 2.1 % of 4,256 transactions.` */
function writeShare({ question, query, results, words, writer, result }: QueryWriting): void {
  const share = question.want.relate === 'share' ? factAt(results.get(RELATED), '/value') : undefined;
  const whole = query.measures?.[1];
  if (share === undefined || whole?.field === undefined) return;
  const field = text(toInside(titleOfField(query, whole.field, words), words));
  writer.spans(1, words.say('share-is', { share, whole: factOf(result, toMeasureKey(whole)), field }));
}

export function writeAgainst(writing: QueryWriting): void {
  const { question, query, results, writer, words, result, scope } = writing;
  const other = results.get(OTHER);
  const [measure] = query.measures ?? [];
  if (other?.ok !== true || measure === undefined) {
    writeFigure(writing);
    return;
  }
  const [value, otherValue] = [factOf(result, toMeasureKey(measure)), factOf(other, toMeasureKey(measure))];
  const related = factAt(results.get(RELATED), '/value');
  if (question.want.relate === 'net') {
    writeNet(writing, value, otherValue, related);
    return;
  }
  const names = toNames(question);
  const [first, second] = (names ?? [toScope(result, words), toScope(other, words)]).map(
    (one): readonly Span[] =>
      !Array.isArray(one) ? [] : names === undefined ? capitaliseFirst(one as readonly Span[]) : one, // scopes are spans
  );
  const title = text(capitalise(titleOfMeasure(query, measure, words)));
  const { expects } = question.want;
  const word =
    expects === undefined || value === undefined || otherValue === undefined
      ? []
      : [
          ...words.say(
            (expects === 'greater' ? isGreater(value, otherValue) : isGreater(otherValue, value)) ===
              question.negated
              ? 'no'
              : 'yes',
          ),
          text(' '),
        ];
  writer.spans(1, [
    ...word,
    title,
    ...(names === undefined || !Array.isArray(scope) ? [] : [text(' '), ...(scope as readonly Span[])]),
    text('. '),
    // The sum of no rows is no figure.
    ...words.say('against', {
      first,
      value: value ?? words.say('nothing-figure'),
      second,
      otherValue: otherValue ?? words.say('nothing-figure'),
    }),
  ]);
  if (related === undefined || value === undefined || otherValue === undefined) return;
  if (question.want.relate === 'percent_change') {
    const [from, to] = isEarlier(results) ? [value, otherValue] : [otherValue, value];
    writer.spans(1, words.say('against-change', { first: to, second: from, change: related }));
  } else if (value.raw === otherValue.raw) writer.spans(1, words.say('against-same'));
  else {
    const isFirst = isGreater(value, otherValue);
    writer.spans(1, words.say('against-more', { first: isFirst ? first : second, difference: related }));
  }
}

/** What two things are called that are set beside each other in one time. */
function toNames({
  want: { query, against },
  subjects,
}: QueryWriting['question']): readonly (readonly Span[])[] | undefined {
  const other = new Set((against?.where ?? []).map((one) => JSON.stringify(one)));
  const own = new Set((query.where ?? []).map((one) => JSON.stringify(one)));
  const ids = [
    query.where?.find((one) => !other.has(JSON.stringify(one)))?.value,
    against?.where?.find((one) => !own.has(JSON.stringify(one)))?.value,
  ];
  const names = ids.flatMap((id) =>
    typeof id !== 'string' || id.length < 32
      ? []
      : [[text(subjects.find((one) => one.id === id)?.said ?? toShortAddress(id))]],
  );
  return names.length === 2 ? names : undefined;
}

function writeNet(
  writing: QueryWriting,
  bought: Fact | undefined,
  sold: Fact | undefined,
  difference: Fact | undefined,
): void {
  const { words, writer, query, results, scope } = writing;
  const isFlow = query.from === 'transfers';
  const counts = [factOf(writing.result, 'count'), factOf(results.get(OTHER), 'count')];
  if (counts.every((fact) => fact === undefined || fact.raw === '0')) {
    writer.spans(1, words.say(isFlow ? 'net-nothing' : 'net-none', { scope }));
    return;
  }
  const [a, b] = [BigInt(bought?.raw ?? '0'), BigInt(sold?.raw ?? '0')];
  const none = text(words.title('say.nothing'));
  const key =
    a === b ? 'net-even' : isFlow ? (a > b ? 'net-in' : 'net-out') : a > b ? 'net-bought' : 'net-sold';
  // Where one side is nothing, the difference is the other one.
  const by = difference ?? (a > b ? bought : sold);
  writer.spans(1, words.say(key, { bought: bought ?? none, sold: sold ?? none, difference: by }));
  writer.spans(2, [
    text(capitalise(titleOfMeasure(query, { measure: 'count' }, words))),
    text(': '),
    ...toCounts(counts),
    text(', '),
    ...(Array.isArray(scope) ? (scope as readonly Span[]) : []),
    text('.'),
  ]); // scopes are spans
}

const toCounts = (counts: readonly (Fact | undefined)[]): readonly Span[] =>
  counts.flatMap((fact, index): readonly Span[] =>
    fact === undefined
      ? []
      : [...(index > 0 ? [text(' + ')] : []), { kind: 'fact', fact: fact.id, text: fact.ui }],
  );

function capitaliseFirst(spans: readonly Span[]): readonly Span[] {
  const [first, ...rest] = spans;
  return first === undefined || first.kind !== 'text' ? spans : [text(capitalise(first.text)), ...rest];
}
