import type { Chain, ChainOptions } from '../chain.ts';

/** Software of the node that answers; others of the pool may run another. */
export async function getVersion(
  chain: Chain,
  options?: ChainOptions,
): Promise<{ readonly version: string | undefined; readonly featureSet: number | undefined }> {
  const answer = await chain.request<{
    readonly 'solana-core'?: string;
    readonly 'feature-set'?: number | null;
  }>('getVersion', [], options);
  return { version: answer['solana-core'], featureSet: answer['feature-set'] ?? undefined };
}
