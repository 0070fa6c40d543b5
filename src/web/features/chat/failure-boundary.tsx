import { Component, type ComponentChildren } from 'preact';
import { FallbackInput, toMessage } from './fallback-input.tsx';

interface State {
  readonly message: string | undefined;
}

/** A chat that breaks leaves a plain input behind. */
export class FailureBoundary extends Component<{ readonly children: ComponentChildren }, State> {
  override state: State = { message: undefined };

  static override getDerivedStateFromError(error: unknown): State {
    return { message: toMessage(error) };
  }

  override render() {
    const { message } = this.state;
    return message === undefined ? (
      this.props.children
    ) : (
      <FallbackInput message={message} onRetry={() => this.setState({ message: undefined })} />
    );
  }
}
