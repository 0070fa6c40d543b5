import { Component, type ComponentChildren } from 'preact';
import { FallbackInput } from './fallback-input.tsx';

/** A chat that breaks, or does not arrive, leaves a plain input behind. */
export class FailureBoundary extends Component<
  { readonly children: ComponentChildren },
  { readonly message: string | undefined }
> {
  override state = { message: undefined };

  static override getDerivedStateFromError(error: unknown): { message: string } {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message } = this.state;
    return message === undefined ? this.props.children : <FallbackInput message={message} />;
  }
}
