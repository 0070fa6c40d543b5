/** What the parts of a question say together: what is grouped, what of it is wanted, bounded and ordered, and of which things. */
import type { Where } from '../composed/figures.ts';
import type { Sum } from './find-parts.ts';
import type { Entity, FigureKey } from './sources.ts';
import type { AskedQuery } from '../../question/question.ts';

export interface Wanted {
  readonly figure: FigureKey;
  readonly sum?: Sum | undefined;
  readonly at: readonly number[];
}

export interface Bounded extends Wanted {
  readonly is: Where['is'];
  readonly value: string;
  readonly unit?: string | undefined;
}

export interface Related {
  readonly first: Wanted;
  readonly second: Wanted;
  readonly relation: 'over' | 'less';
  /** Only groups in which the first is more, or less, than the second. */
  readonly isMore?: boolean | undefined;
}

export interface Named {
  readonly sign: string;
  readonly id: string;
  readonly isNot: boolean;
  readonly at: readonly number[];
}

export interface Clause {
  readonly entity?: Entity | undefined;
  readonly side?: boolean | undefined;
  readonly per?: AskedQuery['per'];
  /** Whether groups are said to be of each, and not only headed by them. */
  readonly isEach: boolean;
  /** `which hour`, `who`: one is asked for. */
  readonly isOne: boolean;
  readonly isCounted: boolean;
  readonly figures: readonly Wanted[];
  readonly bounds: readonly Bounded[];
  readonly related: readonly Related[];
  readonly order?: { readonly by?: Wanted | undefined; readonly descending: boolean } | undefined;
  readonly limit?: number | undefined;
  readonly things: readonly Named[];
  /** `how many were T0`: rows of the whole that are of a thing or a side. */
  readonly those?: { readonly sign?: string; readonly side?: boolean } | undefined;
  /** `in a single block`: what groups are divided by besides. */
  readonly same?: Entity | undefined;
  readonly unit?: 'SOL' | 'USD' | undefined;
  /** Whether the share of the greatest is wanted besides. */
  readonly isTopShare: boolean;
  /** `the top five and the bottom five`: the other end of the order besides. */
  readonly isBothEnds?: boolean | undefined;
  /** Whether failed transactions are left out of those that are counted. */
  readonly isOfSucceeded?: boolean | undefined;
  /** Whether it sets things or times beside each other. */
  readonly isBeside: boolean;
  /** What was done, where a verb says it. */
  readonly acts: readonly Wanted[];
  readonly at: readonly number[];
}

/** What a kind of thing is counted as where its number is wanted of each group. */
export const COUNTED: Readonly<Partial<Record<Entity, FigureKey>>> = {
  wallet: 'traders',
  token: 'tokens',
  pool: 'pools',
  sender: 'senders',
  receiver: 'receivers',
};

/** Figures that only transactions which succeeded are counted in. */
export const OF_EFFECTS: ReadonlySet<FigureKey> = new Set([
  'trades',
  'buys',
  'sells',
  'volume',
  'bought',
  'sold',
  'size',
  'transfers',
  'moved',
  'traders',
  'buyers',
  'sellers',
  'senders',
  'receivers',
  'tokens',
  'pools',
  'profit',
  'launches',
]);

/** A clause while its parts are read. */
export interface State {
  entity?: Entity;
  side?: boolean;
  per?: AskedQuery['per'];
  isEach: boolean;
  isOne: boolean;
  isCounted: boolean;
  figures: Wanted[];
  bounds: Bounded[];
  related: Related[];
  order?: { by?: Wanted | undefined; descending: boolean };
  limit?: number;
  isBothEnds?: boolean;
  /** `biggest average first`, until the figures are known. */
  first?: Pending<{ readonly descending: boolean; readonly by: string }>;
  things: Named[];
  those?: { sign?: string; side?: boolean };
  at: number[];
  sum?: Pending<{ readonly sum: Sum }>;
  bound?: Pending<{ readonly is: Where['is']; readonly value: string; readonly unit?: string | undefined }>;
  wantsOrder?: Pending<{ readonly descending: boolean; readonly isSort: boolean }>;
  same?: Entity;
  unit?: 'SOL' | 'USD';
  isTopShare: boolean;
  isBeside: boolean;
  acts: Wanted[];
  isThose: boolean;
  isNot: boolean;
  /** `excluding failed`, where it was said. */
  succeededAt?: readonly number[];
  isOfSucceeded?: boolean;
  isEachNext?: readonly number[];
  relation?: 'over' | 'less' | 'ratio';
  /** `more buys than sells`: the first of them is known. */
  more?: { isMore: boolean; first?: Wanted | undefined };
  last?: Wanted;
}

/** What waits for the word it is said of. */
export type Pending<T> = T & { readonly at: readonly number[] };
