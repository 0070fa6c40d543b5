import { Button } from '../ui/form/button.tsx';
import { Notice } from '../ui/block/notice.tsx';

/** What a wallet that breaks looks like. */
export function WalletErrorNotice({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice kind="not-available" title="Wallet connection error">
      <p>Please try refreshing the page or reconnecting your wallet.</p>
      <Button onClick={onRetry}>Try again</Button>
    </Notice>
  );
}
