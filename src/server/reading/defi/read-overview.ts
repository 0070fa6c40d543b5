import { DEFI_CATEGORY_KEYS, type DefiCategory } from '#contracts/market/defi-categories';
import type { DefiCategoryRow, DefiOverviewAnswer } from '#contracts/market/defi';
import type { IndexCoverage, Window } from '#contracts/market/market';
import type { IndexReader } from '../index/index-reader.ts';
import { countUsers } from './count-users.ts';
import { listActive, readCategoryUse, type CategoryUse } from './read-category-use.ts';
import { addActs } from './read-acts.ts';
import { readSeries } from './read-series.ts';
import { addUse, byVolumeThenCalls, isActive, toDefiProtocol, toUseTrend } from './read-use.ts';
import { toDefiSpan, toWindowPlan } from './window-plan.ts';

type Found = Extract<DefiOverviewAnswer, { readonly kind: 'found' }>;

const TOP_PROTOCOLS = 20;

/** All categories side by side. */
export async function readOverview(
  index: IndexReader,
  coverage: IndexCoverage,
  window: Window,
): Promise<Omit<Found, 'kind' | 'coverage'>> {
  const plan = toWindowPlan(window, coverage);
  // One after another: all of them at once would keep everybody else's questions waiting.
  const all: (CategoryUse & { readonly key: DefiCategory })[] = [];
  for (const key of DEFI_CATEGORY_KEYS) all.push({ key, ...(await readCategoryUse(index, plan, key)) });
  const top = all
    .flatMap(({ key, protocols, rows, use, acts, isRouted }) =>
      protocols.map((listed, i) => ({
        ...toDefiProtocol(listed, use, { kind: 'exact', users: 0 }, acts[i]!, plan, isRouted),
        of: key,
        rows: rows[i]!,
      })),
    )
    .filter((protocol) => isActive(protocol.use))
    .sort(byVolumeThenCalls)
    .slice(0, TOP_PROTOCOLS);
  const lines = all
    .map((one) => ({
      name: one.definition.title,
      use: addUse(one.rows.flat()),
      programs: listActive(one),
      isRouted: one.isRouted,
    }))
    .filter(({ programs, isRouted }) => programs.length > 0 && !isRouted)
    .sort(byVolumeThenCalls);
  const groups = [...all.map(({ rows }) => rows.flat()), ...top.map(({ rows }) => rows)];
  const users = await countUsers(index, plan, groups);
  const chart = await readSeries(index, plan, coverage, lines);
  // What is routed ends in a pool, and is counted there.
  const counted = all.flatMap(({ isRouted, rows }) =>
    rows.flat().map((row) => (isRouted ? { ...row, swaps: 0, microUsd: 0n, microUsdBefore: 0n } : row)),
  );
  return {
    span: toDefiSpan(plan),
    categories: all.map(({ key, definition, protocols, rows, acts, isRouted }, i): DefiCategoryRow => ({
      category: key,
      listed: protocols.length,
      active: rows.filter((own) => own.some(isActive)).length,
      programs: protocols.reduce((sum, { programs }) => sum + programs.length, 0),
      use: addUse(rows.flat()),
      trend: toUseTrend(rows.flat(), plan, isRouted),
      users: users[i]!,
      acts: addActs(acts, definition.acts),
    })),
    total: addUse(counted),
    totalTrend: toUseTrend(counted, plan),
    protocols: top.map(({ rows: _rows, ...protocol }, i) => ({
      ...protocol,
      users: users[all.length + i]!,
    })),
    chart,
  };
}
