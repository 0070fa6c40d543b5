/** Figures without groups, and two of them beside each other. */
import { toMeasureKey } from '#contracts/query/index-query';
import type { Fact, Span, ToolResult } from '#contracts/assistant/agent';
import { toShortAddress } from '#contracts/text/value-text';
import { capitalise } from '../../write/write-value.ts';
import type { Piece } from '../../write/writer.ts';
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
  // The count of the part stands behind it, where there is one.
  if (measures[0]?.measure.of !== undefined && measures[1]?.measure.where !== undefined) {
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
  if ((query.measures ?? []).length > 1 && question.want.expects === undefined && isOfSeveral(question)) {
    writeBeside(writing, other);
    return;
  }
  const one = toOneAgainst(question);
  const names = toNames(question);
  const [first, second] = (
    one !== undefined
      ? [[text(one)], words.say('mean-of-others', { scope: toScope(other, words) })]
      : (names ?? [toScope(result, words), toScope(other, words)])
  ).map(
    (side): readonly Span[] =>
      !Array.isArray(side)
        ? []
        : names === undefined && one === undefined
          ? capitaliseFirst(side as readonly Span[])
          : side, // scopes are spans
  );
  // What one transaction has is no average.
  const title = text(
    capitalise(
      one === undefined || measure.field === undefined
        ? titleOfMeasure(query, measure, words)
        : titleOfField(query, measure.field, words),
    ),
  );
  const { expects } = question.want;
  const word =
    question.form !== 'yes-no' || expects === undefined || value === undefined || otherValue === undefined
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

/** The transaction or block whose own figure is set beside the mean of all others; `undefined` where none is. */
function toOneAgainst({ want: { query, against } }: QueryWriting['question']): string | undefined {
  if (query.measures?.[0]?.measure !== 'mean') return undefined;
  const ownOf = (key: string): unknown =>
    query.where?.find(({ field, is }) => field === key && is === '=')?.value;
  const isOthers = (key: string): boolean =>
    against?.where?.some(({ field, is }) => field === key && (is === 'not in' || is === '!=')) === true;
  const [signature, slot] = [ownOf('signature'), ownOf('slot')];
  if (isOthers('signature') && typeof signature === 'string') return toShortAddress(signature);
  return isOthers('slot') && typeof slot === 'number' ? String(slot) : undefined;
}

/** Whether all its figures are asked for: those that stand along with the first have no name of their own. */
const isOfSeveral = ({ want: { query } }: QueryWriting['question']): boolean =>
  (query.measures ?? []).filter(({ as }) => as !== undefined).length > 1;

/** Every figure of one time beside that of another, and by how much they differ. */
function writeBeside(
  { question, query, results, writer, words, result }: QueryWriting,
  other: ToolResult,
): void {
  const [scope, otherScope] = [toScope(result, words), toScope(other, words)];
  const measures = query.measures ?? [];
  for (const [index, measure] of measures.entries()) {
    const key = toMeasureKey(measure);
    const [value, otherValue] = [factOf(result, key), factOf(other, key)];
    writer.spans(1, [
      text(capitalise(titleOfMeasure(query, measure, words))),
      text('. '),
      ...words.say('against', {
        first: capitaliseFirst(spansOf(scope)),
        value: value ?? words.say('nothing-figure'),
        second: capitaliseFirst(spansOf(otherScope)),
        otherValue: otherValue ?? words.say('nothing-figure'),
      }),
    ]);
    const related = factAt(results.get(index === 0 ? RELATED : `${RELATED}-${index}`), '/value');
    if (related === undefined || value === undefined || otherValue === undefined) continue;
    if (value.raw === otherValue.raw) writer.spans(1, words.say('against-same'));
    else if (question.want.relate === 'difference') {
      const more = isGreater(value, otherValue) ? scope : otherScope;
      writer.spans(
        1,
        words.say('against-more', { first: capitaliseFirst(spansOf(more)), difference: related }),
      );
    }
  }
}

/** Scopes are spans. */
const spansOf = (piece: Piece): readonly Span[] => (Array.isArray(piece) ? (piece as readonly Span[]) : []);

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
  [query, writing.question.want.against ?? query].forEach((side, index) => {
    const fact = counts[index];
    const title = isFlow
      ? words.title(`account.${index === 0 ? 'incoming' : 'outgoing'}`)
      : titleOfMeasure(side, { measure: 'count' }, words);
    if (fact !== undefined)
      writer.spans(2, words.say('figure', { title: text(capitalise(title)), value: fact, scope }));
  });
}

function capitaliseFirst(spans: readonly Span[]): readonly Span[] {
  const [first, ...rest] = spans;
  return first === undefined || first.kind !== 'text' ? spans : [text(capitalise(first.text)), ...rest];
}
