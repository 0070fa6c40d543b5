import { useState } from 'react';
import { usePlace } from '../../router/place.ts';
import { Notice } from '../../ui/block/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import type { ListedWallet } from '../wallet-standard.ts';
import { offersTestWallet } from './offer.ts';

type Making = { readonly kind: 'idle' | 'making' } | { readonly kind: 'failed'; readonly message: string };

/** Connects a visitor who has no wallet; on any cluster but the localnet it shows nothing. */
export default function TestWalletButton({
  onReady,
}: {
  /** What is done with it once it is there; it is connected to unless said. */
  readonly onReady?: (wallet: ListedWallet) => void;
}) {
  const { cluster } = usePlace();
  const [making, setMaking] = useState<Making>({ kind: 'idle' });
  if (!offersTestWallet(cluster)) return null;
  const make = async () => {
    setMaking({ kind: 'making' });
    try {
      const [{ prepareTestWallet }, { connectWallet }] = await Promise.all([
        import('./register-test-wallet.ts'),
        import('../connection.ts'),
      ]);
      const wallet = await prepareTestWallet();
      setMaking({ kind: 'idle' });
      if (onReady === undefined) await connectWallet(wallet);
      else onReady(wallet);
    } catch (error) {
      const message = error instanceof Error ? error.message : 'The test wallet could not be made.';
      setMaking({ kind: 'failed', message });
    }
  };
  return (
    <>
      <Button disabled={making.kind === 'making'} onClick={() => void make()}>
        {making.kind === 'making' ? 'Making a test wallet …' : 'Use a test wallet (localnet only)'}
      </Button>
      {making.kind === 'failed' && <Notice kind="not-available" title={making.message} />}
    </>
  );
}
