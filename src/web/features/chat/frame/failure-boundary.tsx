import { Component, type ReactNode } from 'react';
import { FallbackInput, toMessage } from '../composer/fallback-input.tsx';

interface State {
  readonly message: string | undefined;
}

/** A chat that breaks leaves a plain input behind. */
export class FailureBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { message: undefined };

  static getDerivedStateFromError(error: unknown): State {
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
