import { EmptyState } from './empty-state.tsx';
import { Button } from '../form/button.tsx';

interface FailedStateProps {
  /** What went wrong, and after that sentence what to do. */
  readonly message: string;
  readonly again?: (() => void) | undefined;
  readonly page?: boolean | undefined;
}

/** In place of what could not be loaded: why, and a way to try again. */
export function FailedState({ message, again, page }: FailedStateProps) {
  const [, title = message, rest] = /^(.*?[.!?]) (.+)$/s.exec(message) ?? [];
  return (
    <EmptyState
      kind="not-available"
      page={page}
      title={title}
      actions={again && <Button onClick={again}>Try again</Button>}
    >
      {rest}
    </EmptyState>
  );
}
