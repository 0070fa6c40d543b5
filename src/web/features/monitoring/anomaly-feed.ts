import { RULES, type RuleName } from '#contracts/market/anomaly-rules';
import type { AnomalyRow, IndexEvent } from '#contracts/market/index-live';
import type { AnomaliesAnswer } from '#contracts/operation/monitoring';
import type { Wire } from '#std/json';
import type { WireNames } from '../../values/names.ts';
import type { AnomalySearch } from './anomaly-search.ts';

export type Anomaly = Wire<AnomalyRow>;
export type FoundAnomalies = Extract<Wire<AnomaliesAnswer>, { kind: 'found' }>;

/** Which anomalies a list shows; absent for all. */
export type AnomalyFilters = Pick<AnomalySearch, 'rule' | 'severity' | 'subject'>;

/** What the page was loaded with and was sent since, the newest first. */
export interface Feed {
  readonly rows: readonly Anomaly[];
  readonly names: WireNames;
  /** What the page covers so far. */
  readonly coverage: FoundAnomalies['coverage'];
}

/** Rows that are held of a live list. */
const MAX_ROWS = 500;
/** Rows that are shown of it; older ones are a page further. */
export const MAX_LIVE_ROWS = 90;

export const toFeed = ({ rows, names, coverage }: FoundAnomalies): Feed => ({
  rows,
  names,
  coverage,
});

export function isShown(row: Anomaly, { rule, severity, subject }: AnomalyFilters): boolean {
  return (
    (rule === undefined || row.rule === rule) &&
    (severity === undefined || row.severity === severity) &&
    (subject === undefined || row.subject === subject)
  );
}

export const toKey = ({ slot, part }: Anomaly): string => `${slot}.${part}`;

/** The feed after an event: what was taken back is gone, what is new comes first. */
export function addEvent(
  feed: Feed,
  { anomalies, coverage, takenBack, names }: Wire<IndexEvent>,
  filters: AnomalyFilters,
): Feed {
  const isOnChain = ({ slot }: Anomaly): boolean => takenBack !== true || slot <= coverage.toSlot;
  const rows = feed.rows.every(isOnChain) ? feed.rows : feed.rows.filter(isOnChain);
  const known = new Set(rows.map(toKey));
  const fresh = anomalies.filter((row) => isShown(row, filters) && !known.has(toKey(row)));
  return {
    // As long as nothing is new, it is the same list.
    rows:
      fresh.length === 0
        ? rows
        : [...fresh, ...rows].sort((a, b) => b.slot - a.slot || b.part - a.part).slice(0, MAX_ROWS),
    names: {
      labels: { ...feed.names.labels, ...names.labels },
      tokens: { ...feed.names.tokens, ...names.tokens },
    },
    coverage,
  };
}

/** The page after the rows in view, whose last may have left the answer’s own page. */
export const toNextPlace = (shown: readonly Anomaly[], next: string | undefined): string | undefined => {
  const last = shown.at(-1);
  return last === undefined || (next === undefined && shown.length < MAX_LIVE_ROWS) ? next : toKey(last);
};

/** Rules a severity leaves. */
export const toRuleNames = (severity: AnomalyFilters['severity']): readonly RuleName[] =>
  (Object.keys(RULES) as RuleName[]) // the keys of the record
    .filter((name) => severity === undefined || RULES[name].severity === severity);

/** What an empty list does not have: `No warnings by “Large trade” about this address`. */
export function toNothingTitle({ rule, severity, subject }: AnomalyFilters, isPast: boolean): string {
  return [
    isPast ? 'No earlier' : 'No',
    severity === undefined ? 'anomalies' : `${severity}s`,
    rule !== undefined && `by “${RULES[rule].title}”`,
    subject !== undefined && 'about this address',
  ]
    .filter((part) => part !== false)
    .join(' ');
}
