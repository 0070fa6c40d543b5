import { Component, type ReactNode } from 'react';
import { FailedState } from './failed-state.tsx';

/** What breaks in one panel stays in it: the rest of the page goes on. */
export class PanelBoundary extends Component<
  { readonly title: string; readonly children: ReactNode },
  { readonly broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <FailedState
        message={`“${this.props.title}” could not be shown.`}
        again={() => this.setState({ broken: false })}
      />
    );
  }
}
