/** `which has most liquidity?`, `who got the most?`: one of the rows the last answer told, by a column of theirs. */
import { findExtreme } from '#std/compare-decimals';
import type { TurnValue } from '#contracts/assistant/agent';
import { tokenise } from '../../words/fold.ts';
import type { Subject } from '../../question/question.ts';
import type { Candidate, Earlier, ParseContext } from '../context.ts';
import { toThing } from './roles.ts';
import { restOf } from './rest-of.ts';
import { turnsBack } from './recall.ts';

const BONUS = 0.7;
const NUMBERS: ReadonlySet<string> = new Set([
  'amount',
  'count',
  'number',
  'percent',
  'money',
  'price',
  'duration',
  'time',
]);
const PLAIN =
  /^(?:one|of|those|these|them|has|have|had|got|get|gets|is|was|with|by|received|paid|holds?|thing)$/;

export const MOST_OF =
  /(?:^| )(?:did|made|does|makes|has|had|is|are|was|were)(?: (?:the|behind))? (?:most|majority) of (?:them|these|those|it)(?: |$)|(?:^| )mostly(?: |$)/;

export function readSaidRows(context: ParseContext): readonly Candidate[] {
  const word = context.of('shape').find(({ key }) => key === 'most' || key === 'least');
  const asks =
    context.has('ask', 'which', 'who') ||
    context.tokens.some(({ text }) => /^(?:these|those|them)$/.test(text));
  const [turn] = turnsBack(context.earlier);
  if (word === undefined || !asks || turn === undefined || context.time !== undefined) return [];
  // `who did most of them` counts the rows of each, and is no greatest row.
  if (MOST_OF.test(context.tokens.map(({ text }) => text).join(' '))) return [];
  if (context.mentions.some(({ isSoft }) => isSoft !== true)) return [];
  const columns = columnsOf(turn);
  const own = context.tokens.flatMap(({ stem, text }, index) =>
    context.isStop(index) || word.at.includes(index) || PLAIN.test(text) ? [] : [{ stem, index }],
  );
  const named = columns.find(({ words }) => own.some(({ stem }) => words.has(stem)));
  const column =
    named ?? (own.every(({ index }) => isKind(context, index)) ? columns.find(isSize) : undefined);
  if (column === undefined) return [];
  const at = own.flatMap(({ stem, index }) => (column.words.has(stem) ? [index] : []));
  const plain = context.tokens.flatMap(({ text }, index) => (PLAIN.test(text) ? [index] : []));
  const left = restOf(context, new Set([...word.at, ...at]), plain);
  if (left.rest.length > 0) return [];
  return [
    {
      used: left.used,
      bonus: BONUS,
      question: {
        subjects: [...toSubject(column, word.key === 'most')],
        want: { kind: 'compute', op: word.key === 'most' ? 'most-row' : 'least-row' },
        operands: [column.values, column.names],
        bounds: [],
        shape: {},
        form: 'value',
        negated: false,
      },
    },
  ];
}

/** Moments and ranks have an order and no size. */
export const isSize = ({ values: [first] }: Column): boolean =>
  first !== undefined && first.kind !== 'time' && first.place?.endsWith('/rank') !== true;

const isKind = (context: ParseContext, index: number): boolean =>
  context.of('kind').some(({ at }) => at.includes(index));

export interface Column {
  readonly words: ReadonlySet<string>;
  readonly values: readonly TurnValue[];
  /** What each row is about, in the order of the values. */
  readonly names: readonly TurnValue[];
}

/** Columns of figures every row has a value in. */
export function columnsOf({ values }: Earlier): readonly Column[] {
  const rows = new Map<string, TurnValue[]>();
  for (const value of values) {
    const row = /^(.*?\/\d+)\//.exec(value.place ?? '')?.[1];
    if (row !== undefined) (rows.get(row) ?? rows.set(row, []).get(row)!).push(value);
  }
  const all = [...rows.values()].filter((row) => row.some(({ entity }) => entity !== undefined));
  const [first] = all;
  if (first === undefined || all.length < 2) return [];
  return first.flatMap((sample): readonly Column[] => {
    const name = sample.place?.split('/').at(-1) ?? '';
    const cells = all.map((row) => row.find(({ place }) => place?.split('/').at(-1) === name));
    const names = all.map((row) => row.find(({ entity, kind }) => entity !== undefined && kind !== 'slot'));
    const known = cells.filter(
      (cell) =>
        cell !== undefined &&
        NUMBERS.has(cell.kind) &&
        cell.unit === sample.unit &&
        cell.mint === sample.mint,
    );
    if (known.length !== all.length || names.includes(undefined)) return [];
    const said = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
    const words = new Set(tokenise(`${said} ${SYNONYMS[name] ?? ''}`).map(({ stem }) => stem));
    return [{ words, values: known as readonly TurnValue[], names: names as readonly TurnValue[] }]; // none is absent
  });
}

/** What columns are called besides. */
const SYNONYMS: Readonly<Record<string, string>> = {
  liquidityMicroUsd: 'liquidity',
  microUsd: 'value volume dollars size',
  sum_microUsd: 'value volume',
  amount: 'amount balance share holdings',
  stake: 'stake big large',
  swaps: 'trades swaps',
  count: 'number times',
  computeUnits: 'compute cu units',
  compute: 'compute cu units',
  feeLamports: 'fee fees',
};

/** What the row is about, so that it can be gone on from. */
function toSubject({ values, names }: Column, isMost: boolean): readonly Subject[] {
  const raws = values.map(({ raw }) => raw);
  const name = names[findExtreme(raws, isMost)];
  const thing = name === undefined ? undefined : toThing(name);
  return thing === undefined ? [] : [thing.subject];
}
