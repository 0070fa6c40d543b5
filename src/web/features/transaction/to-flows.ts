import type { Asset } from '#contracts/decoded';
import type { Wire } from '#std/json';
import { readTokenOwners, type OwnedTransaction } from './token-owners.ts';
import type { WireInstruction } from './types.ts';

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

/**
 * Transfers of a transaction, added up by sender, receiver and asset, in the order they began. SOL that its owner puts
 * into a token account of their own, to wrap it, went to nobody else.
 */
export function toFlows(transaction: OwnedTransaction): readonly Flow[] {
  const owners = readTokenOwners(transaction);
  const flows = new Map<string, { flow: Omit<Flow, 'amount' | 'paths'>; amount: bigint; paths: string[] }>();
  const visit = (nodes: readonly WireInstruction[]): void => {
    for (const node of nodes) {
      for (const effect of node.effects) {
        if (effect.kind !== 'transfer' || effect.amount === '0') continue;
        const { asset } = effect;
        const from = owners.get(effect.from)?.owner ?? effect.fromOwner ?? effect.from;
        const to = owners.get(effect.to)?.owner ?? effect.toOwner ?? effect.to;
        if (asset.kind === 'sol' && from === to) continue;
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
  visit(transaction.instructions);
  return [...flows.values()].map(({ flow, amount, paths }) => ({
    ...flow,
    amount: amount.toString(),
    paths,
  }));
}
