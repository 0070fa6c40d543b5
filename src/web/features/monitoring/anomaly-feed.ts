import { RULES, type RuleName } from '#contracts/anomaly-rules';
import type { AnomalyRow, IndexEvent } from '#contracts/index-live';
import type { AnomaliesAnswer } from '#contracts/monitoring';
import type { Wire } from '#std/json';
import type { WireNames } from '../../values/names.ts';

export type Anomaly = Wire<AnomalyRow>;
export type FoundAnomalies = Extract<Wire<AnomaliesAnswer>, { kind: 'found' }>;

/** Filters as the query string has them; empty for none. */
export interface AnomalyFilters {
  readonly rule: string;
  readonly severity: string;
  readonly subject: string;
}

/** Rows in view and rows that wait, both newest first. */
export interface Feed {
  readonly rows: readonly Anomaly[];
  readonly waiting: readonly Anomaly[];
  readonly names: WireNames;
  /** What the page covers so far. */
  readonly coverage: FoundAnomalies['coverage'];
}

/** Rows of a live list; older ones are a page further. */
export const MAX_LIVE_ROWS = 90;

export function readFilters(query: URLSearchParams): AnomalyFilters {
  return {
    rule: query.get('rule') ?? '',
    severity: query.get('severity') ?? '',
    subject: query.get('subject') ?? '',
  };
}

export const toFeed = ({ rows, names, coverage }: FoundAnomalies): Feed => ({
  rows,
  names,
  coverage,
  waiting: [],
});

export function isShown(row: Anomaly, { rule, severity, subject }: AnomalyFilters): boolean {
  return (
    (rule === '' || row.rule === rule) &&
    (severity === '' || row.severity === severity) &&
    (subject === '' || row.subject === subject)
  );
}

export const toKey = ({ slot, part }: Anomaly): string => `${slot}.${part}`;

/** The feed after an event: what was taken back is gone, what is new waits. */
export function addEvent(
  feed: Feed,
  { anomalies, coverage, takenBack, names }: Wire<IndexEvent>,
  filters: AnomalyFilters,
): Feed {
  const isKept = ({ slot }: Anomaly): boolean => takenBack !== true || slot <= coverage.toSlot;
  const rows = feed.rows.every(isKept) ? feed.rows : feed.rows.filter(isKept);
  const waiting = feed.waiting.filter(isKept);
  const known = new Set([...rows, ...waiting].map(toKey));
  const fresh = anomalies.filter((row) => isShown(row, filters) && !known.has(toKey(row)));
  return {
    rows,
    waiting: [...fresh, ...waiting]
      .sort((a, b) => b.slot - a.slot || b.part - a.part)
      .slice(0, MAX_LIVE_ROWS),
    names: {
      labels: { ...feed.names.labels, ...names.labels },
      tokens: { ...feed.names.tokens, ...names.tokens },
    },
    coverage,
  };
}

export const showWaiting = (feed: Feed): Feed => ({
  ...feed,
  rows: [...feed.waiting, ...feed.rows].slice(0, MAX_LIVE_ROWS),
  waiting: [],
});

/** The page after the rows in view, whose last may have left the answer’s own page. */
export const toNextPlace = (feed: Feed, next: string | undefined): string | undefined => {
  const last = feed.rows.at(-1);
  return last === undefined || (next === undefined && feed.rows.length < MAX_LIVE_ROWS) ? next : toKey(last);
};

/** Rules a severity leaves. */
export const toRuleNames = (severity: string): readonly RuleName[] =>
  (Object.keys(RULES) as RuleName[]) // the keys of the record
    .filter((name) => severity === '' || RULES[name].severity === severity);
