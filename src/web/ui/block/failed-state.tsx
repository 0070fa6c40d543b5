import { EmptyState } from './empty-state.tsx';
import { Notice } from './notice.tsx';
import { Button } from '../form/button.tsx';

interface FailedStateProps {
  /** What went wrong, and after that sentence what to do. */
  readonly message: string;
  readonly again?: (() => void) | undefined;
  readonly page?: boolean | undefined;
  /** Whether what was loaded before stays shown: then a line beside it says what failed. */
  readonly beside?: boolean | undefined;
}

/** What could not be loaded: why, and a way to try again. It takes the place of what is not there. */
export function FailedState({ message, again, page, beside = false }: FailedStateProps) {
  const button = again && <Button onClick={again}>Try again</Button>;
  if (beside) {
    return (
      <Notice kind="not-available" title={message}>
        {button}
      </Notice>
    );
  }
  const [, title = message, rest] = /^(.*?[.!?]) (.+)$/s.exec(message) ?? [];
  return (
    <EmptyState kind="not-available" page={page} title={title} actions={button}>
      {rest}
    </EmptyState>
  );
}
