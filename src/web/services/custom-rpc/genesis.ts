import { CLUSTER_NAMES, GENESIS_HASHES, type Cluster } from '#contracts/cluster';

export type GenesisVerdict =
  | { readonly kind: 'same' }
  /** It serves another chain: none of its answers is used. */
  | { readonly kind: 'other'; readonly says: string; readonly named: string | undefined }
  | { readonly kind: 'unknown'; readonly why: string };

/** How long a proof holds. */
export const PROOF_MS = 5 * 60_000;

/** Whether what an endpoint says of itself is the chain that is shown. `pinned` is the hash that chain must have. */
export function toVerdict(says: unknown, pinned: string): GenesisVerdict {
  if (typeof says !== 'string' || !/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(says)) {
    return { kind: 'unknown', why: 'It gave no genesis hash, so it is not known which chain it serves.' };
  }
  if (says === pinned) return { kind: 'same' };
  const known = Object.entries(GENESIS_HASHES).find(([, hash]) => hash === says)?.[0] as Cluster | undefined;
  return { kind: 'other', says, named: known === undefined ? undefined : CLUSTER_NAMES[known] };
}

/** Asks an endpoint which chain it serves, at most once in five minutes while it is the right one. */
export function createGenesisCheck(parts: {
  readonly ask: (url: string) => Promise<unknown>;
  /** The hash the shown cluster must have. */
  readonly pinned: () => Promise<string>;
  readonly nowMs: () => number;
}): (url: string) => Promise<GenesisVerdict> {
  let proof: { readonly url: string; readonly atMs: number } | undefined;
  return async (url) => {
    if (proof?.url === url && parts.nowMs() - proof.atMs < PROOF_MS) return { kind: 'same' };
    proof = undefined;
    try {
      const verdict = toVerdict(await parts.ask(url), await parts.pinned());
      if (verdict.kind === 'same') proof = { url, atMs: parts.nowMs() };
      return verdict;
    } catch (error) {
      return { kind: 'unknown', why: error instanceof Error ? error.message : 'It did not answer.' };
    }
  };
}
