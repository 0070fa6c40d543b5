/** Answers about the whole chain over time, and the definitions of the queries they are made by. */
import type { Absence, Names } from '../answers.ts';
import type { Address, UnixSeconds } from '../chain.ts';
import type { Failures } from './failures.ts';
import type { Indexed } from './market.ts';

export type AnalyticsWindow = '1h' | '24h' | '7d' | '30d';

interface WindowShape {
  /** Seconds of the window; the window before it is as long. */
  readonly span: number;
  /** Spans its sums are made of: the window begins and ends with one. */
  readonly sumWidth: number;
  /** Spans whose different fee payers are counted: of a longer time nobody keeps a count. */
  readonly userWidth: number;
}

export const ANALYTICS_WINDOWS: Readonly<Record<AnalyticsWindow, WindowShape>> = {
  '1h': { span: 3_600, sumWidth: 60, userWidth: 60 },
  '24h': { span: 86_400, sumWidth: 60, userWidth: 3_600 },
  '7d': { span: 604_800, sumWidth: 3_600, userWidth: 86_400 },
  '30d': { span: 2_592_000, sumWidth: 3_600, userWidth: 86_400 },
};

/** A window before with less of it covered is not compared with. */
export const COMPARED_SHARE = 0.5;

/** A part of time and how much of it the index holds. */
export interface CoveredWindow {
  readonly from: UnixSeconds;
  /** The first second after it; of a window that is still filling, the second after the newest block. */
  readonly until: UnixSeconds;
  /** Seconds between the first and the last block of each of its spans: what rates divide by. */
  readonly seconds: number;
}

/** What happened on the whole chain in a window. */
export interface ChainSums extends CoveredWindow {
  readonly blocks: number;
  readonly skipped: number;
  /** Votes included. */
  readonly transactions: number;
  readonly votes: number;
  /** Failed ones that are no votes. */
  readonly failed: number;
  /** Priority fees included. */
  readonly feeLamports: bigint;
  readonly priorityFeeLamports: bigint;
  readonly computeUnits: number;
  readonly swaps: number;
  readonly microUsd: bigint;
  readonly transfers: number;
  readonly tokenMints: number;
  /** Fee payers the index had not seen before. */
  readonly newUsers: number;
}

/**
 * The same by spans of `width` seconds, which suit what is covered of the window; one list a column. Spans without a
 * block are left out.
 */
export interface ChainPoints {
  readonly width: number;
  /** Where each span begins. */
  readonly times: readonly UnixSeconds[];
  /** Seconds between the first and the last block of each. */
  readonly seconds: readonly number[];
  readonly blocks: readonly number[];
  readonly skipped: readonly number[];
  readonly transactions: readonly number[];
  readonly votes: readonly number[];
  readonly failed: readonly number[];
  readonly feeLamports: readonly bigint[];
  readonly priorityFeeLamports: readonly bigint[];
  readonly computeUnits: readonly number[];
  readonly swaps: readonly number[];
  readonly microUsd: readonly bigint[];
  readonly transfers: readonly number[];
  readonly tokenMints: readonly number[];
}

/** Fee payers by spans of `width` seconds: different ones of short spans do not add up to those of a longer one. */
export interface UserPoints {
  readonly width: number;
  /** Where each span begins. */
  readonly times: readonly UnixSeconds[];
  /** Different fee payers of each span. */
  readonly users: readonly number[];
  /** Those of them whom the index had not seen before. */
  readonly newUsers: readonly number[];
}

/** Different fee payers of the newest whole span and of the one before; absent where it is not covered whole. */
export interface ActiveUsers {
  readonly width: number;
  readonly now: { readonly bucket: UnixSeconds; readonly users: number } | undefined;
  readonly before: { readonly bucket: UnixSeconds; readonly users: number } | undefined;
}

export type AnalyticsAnswer = Indexed<{
  readonly window: AnalyticsWindow;
  readonly now: ChainSums;
  /** As long, and ends where `now` begins. */
  readonly before: ChainSums;
  readonly activeUsers: ActiveUsers;
  readonly points: ChainPoints;
  readonly users: UserPoints;
}>;

export type TrendsWindow = '1h' | '24h' | '7d';
/** `sumWidth` is the width of program spans. */
export const TRENDS_WINDOWS: Readonly<Record<TrendsWindow, Pick<WindowShape, 'span' | 'sumWidth'>>> = {
  '1h': { span: 3_600, sumWidth: 300 },
  '24h': { span: 86_400, sumWidth: 3_600 },
  '7d': { span: 604_800, sumWidth: 3_600 },
};

export type ProgramList = 'called' | 'rising' | 'falling' | 'failing';
/** A program with fewer calls in the window before is neither rising nor falling. */
export const TREND_MIN_CALLS = 100;
/** A program that fewer transactions of the window call is not judged by its failures. */
export const TREND_MIN_TRANSACTIONS = 100;
export const TREND_ROWS = 25;

export interface ProgramTrend {
  readonly program: Address;
  /** Instructions, inner ones included. */
  readonly calls: number;
  /** Of all calls of the window. */
  readonly callShare: number;
  readonly callsBefore: number;
  /** How much the calls a covered second changed; absent where the window before does not allow it. */
  readonly change: number | undefined;
  /** Transactions that call it, and those of them that failed, for whatever reason. */
  readonly transactions: number;
  readonly failed: number;
  /** Different fee payers who called it in the hour of `usersHour`. */
  readonly users: number;
  /** Of all fee payers of that hour. */
  readonly userShare: number | undefined;
}

/** Fee payers first seen in one span, and how many of them were active in it and in each one after. */
export interface Cohort {
  readonly first: UnixSeconds;
  /** By spans since; the last one may still be filling. */
  readonly active: readonly number[];
}

export interface VenueVolumes {
  readonly width: number;
  readonly times: readonly UnixSeconds[];
  /** The venues with the most, and what each traded in every span, in 10⁻⁶ dollars. */
  readonly venues: readonly { readonly venue: Address; readonly microUsd: readonly bigint[] }[];
  /** What all others traded. */
  readonly others: readonly bigint[];
}

export interface LaunchpadTokenMints {
  readonly launchpad: Address;
  readonly tokenMints: number;
  readonly tokenMintsBefore: number;
}

export type TrendsAnswer = Indexed<{
  readonly window: TrendsWindow;
  readonly now: CoveredWindow;
  readonly before: CoveredWindow;
  readonly programs: {
    readonly list: ProgramList;
    /** When they were counted, by the chain’s clock; a count is cached for some seconds. */
    readonly asOf: UnixSeconds;
    readonly rows: readonly ProgramTrend[];
    /** Programs called in the window or in the one before. */
    readonly total: number;
    /** All calls of the window. */
    readonly calls: number;
    readonly usersHour: { readonly bucket: UnixSeconds; readonly isWhole: boolean };
  };
  readonly cohorts: {
    readonly width: number;
    /** The newest first. */
    readonly rows: readonly Cohort[];
  };
  readonly users: UserPoints;
  readonly tokenMints: {
    readonly total: number;
    readonly totalBefore: number;
    readonly launchpads: readonly LaunchpadTokenMints[];
    /** All of them over time. */
    readonly points: Pick<ChainPoints, 'width' | 'times' | 'tokenMints'>;
  };
  readonly volumes: VenueVolumes;
  /** What failed in the window. */
  readonly failures: Failures;
  readonly names: Names;
}>;

/** A query as it stands in a list. */
export interface QuerySummary {
  readonly name: string;
  /** What is asked, as a sentence. */
  readonly about: string;
  /** Tables it reads, as SQL names them. */
  readonly tables: readonly string[];
}

export interface QueriesAnswer {
  readonly kind: 'found';
  readonly queries: readonly QuerySummary[];
}

/** A parameter or a column with its kind, as SQL names it. */
export interface QueryPart {
  readonly name: string;
  readonly kind: string;
}

export interface QueryTable {
  readonly name: string;
  readonly about: string;
  /** Columns that name a row, in the order rows lie; none for what the store keeps for itself. */
  readonly key: readonly string[];
  readonly indexes: readonly (readonly string[])[];
  /** How long rows are stored; absent where they are never dropped. */
  readonly keep: { readonly days: number; readonly where: string | undefined } | undefined;
}

export type QueryAnswer =
  | {
      readonly kind: 'found';
      readonly name: string;
      readonly about: string;
      readonly sql: string;
      readonly parameters: readonly QueryPart[];
      readonly columns: readonly QueryPart[];
      readonly tables: readonly QueryTable[];
    }
  | Absence;
