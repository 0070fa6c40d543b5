import { Component, type ComponentChildren } from 'preact';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { isWalletError } from '../wallet/wallet-error.ts';

/** Catches what a wallet breaks, and nothing else: other errors go on to whoever is outside. */
export class WalletBoundary extends Component<
  { readonly children: ComponentChildren },
  { readonly error: unknown }
> {
  override state: { readonly error: unknown } = { error: undefined };

  static override getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!isWalletError(error)) throw error;
    return (
      <Notice kind="not-available" title="Wallet connection error">
        <p>Please try refreshing the page or reconnecting your wallet.</p>
        <Button onClick={() => this.setState({ error: undefined })}>Try again</Button>
      </Notice>
    );
  }
}
