import { Component, type ComponentChildren } from 'preact';
import { FailedPage } from './failed-page.tsx';

/** Keeps navbar and footer usable when a page itself breaks. */
export class Boundary extends Component<
  { readonly children: ComponentChildren },
  { readonly broken: boolean }
> {
  override state = { broken: false };

  static override getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? (
      <FailedPage message="Something in this page broke. The data is still there; loading the page again may help." />
    ) : (
      this.props.children
    );
  }
}
