import { Component, type ReactNode } from 'react';
import { isWalletError } from '../../wallet/wallet-error.ts';
import { WalletErrorNotice } from '../../wallet/wallet-error-notice.tsx';

/** Catches what a wallet breaks, and nothing else: other errors go on to whoever is outside. */
export class WalletBoundary extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!isWalletError(error)) throw error;
    return <WalletErrorNotice onRetry={() => this.setState({ error: undefined })} />;
  }
}
