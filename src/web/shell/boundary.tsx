import { Component, type ReactNode } from 'react';
import { BROKEN_PAGE, FailedPage } from './failed-page.tsx';

interface BoundaryProps {
  /** What is shown. Another one is drawn, whatever broke before. */
  readonly of: unknown;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly of: unknown;
  readonly broken: boolean;
}

/** Keeps navbar and footer usable when a page itself breaks. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { of: this.props.of, broken: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return of === state.of ? null : { of, broken: false };
  }

  override render() {
    return this.state.broken ? <FailedPage message={BROKEN_PAGE} /> : this.props.children;
  }
}
