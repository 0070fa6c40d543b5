/** Rows and groups: the one that was asked for in a sentence, several in a table, those by time in a chart. */
import { BUCKET_KEY, toMeasureKey } from '#contracts/query/index-query';
import { findQuerySource } from '#contracts/query/query-sources';
import type { Fact, Span } from '#contracts/assistant/agent';
import { isFact, leafOfRow, rowsAt, type Leaf } from '../../write/facts-at.ts';
import { capitalise } from '../../write/write-value.ts';
import type { Piece } from '../../write/writer.ts';
import { cellOf, text, writeNone, writeTable, type QueryWriting } from './query-writing.ts';
import {
  columnsOf,
  titleOfColumn,
  titleOfField,
  titleOfMeasure,
  titleOfRows,
  toInside,
  toPlural,
} from '../../write/query-titles.ts';
import { factAt, INSIDE } from './query-steps.ts';

type Measured = NonNullable<QueryWriting['query']['measures']>[number];

/** What a row is writing with, where it has a sentence of its own: its key and the columns that it takes. */
const SENTENCES: Readonly<Record<string, readonly [key: string, ...columns: string[]]>> = {
  transfers: ['row-transfers', 'sender', 'amount', 'receiver', 'time'],
  tokenMints: ['row-tokenMints', 'creator', 'mint', 'time'],
  holdings: ['row-holdings', 'owner', 'amount'],
  transactions: ['row-transactions', 'feePayer', 'feeLamports', 'time'],
};

export function writeRows(writing: QueryWriting): void {
  const { query, writer, words, rows, scope, many, all, result } = writing;
  if (rows.length === 0) {
    writeNone(writing);
    return;
  }
  if (query.each !== undefined) {
    writeEach(writing, query.each);
    return;
  }
  if (query.per !== undefined || isHours(writing)) {
    writeSeries(writing);
    return;
  }
  const isGrouped = query.by !== undefined;
  const order = toOrder(writing);
  const hasMore = factAt(result, '/more')?.raw === 'yes';
  const count = factAt(result, '/count');
  const [by, ...more] = query.by ?? [];
  const groups =
    by === undefined
      ? many
      : more.length > 0
        ? // One that bought and sold is two rows, and no two traders.
          words.say('groups-of', {
            fields: text(
              [by, ...more].map((field) => toInside(titleOfField(query, field, words), words)).join(', '),
            ),
          })
        : text(
            toMany(
              toInside(titleOfField(query, by, words), words),
              words.language === 'en' ? rows.length : 1,
            ),
          );
  // Of groups that a condition leaves, the first are none of all.
  const isBounded = (query.having ?? []).length > 0;
  const [some, every] = isBounded ? ['groups-fit-more', 'groups-fit'] : ['groups-more', 'groups-all'];
  if (isGrouped) writer.spans(1, words.say(hasMore ? some! : every!, { count, groups, scope, order })); // there are two
  else if (hasMore || (all !== undefined && all.raw !== count?.raw))
    writer.spans(
      1,
      words.say(all === undefined ? 'rows-top' : 'rows-part', {
        shown: count,
        count: all,
        rows: all === undefined ? text(capitalise(many.text)) : many,
        scope,
        order,
      }),
    );
  else writer.spans(1, words.say('rows-all', { count, rows: rows.length === 1 ? writing.row : many, scope }));
  writeTable(writing);
}

/** What comes first of every group or span of time. */
function writeEach(writing: QueryWriting, { by, per }: NonNullable<QueryWriting['query']['each']>): void {
  const { query, writer, words, scope, row, many } = writing;
  const { each, order } = query;
  const limit = each?.limit ?? 1;
  const [thing] = (query.by ?? []).filter((field) => field !== by);
  const name = thing === undefined ? undefined : toInside(titleOfField(query, thing, words), words);
  const rows =
    limit === 1
      ? (name ?? row.text)
      : `${limit} ${name === undefined ? many.text : words.language === 'en' ? toPlural(name) : name}`;
  const key = order?.by ?? '';
  const measure = query.measures?.find((measured) => toMeasureKey(measured) === key);
  const down = order?.descending !== false;
  writer.spans(
    1,
    words.say(`each-${key === 'time' ? (down ? 'newest' : 'oldest') : down ? 'most' : 'least'}`, {
      each: text(
        per === undefined
          ? toInside(titleOfField(query, by!, words), words)
          : words.title(`say.bucket-${per}`), // it has one of both
      ),
      rows: text(rows),
      field: text(
        measure === undefined
          ? toInside(titleOfField(query, key, words), words)
          : titleOfMeasure(query, measure, words),
      ),
      scope,
    }),
  );
  writeTable(writing);
}

const toMany = (title: string, count: number): string => (count === 1 ? title : toPlural(title));

export function writeFirst(writing: QueryWriting): void {
  const { query, writer, words, rows, scope } = writing;
  // The last of as many as it takes to show it.
  const asked = writing.question.shape.place;
  const isPlace = asked !== undefined && asked === query.limit && query.by !== undefined;
  const row = rows[isPlace ? asked - 1 : 0];
  if (row === undefined) {
    if (rows.length > 0) writeRows(writing);
    else writeNone(writing);
    return;
  }
  if (query.by !== undefined || query.per !== undefined) {
    writeFirstGroup(writing, row);
    return;
  }
  const order = query.order;
  const kind = order === undefined ? undefined : findQuerySource(query.from)?.fields[order.by]?.kind;
  const isTime = kind === 'time';
  const [last, first] = isBegun(query, order?.by) ? ['newest', 'oldest'] : ['latest', 'earliest'];
  const direction = order?.descending === false ? (isTime ? first : 'least') : isTime ? last : 'most';
  const field = text(order === undefined ? '' : toInside(titleOfField(query, order.by, words), words));
  const { place } = writing.question.shape;
  const lead =
    place === undefined
      ? words.say(`leads-${direction}`, { row: writing.row, field, scope })
      : words.say('leads-place', {
          place: text(words.title(`say.place-${place}`)),
          row: writing.row,
          field,
          scope,
        });
  const sentence = toSentence(writing, row);
  if (sentence !== undefined) {
    writer.spans(1, [...lead, text(' '), ...sentence]);
    const signature = cellOf(writing, row, 'signature');
    if (signature !== undefined) writer.spans(2, words.say('in-transaction', { signature }));
    return;
  }
  const [thing = ''] = columnsOf(query);
  const value = order === undefined || order.by === thing ? undefined : cellOf(writing, row, order.by);
  writer.spans(1, [
    ...lead,
    text(' '),
    ...spansOf(cellOf(writing, row, thing)),
    ...(value === undefined ? [] : [text(` (${field.text} `), ...spansOf(value), text(')')]),
    text('.'),
  ]);
  writeTable(writing);
}

/** One side of the row that was spoken of: `Receiver: …`, and where it stands. */
export function writePart(writing: QueryWriting): void {
  const { query, writer, words, rows } = writing;
  const [row] = rows;
  if (row === undefined) {
    writeNone(writing);
    return;
  }
  // Of a group its figures are asked for, and who it is stands below.
  const figures = (query.measures ?? []).map(toMeasureKey);
  const columns = [...figures, ...columnsOf(query).filter((column) => !figures.includes(column))];
  for (const [index, column] of columns.entries()) {
    const depth = index < Math.max(1, figures.length) ? 1 : 2;
    const value = cellOf(writing, row, column);
    const title = text(capitalise(titleOfColumn(query, column, words)));
    if (column === 'signature' && columnsOf(query).length > 1)
      writer.spans(2, words.say('in-transaction', { signature: value }));
    else
      writer.spans(
        depth,
        words.say('value-alone', { title, value: value ?? text(words.title('say.nothing')) }),
      );
  }
}

/** Who leads, and by what; the next ones below. */
function writeFirstGroup(writing: QueryWriting, row: string): void {
  const { query, writer, words, rows, scope } = writing;
  const [measure] = (query.measures ?? []).filter((one) => toMeasureKey(one) === query.order?.by);
  const who = [...(query.per === undefined ? [] : [BUCKET_KEY]), ...(query.by ?? [])].map((key) =>
    cellOf(writing, row, key),
  );
  if (measure === undefined) {
    writeRows(writing);
    return;
  }
  if (row !== rows[0]) {
    writer.spans(1, [
      ...who.flatMap((piece, index) => (index === 0 ? spansOf(piece) : [text(' / '), ...spansOf(piece)])),
      text(': '),
      ...spansOf(cellOf(writing, row, toMeasureKey(measure))),
      text(' ('),
      ...spansOf(scope),
      text(').'),
    ]);
    writeTable(writing);
    return;
  }
  const isRatio = measure.as !== undefined || ['mean', 'median'].includes(measure.measure);
  const direction =
    query.order?.descending === false ? (isRatio ? 'low' : 'least') : isRatio ? 'high' : 'most';
  writer.spans(
    1,
    words.say(`leads-group-${direction}`, {
      field: text(
        measure.as !== undefined || measure.measure !== 'sum'
          ? titleOfMeasure(query, measure, words).replace(/^number of /, '')
          : measure.field === undefined
            ? writing.many.text
            : toInside(titleOfField(query, measure.field, words), words),
      ),
      scope,
      who: who.flatMap((piece, index): readonly Piece[] => (index === 0 ? [piece] : [text(' / '), piece])),
      value: cellOf(writing, row, toMeasureKey(measure)),
    }),
  );
  if (rows.length > 1) writeTable(writing);
}

/** What led within the span of time that was found. */
export function writeInside({ question, results, writer, words }: QueryWriting): void {
  for (const [i, query] of (question.want.inside ?? []).entries()) {
    const result = results.get(`${INSIDE}-${i}`);
    const [field] = query.by ?? [];
    if (result?.ok !== true || field === undefined) continue;
    const rows = rowsAt(result, '/rows/*');
    const [first] = rows;
    if (first === undefined) continue;
    const measures = query.measures ?? [];
    writer.spans(
      1,
      words.say('inside', {
        thing: text(toInside(titleOfField(query, field, words), words)),
        who: leafOfRow(result, first, field),
        figures: measures.flatMap((measure, order): readonly Piece[] => [
          text(`${order === 0 ? '' : ', '}${titleOfMeasure(query, measure, words)} `),
          leafOfRow(result, first, toMeasureKey(measure)),
        ]),
      }),
    );
    // `the top three buyers of that minute`: the leader alone is not all of them.
    if (rows.length < 2 || (query.limit ?? 1) < 2) continue;
    const keys = [field, ...measures.map(toMeasureKey)];
    writer.table(
      capitalise(titleOfRows(query, words)[1]),
      keys.map((key) => ({ title: capitalise(titleOfColumn(query, key, words)) })),
      rows.map((row) => keys.map((key): Piece => leafOfRow(result, row, key))),
      result.callId,
    );
  }
}

/** One row in words, where it has all that its sentence takes. */
function toSentence(writing: QueryWriting, row: string): readonly Span[] | undefined {
  const { query, words } = writing;
  const side = rawOf(leafOfRow(writing.result, row, 'isBuy'));
  const supply = query.where?.find(({ field }) => field === 'isBurn')?.value;
  const [key, ...columns] =
    query.from === 'trades' && side !== undefined
      ? [`row-trade-${side === 'yes' ? 'buy' : 'sell'}`, 'trader', 'baseAmount', 'microUsd', 'time']
      : query.from === 'supplyChanges' && supply !== undefined
        ? [`row-supply-${supply === true ? 'burn' : 'mint'}`, 'amount', 'mint', 'time']
        : (SENTENCES[query.from] ?? []);
  if (key === undefined) return undefined;
  const holes = Object.fromEntries(columns.map((column) => [column, cellOf(writing, row, column)]));
  return columns.some((column) => holes[column] === undefined) ? undefined : words.say(key, holes);
}

const isHours = ({ query }: QueryWriting): boolean =>
  query.by === undefined &&
  (query.from === 'tokenHours' || query.from === 'marketHours') &&
  query.show !== undefined;

/** Figures by time: a chart of the first, and all in a table. */
function writeSeries(writing: QueryWriting): void {
  const { query, writer, words, rows, scope, result, many } = writing;
  const [measure] = query.measures ?? [];
  const [time, figure] = measure === undefined ? ['time', 'close'] : [BUCKET_KEY, toMeasureKey(measure)];
  const title =
    measure === undefined ? capitalise(many.text) : capitalise(titleOfMeasure(query, measure, words));
  const bucket = text(words.title(`say.bucket-${query.per ?? 'hour'}`));
  writer.spans(
    1,
    words.say(measure === undefined ? 'hours' : 'per-series', { title: text(title), bucket, scope }),
  );
  const points = rows.flatMap((row) => {
    const [at, value] = [leafOfRow(result, row, time), leafOfRow(result, row, figure)];
    return at !== undefined && isFact(at) && value !== undefined && isFact(value)
      ? [{ at: at.id, value: value.id, unit: value.symbol ?? value.unit }]
      : [];
  });
  if ((query.by ?? []).length === 0)
    writer.chart({
      kind: 'chart',
      title,
      form: measure === undefined ? 'line' : 'bars',
      unit: points[0]?.unit ?? titleOfColumn(query, figure, words),
      points: points.map(({ at, value }) => ({ at, value })),
      callId: result.callId,
    });
  writeTable(writing);
}

/** How the rows are sorted, in words. */
function toOrder({ query, words }: QueryWriting): Piece {
  const { order } = query;
  if (order === undefined && (query.measures ?? []).length === 0) return words.say('order-newest');
  const key = order?.by ?? toMeasureKey(query.measures![0]!); // groups have a measure
  const measure = query.measures?.find((one) => toMeasureKey(one) === key);
  const field = measure === undefined ? key : measure.as === undefined ? measure.field : undefined;
  const kind =
    field === undefined || measure?.measure === 'distinct'
      ? undefined
      : findQuerySource(query.from)?.fields[field]?.kind;
  const down = order?.descending !== false;
  const name =
    measure === undefined
      ? toInside(titleOfField(query, key, words), words)
      : titleOfMeasure(query, measure, words);
  if (kind === 'time' || kind === 'slot')
    return isBegun(query, field) || measure !== undefined
      ? words.say(down ? 'order-newest' : 'order-oldest')
      : words.say(down ? 'order-latest' : 'order-earliest', { field: text(name) });
  return order === undefined && kind === 'integer'
    ? words.say('order-none')
    : words.say(toDirection(measure, down), { field: text(stripCount(name)) });
}

/** Whether a time is that from which a row is there: what was changed last is not the newest of its kind. */
const isBegun = ({ from }: QueryWriting['query'], field = 'time'): boolean =>
  findQuerySource(from)?.isEvents === true || /^(?:created|first)Time$/.test(field);

const toDirection = (measure: Measured | undefined, down: boolean): string =>
  measure?.as === undefined ? (down ? 'order-most' : 'order-least') : down ? 'order-high' : 'order-low';

/** `largest by trades`, not `largest by number of trades`. */
const stripCount = (name: string): string => name.replace(/^number of |^total /, '');

const rawOf = (leaf: Leaf | undefined): string | undefined =>
  leaf !== undefined && isFact(leaf) ? (leaf satisfies Fact).raw : undefined;

function spansOf(piece: Piece): readonly Span[] {
  if (piece === undefined) return [];
  if (Array.isArray(piece)) return (piece as readonly Piece[]).flatMap(spansOf); // an array, checked on the line
  const leaf = piece as Leaf | Span; // neither array nor absent
  if ('raw' in leaf) return [{ kind: 'fact', fact: leaf.id, text: leaf.ui }];
  return 'untrusted' in leaf ? [{ kind: 'quote', quote: leaf.untrusted, text: leaf.text }] : [leaf];
}
