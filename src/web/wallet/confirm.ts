import { askNode } from './ask-node.ts';

export type Confirmation =
  | { readonly kind: 'confirmed'; readonly slot: number }
  | { readonly kind: 'failed'; readonly slot: number; readonly reason: string }
  /** Its blockhash is too old now: it will never land. */
  | { readonly kind: 'expired' }
  /** Nobody can say yet. */
  | { readonly kind: 'unknown' };

const EVERY_MS = 400;
const MOST_TRIES = 150;

interface Status {
  readonly slot: number;
  readonly err: unknown;
  readonly confirmationStatus?: string | null;
}

/** Asks until a transaction is confirmed, failed or expired; gives up after a minute or when `signal` fires. */
export async function waitForConfirmation(
  signature: string,
  lastValidBlockHeight: number,
  signal: AbortSignal,
): Promise<Confirmation> {
  for (let i = 0; i < MOST_TRIES && !signal.aborted; i++) {
    const status = await readStatus(signature, signal);
    if (status !== undefined) return status;
    const height = await askNode<number>('getBlockHeight', [{ commitment: 'confirmed' }], signal).catch(
      () => undefined,
    );
    // What was confirmed while the height was asked for is seen by one more look.
    if (height !== undefined && height > lastValidBlockHeight) {
      return (await readStatus(signature, signal)) ?? { kind: 'expired' };
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  return { kind: 'unknown' };
}

async function readStatus(signature: string, signal: AbortSignal): Promise<Confirmation | undefined> {
  const answer = await askNode<{ readonly value: readonly (Status | null)[] }>(
    'getSignatureStatuses',
    [[signature]],
    signal,
  ).catch(() => undefined);
  const status = answer?.value[0];
  if (!status) return undefined;
  if (status.err !== null && status.err !== undefined) {
    return { kind: 'failed', slot: status.slot, reason: JSON.stringify(status.err) };
  }
  return status.confirmationStatus === 'confirmed' || status.confirmationStatus === 'finalized'
    ? { kind: 'confirmed', slot: status.slot }
    : undefined;
}
