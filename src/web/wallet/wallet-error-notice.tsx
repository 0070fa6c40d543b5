import { Button } from '../ui/form/button.tsx';
import { EmptyState } from '../ui/block/empty-state.tsx';

/** What a wallet that breaks looks like. */
export function WalletErrorNotice({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <EmptyState
      kind="not-available"
      title="Wallet connection error"
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      Please try refreshing the page or reconnecting your wallet.
    </EmptyState>
  );
}
