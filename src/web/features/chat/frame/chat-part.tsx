import { useLatePart } from '../../../ui/state/use-late-part.ts';
import type { ChatViewProps } from './chat-view.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { FallbackInput, toMessage } from '../composer/fallback-input.tsx';
import { Opening } from '../composer/opening.tsx';

const loadView = () => import('./chat-view.tsx');

/** The chat, which is fetched when it is shown. Where it does not arrive, or breaks, a plain input stands in its place. */
export function ChatPart(props: ChatViewProps) {
  const { Part, failure, again } = useLatePart(loadView, true);
  if (Part) {
    return (
      <FailureBoundary>
        <Part {...props} />
      </FailureBoundary>
    );
  }
  return failure === undefined ? <Opening /> : <FallbackInput message={toMessage(failure)} onRetry={again} />;
}
