import type { Asset, DecodedInstruction } from '#contracts/decoded';
import type { Wire } from '#std/json';

type WireAsset = Wire<Asset>;

/** All that one owner sent another of one asset. */
export interface Flow {
  readonly from: string;
  readonly to: string;
  readonly asset: WireAsset;
  readonly amount: string;
  /** Paths of the instructions that moved it. */
  readonly paths: readonly string[];
}

export interface FundsNode {
  readonly address: string;
  readonly column: number;
  readonly row: number;
}

export interface FundsGraph {
  readonly nodes: readonly FundsNode[];
  readonly flows: readonly Flow[];
  /** Flows left out because the picture would hold too many owners. */
  readonly hidden: number;
}

/** More owners than this make a picture nobody can read; the table has them all. */
const MOST_NODES = 24;

/** Transfers of a transaction, added up by sender, receiver and asset, in the order they began. */
export function toFlows(instructions: readonly Wire<DecodedInstruction>[]): readonly Flow[] {
  const flows = new Map<string, { flow: Omit<Flow, 'amount' | 'paths'>; amount: bigint; paths: string[] }>();
  const visit = (nodes: readonly Wire<DecodedInstruction>[]): void => {
    for (const node of nodes) {
      for (const effect of node.effects) {
        if (effect.kind !== 'transfer' || effect.amount === '0') continue;
        const from = effect.fromOwner ?? effect.from;
        const to = effect.toOwner ?? effect.to;
        const { asset } = effect;
        const key = `${from} ${to} ${asset.kind === 'sol' ? 'sol' : asset.mint}`;
        const known = flows.get(key);
        if (known) {
          known.amount += BigInt(effect.amount);
          known.paths.push(node.path);
        } else
          flows.set(key, { flow: { from, to, asset }, amount: BigInt(effect.amount), paths: [node.path] });
      }
      visit(node.inner);
    }
  };
  visit(instructions);
  return [...flows.values()].map(({ flow, amount, paths }) => ({
    ...flow,
    amount: amount.toString(),
    paths,
  }));
}

/** Owners in columns: who pays `start` stands first, each further column was reached through the one before. */
export function toFundsGraph(flows: readonly Flow[], start: string): FundsGraph {
  const columns = new Map<string, number>();
  const shown: Flow[] = [];
  const place = (address: string, column: number): boolean => {
    if (columns.has(address)) return true;
    if (columns.size >= MOST_NODES) return false;
    columns.set(address, column);
    return true;
  };
  const seeds = [start, ...flows.map(({ from }) => from)].filter((address) =>
    flows.some(({ from, to }) => from === address || to === address),
  );
  for (const seed of seeds) {
    place(seed, 0);
    const queue = [seed];
    const seen = new Set(queue);
    for (const address of queue) {
      const column = columns.get(address);
      if (column === undefined) continue;
      for (const { from, to } of flows) {
        if (from !== address || seen.has(to)) continue;
        seen.add(to);
        if (place(to, column + 1)) queue.push(to);
      }
    }
  }
  for (const flow of flows) if (columns.has(flow.from) && columns.has(flow.to)) shown.push(flow);
  const rows = new Map<number, number>();
  const nodes = [...columns].map(([address, column]) => {
    const row = rows.get(column) ?? 0;
    rows.set(column, row + 1);
    return { address, column, row };
  });
  return { nodes, flows: shown, hidden: flows.length - shown.length };
}
