import { useEffect, useRef, useState } from 'react';
import type { ConnectedWallet } from './use-wallet.ts';

/** What became of a transaction the visitor was shown. */
export type SendState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'signing' }
  /** Nothing was sent. */
  | { readonly kind: 'not-sent'; readonly message: string; readonly declined: boolean }
  | { readonly kind: 'confirming'; readonly signature: string }
  | { readonly kind: 'confirmed'; readonly signature: string }
  | { readonly kind: 'failed'; readonly signature: string; readonly message: string };

export interface Unsigned {
  /** Base64 of the whole transaction. */
  readonly transaction: string;
  readonly lastValidBlockHeight: number;
}

/** Signs, sends and follows one transaction at a time. */
export function useSend(cluster: string): {
  readonly state: SendState;
  readonly send: (connected: ConnectedWallet, unsigned: Unsigned) => Promise<void>;
  readonly reset: () => void;
} {
  const [state, setState] = useState<SendState>({ kind: 'idle' });
  const gone = useRef(new AbortController());
  useEffect(() => {
    gone.current = new AbortController();
    return () => gone.current.abort();
  }, []);
  const send = async (connected: ConnectedWallet, unsigned: Unsigned): Promise<void> => {
    setState({ kind: 'signing' });
    const [{ NotSent, signAndSend }, { waitForConfirmation }, { fromBase64 }] = await Promise.all([
      import('./sign-transaction.ts'),
      import('./confirm.ts'),
      import('#std/json'),
    ]);
    const bytes = fromBase64(unsigned.transaction);
    let signature: string;
    try {
      if (bytes === undefined) throw new NotSent('The transaction could not be read.');
      signature = await signAndSend(connected, bytes, `solana:${cluster}`);
    } catch (error) {
      const known = error instanceof NotSent;
      const message = known
        ? error.message
        : 'The server could not be reached. Whether it was sent is not known: look at the history of your wallet.';
      setState({ kind: 'not-sent', message, declined: known && error.declined });
      return;
    }
    setState({ kind: 'confirming', signature });
    const outcome = await waitForConfirmation(signature, unsigned.lastValidBlockHeight, gone.current.signal);
    if (gone.current.signal.aborted) return;
    switch (outcome.kind) {
      case 'confirmed':
        return setState({ kind: 'confirmed', signature });
      case 'failed':
        return setState({
          kind: 'failed',
          signature,
          message: 'It failed on chain: only the fee was charged.',
        });
      case 'expired':
        return setState({
          kind: 'failed',
          signature,
          message: 'It expired before it landed. Nothing moved.',
        });
      case 'unknown':
        return setState({
          kind: 'failed',
          signature,
          message: 'No node confirmed within a minute whether it landed.',
        });
    }
  };
  return { state, send, reset: () => setState({ kind: 'idle' }) };
}
