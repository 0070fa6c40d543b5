/** What can be asked of one kind of thing: values, lists and yes/no questions, each by the place of its facts in a tool's result. */
import type { AskedTime, SubjectKind } from '../question/question.ts';

/** What stands at an address that is no mint, program, pool or vote account; `none` where nothing stands there (any more). */
export type AccountRole = 'wallet' | 'token-account' | 'stake' | 'nonce' | 'multisig' | 'data' | 'none';

/** `tool place`: `get_transaction /fee`. `*` in a place stands for every row, a number for one row. */
export type Place = `${string} /${string}`;

export interface Measure {
  readonly key: string;
  readonly of: SubjectKind;
  readonly at: Place;
  /** Its values are things: `is W a signer` asks whether one of them is W. */
  readonly isThing?: true | undefined;
  /** What it means that there is no such fact: `none` where nothing is there, else nothing is known of it. */
  readonly absent?: 'none' | 'zero' | undefined;
  /** Leaves of a row that are shown beside it, where `at` names rows: `['owner', 'amount']`. */
  readonly columns?: readonly string[] | undefined;
  /** Of the rows of the list those alone that have such a value: failed ones, swaps. */
  readonly only?: { readonly column: string; readonly is: readonly string[] } | undefined;
  /** Its rows are told whole, also a single one. */
  readonly isRow?: true | undefined;
  /** Key of the measure that is the first of its rows: `the largest holder`. */
  readonly single?: string | undefined;
  /** The column its rows are ranked by where none is named; only such rows are ranked or bounded. */
  readonly rankBy?: string | undefined;
  /** The column with the distance to what rows are near to: `the loans closest to liquidation`. */
  readonly nearBy?: string | undefined;
  /** Whether it tells neither yes nor no: `is one of them enough` is no question of whether there is a number. */
  readonly isBare?: true | undefined;
  /** Whether its rows come with the greatest first, and have no other order. */
  readonly isSorted?: true | undefined;
  /** Its rows are sums: where not all was read, the first of them is not known to lead. */
  readonly isSummed?: true | undefined;
  /** What each row is, whose words name the columns. */
  readonly rowsOf?: SubjectKind | undefined;
  /** A second thing it is asked with; its id is the argument of that name. */
  readonly needs?: { readonly kind: 'token' | 'account' | 'program'; readonly argument: string } | undefined;
  /** A second thing it may be asked with, which it is then of alone; its id is the argument of that name. */
  readonly narrows?: Measure['needs'];
  /** Seconds of the steps it is counted in, and where the interval it is then of stands. */
  readonly steps?: { readonly seconds: number; readonly from: Place; readonly to: Place } | undefined;
  /** Key of its title when it is read of another time than now: `highest price` and not `high of the day`. */
  readonly timedKey?: string | undefined;
  /** The key of that title, where it is read so. */
  readonly titled?: string | undefined;
  /** Where it stands when it is asked of a time or an interval, by a tool that is given that time. */
  readonly timed?: Place | undefined;
  /** Seconds up to now that the value is of by itself: that of a day answers a question about the last day. */
  readonly window?: number | undefined;
  /** Where the value of windows of other lengths up to now stands, by their seconds. */
  readonly windows?: Readonly<Record<number, Place>> | undefined;
  /** Measures that are told along with it. */
  readonly beside?: readonly string[] | undefined;
  /** The measure that is meant where the question says `when`. */
  readonly when?: string | undefined;
  /** Kinds of account it can be asked of; of all where absent. */
  readonly roles?: readonly AccountRole[] | undefined;
  /** Whether it is of a time or an interval alone, as a change is. */
  readonly needsTime?: true | undefined;
  /** One English sentence with `{value}`, and `{subject}` where it helps; else `The fee of … is …` is written. */
  readonly say?: string | undefined;
  /** The same where it is asked of a time, which is `{time}`. */
  readonly sayOfTime?: string | undefined;
}

/** Reads facts of one result by their places. */
export interface FactView {
  /** Raw value of the first fact there. */
  raw(place: string): string | undefined;
  /** Every raw value there, `*` being any row. */
  all(place: string): readonly string[];
  has(place: string): boolean;
  /** Whether what stands there is of a part: it shows that there is some, and never that there is none. */
  isCut(place: string): boolean;
}

export interface Predicate {
  readonly key: string;
  readonly of: SubjectKind;
  readonly tool: string;
  /** `undefined` where what was read does not tell. */
  readonly holds: (facts: FactView) => boolean | undefined;
  /** What is true where the tool finds no such thing: a slot without a block does not exist. */
  readonly whenMissing?: boolean | undefined;
  /** Seconds up to now that it is of by itself. */
  readonly window?: number | undefined;
  /** Whether it is of the time that is asked for, and so are the values that show why. */
  readonly isTimed?: true | undefined;
  /** Key of the predicate that is read of the time asked for, where this one is of another. */
  readonly timedKey?: string | undefined;
  /** A second thing it is asked with: `does it hold BONK`. */
  readonly needs?: Measure['needs'];
  readonly roles?: Measure['roles'];
  readonly needsTime?: Measure['needsTime'];
  /** Predicates that are stated with it, whichever holds: `any MEV in it` is of arbitrage and of sandwiches. */
  readonly along?: readonly string[] | undefined;
  /** Measures that show why. */
  readonly because?: readonly string[] | undefined;
}

/** How a tool is called about a subject (its name may carry a `#variant` where it is called in several ways), and of which time where one is asked of; `undefined` where it cannot be. */
export type Arguments = (id: string, time?: AskedTime) => Readonly<Record<string, unknown>> | undefined;

export type GivenPredicate = Omit<Predicate, 'key' | 'of'>;

export interface SubjectDefinition {
  readonly kind: SubjectKind;
  readonly tools: Readonly<Record<string, Arguments>>;
  readonly measures: Readonly<Record<string, Place | Omit<Measure, 'key' | 'of'>>>;
  readonly predicates?: Readonly<Record<string, GivenPredicate>> | undefined;
  /** What an overview in another language than English consists of, and a comparison that names no measure. */
  readonly main: readonly string[];
}

export interface SubjectCatalogue {
  readonly kind: SubjectKind;
  readonly tools: Readonly<Record<string, Arguments>>;
  readonly measures: ReadonlyMap<string, Measure>;
  readonly predicates: ReadonlyMap<string, Predicate>;
  readonly main: readonly string[];
}

/** Throws on a tool that is not among `tools`. */
export function defineSubject(definition: SubjectDefinition): SubjectCatalogue {
  const { kind, tools, main } = definition;
  const known = (tool: string): void => {
    if (!(tool in tools)) throw new Error(`${kind}: ${tool} is not among its tools`);
  };
  const measures = new Map(
    Object.entries(definition.measures).map(([key, value]): [string, Measure] => {
      const measure = { key, of: kind, ...(typeof value === 'string' ? { at: value } : value) };
      known(toTool(measure.at));
      for (const place of [measure.timed, ...Object.values(measure.windows ?? {})]) {
        if (place !== undefined) known(toTool(place));
      }
      return [key, measure];
    }),
  );
  const predicates = new Map(
    Object.entries(definition.predicates ?? {}).map(([key, value]): [string, Predicate] => {
      known(value.tool);
      return [key, { key, of: kind, ...value }];
    }),
  );
  return { kind, tools, measures, predicates, main };
}

export const toTool = (place: Place): string => place.slice(0, place.indexOf(' '));
export const toPath = (place: Place): string => place.slice(place.indexOf(' ') + 1);

/** Where the value of a time is read; the present one where no time is asked of. */
export function placeOf({ at, timed, window, windows = {} }: Measure, time: AskedTime | undefined): Place {
  if (time === undefined) return at;
  if (window !== undefined && isWindow(time, window)) return at;
  const own = Object.entries(windows).find(([seconds]) => isWindow(time, Number(seconds)))?.[1];
  return own ?? timed ?? at;
}

/** By how much an interval may be shorter or longer than a window and still be it. */
const TOLERANCE = 0.05;

/**
 * Whether an interval is a window of that length up to now, as `last` and `past` say; `since an hour ago` begins at a
 * moment, from whose value a change is counted.
 */
const isWindow = ({ from, to, at, isPast, text }: AskedTime, seconds: number): boolean =>
  at === undefined &&
  isPast !== true &&
  !/(?<!\w)ago(?!\w)/i.test(text) &&
  from !== undefined &&
  to !== undefined &&
  Math.abs(to - from - seconds) <= seconds * TOLERANCE;

/** Things that never change: what is so of them is so at any time. */
export const ALWAYS: ReadonlySet<string> = new Set<SubjectKind>(['transaction', 'block', 'epoch']);

/** Whether it has a value of a window as long as the time that is asked of. */
export const hasWindow = (
  { window, windows = {} }: Pick<Measure, 'window' | 'windows'>,
  time: AskedTime,
): boolean =>
  [...(window === undefined ? [] : [window]), ...Object.keys(windows).map(Number)].some((seconds) =>
    isWindow(time, seconds),
  );

/** Whether its value is of the time that is asked of: read of that time, of a window as long up to now, or of a thing that never changes. */
export function isOfTime(measure: Measure, time: AskedTime): boolean {
  return measure.timed !== undefined || ALWAYS.has(measure.of) || hasWindow(measure, time);
}

/** The measure as it is read of a time. */
export function atTime(measure: Measure, time: AskedTime | undefined): Measure {
  const at = placeOf(measure, time);
  return {
    ...measure,
    at,
    ...(time !== undefined && measure.sayOfTime !== undefined && { say: measure.sayOfTime }),
    // What was traded in the last hour is no volume of the day.
    ...((at === measure.timed ||
      (at !== measure.at && Object.values(measure.windows ?? {}).includes(at))) && {
      titled: measure.timedKey,
    }),
  };
}

/** Columns with the time of a row: where its tool is not given a time, they tell which rows are of it. */
export const ROW_TIMES: ReadonlySet<string> = new Set(['opened', 'created', 'graduatedAt']);
