import { findRule, RULE_NAMES, type RuleName } from '#contracts/market/anomaly-rules';
import { asAddress, asSignature } from '#contracts/chain';
import type { AnomalyRow } from '#contracts/market/index-live';
import type { RowOf } from '#store';
import monitoringQueries from '#store/queries/monitoring';
import type { IndexReader } from './index-reader.ts';
import type { NamedThings } from '../names/named-things.ts';

/** A place in the ledger; anomalies before it are asked for. */
export interface AnomalyPlace {
  readonly slot: number;
  readonly part: number;
}

export interface AnomalyFilter {
  /** No filter for a name no rule has now: what it found stays. */
  readonly rules: readonly RuleName[] | undefined;
  readonly subject: string | undefined;
}

/** Above every slot there will be. */
const TOP: AnomalyPlace = { slot: Number.MAX_SAFE_INTEGER, part: 0 };

type Stored = RowOf<(typeof monitoringQueries)['anomaliesBefore']['row']>;

/** At most `limit` anomalies before a place, the newest first, and where they go on. */
export async function readAnomalies(
  index: IndexReader,
  filter: AnomalyFilter,
  before: AnomalyPlace | undefined,
  limit: number,
): Promise<{ readonly rows: readonly AnomalyRow[]; readonly next: AnomalyPlace | undefined }> {
  const asked = { ...(before ?? TOP), limit: limit + 1 };
  const found = await readStored(index, filter, asked);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows: rows.map(toAnomalyRow),
    next: found.length > limit && last !== undefined ? { slot: last.slot, part: last.part } : undefined,
  };
}

async function readStored(
  index: IndexReader,
  { rules, subject }: AnomalyFilter,
  asked: AnomalyPlace & { readonly limit: number },
): Promise<readonly Stored[]> {
  if (subject !== undefined) {
    return index.all(monitoringQueries.anomaliesOfSubjectBefore, {
      ...asked,
      subject,
      rules: rules ?? RULE_NAMES,
    });
  }
  if (rules === undefined) return index.all(monitoringQueries.anomaliesBefore, asked);
  // Each rule by its own index, so that a rare one needs no look at the others.
  const lists = await Promise.all(
    rules.map((rule) => index.all(monitoringQueries.anomaliesOfRuleBefore, { ...asked, rule })),
  );
  return lists
    .flat()
    .sort((a, b) => b.slot - a.slot || b.part - a.part)
    .slice(0, asked.limit);
}

function toAnomalyRow({ severity, subject, signature, evidence, ...row }: Stored): AnomalyRow {
  return {
    ...row,
    severity: severity === 'warning' ? 'warning' : 'notice',
    subject: subject === undefined ? undefined : asAddress(subject),
    signature: signature === undefined ? undefined : asSignature(signature),
    evidence: JSON.parse(evidence) as AnomalyRow['evidence'], // the indexer wrote it
  };
}

/** Adds the addresses and mints an anomaly speaks of. */
export function addAnomaly(things: NamedThings, { rule, subject, evidence }: AnomalyRow): void {
  things.addAddress(subject);
  const figures = findRule(rule)?.figures ?? {};
  for (const [name, { kind, of }] of Object.entries(figures)) {
    const value = evidence[name];
    if (kind === 'address' && typeof value === 'string') things.addAddress(value);
    const mint = of === undefined ? undefined : evidence[of];
    if (typeof mint === 'string') things.addMint(mint);
  }
}

/** `slot.part`; `undefined` for any other text. */
export function parseAnomalyPlace(text: string): AnomalyPlace | undefined {
  const [, slot, part] = /^(\d{1,15})\.(\d{1,9})$/.exec(text) ?? [];
  return part === undefined ? undefined : { slot: Number(slot), part: Number(part) };
}

export const toPlaceText = ({ slot, part }: AnomalyPlace): string => `${slot}.${part}`;
