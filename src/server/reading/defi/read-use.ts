import type { DefiProtocol, DefiTrend, DefiUse, DefiUsers } from '#contracts/market/defi';
import { WINDOWS } from '#contracts/market/market';
import type { ActCount } from '#contracts/market/protocol-acts';
import defiQueries from '#store/queries/defi';
import type { IndexReader } from '../index/index-reader.ts';
import type { ListedProtocol } from './listed-protocols.ts';
import type { ProgramRoutes } from './read-routes.ts';
import { toTrend, type WindowPlan } from './window-plan.ts';

/** Sums of one program over a window, with what is needed to compare and to count its users. */
export interface ProgramUse extends DefiUse {
  readonly program: string;
  /** Rows of users: one for each fee payer and span. */
  readonly userSpans: number;
  /** Most different fee payers of one span. */
  readonly mostUsers: number;
  readonly callsBefore: number;
  readonly microUsdBefore: bigint;
}

export type UseByProgram = ReadonlyMap<string, ProgramUse>;

/** Use of programs in the window; a program nobody called is missing. */
export async function readUse(
  index: IndexReader,
  plan: WindowPlan,
  programs: readonly string[],
): Promise<UseByProgram> {
  if (programs.length === 0) return new Map();
  const { from, width } = plan;
  const beforeFrom = plan.hasBefore ? plan.beforeFrom : from;
  const rows = await index.all(defiQueries.programsInWindow, { programs, width, from, beforeFrom });
  return new Map(rows.map((row) => [row.program, row]));
}

/** What programs routed instead of what their pools turned over. */
export function withRouted(use: UseByProgram, routed: ProgramRoutes): UseByProgram {
  return new Map(
    [...use].map(([program, row]) => {
      const { swaps = 0, microUsd = 0n, microUsdBefore = 0n } = routed.get(program) ?? {};
      return [program, { ...row, swaps, microUsd, microUsdBefore }];
    }),
  );
}

const NOTHING: DefiUse = {
  calls: 0,
  transactions: 0,
  failed: 0,
  feeLamports: 0n,
  swaps: 0,
  microUsd: 0n,
};

/** Sums of sums; what is counted once in one program may be counted again in another (`DefiUse`). */
export function addUse(rows: readonly DefiUse[]): DefiUse {
  return rows.reduce<DefiUse>(
    (sum, row) => ({
      calls: sum.calls + row.calls,
      transactions: sum.transactions + row.transactions,
      failed: sum.failed + row.failed,
      feeLamports: sum.feeLamports + row.feeLamports,
      swaps: sum.swaps + row.swaps,
      microUsd: sum.microUsd + row.microUsd,
    }),
    NOTHING,
  );
}

/** How the calls and the volume of programs changed. `isRouted`: whose volume is stored by the hour. */
export function toUseTrend(rows: readonly ProgramUse[], plan: WindowPlan, isRouted = false): DefiTrend {
  const secondsBefore = WINDOWS[plan.window];
  const lasting = { seconds: plan.to - plan.from, secondsBefore };
  const hours = { seconds: plan.to - plan.hoursFrom, secondsBefore };
  const callsBefore = rows.reduce((sum, row) => sum + row.callsBefore, 0);
  const microUsdBefore = rows.reduce((sum, row) => sum + row.microUsdBefore, 0n);
  const { calls, microUsd } = addUse(rows);
  return {
    calls: plan.hasBefore ? toTrend(calls, callsBefore, lasting) : undefined,
    microUsd: (isRouted ? plan.hasHoursBefore : plan.hasBefore)
      ? toTrend(microUsd, microUsdBefore, isRouted ? hours : lasting)
      : undefined,
  };
}

/** Rows of the programs of a protocol that were called. */
export const rowsOf = ({ programs }: ListedProtocol, use: UseByProgram): readonly ProgramUse[] =>
  programs
    .flatMap(({ address }) => use.get(address) ?? [])
    .filter(({ calls, callsBefore }) => calls + callsBefore > 0);

/** Those called in the window itself. */
export const isActive = ({ calls, swaps }: DefiUse): boolean => calls > 0 || swaps > 0;

/** A protocol with its sums, its programs the most called first. */
export function toDefiProtocol(
  listed: ListedProtocol,
  use: UseByProgram,
  users: DefiUsers,
  acts: readonly ActCount[],
  plan: WindowPlan,
  isRouted: boolean,
): DefiProtocol {
  const rows = rowsOf(listed, use);
  return {
    name: listed.name,
    does: listed.does,
    category: listed.category,
    site: listed.site,
    isClosed: listed.isClosed,
    programs: listed.programs
      .map((program) => ({ ...program, calls: use.get(program.address)?.calls ?? 0 }))
      .sort((a, b) => b.calls - a.calls),
    use: addUse(rows),
    trend: toUseTrend(rows, plan, isRouted),
    users,
    acts,
  };
}

/** The largest first: by volume, then by calls, then by name. */
export function byVolumeThenCalls(
  a: { readonly use: DefiUse; readonly name: string },
  b: { readonly use: DefiUse; readonly name: string },
): number {
  if (a.use.microUsd !== b.use.microUsd) return a.use.microUsd > b.use.microUsd ? -1 : 1;
  return b.use.calls - a.use.calls || a.name.localeCompare(b.name, 'en');
}
