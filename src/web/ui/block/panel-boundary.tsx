import { Component, type ReactNode } from 'react';
import { Button } from '../form/button.tsx';
import { Notice } from './notice.tsx';

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
      <Notice kind="not-available" title={`“${this.props.title}” could not be shown.`}>
        <Button onClick={() => this.setState({ broken: false })}>Try again</Button>
      </Notice>
    );
  }
}
