import { lazy, Suspense } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';
import { usePlace } from '../../router/place.ts';
import { onAssistantAsked } from '../../services/ask-assistant.ts';
import { AskAnywhere } from './ask-anywhere.tsx';
import { ChatDialog } from './chat-dialog.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { Opening } from './opening.tsx';
import { offerPrompt } from './prompts.ts';
import { keepOpen, readOpen } from './sidebar-state.ts';
import { Sidebar } from './sidebar.tsx';
import { takeLink } from './take-link.ts';

const ChatView = lazy(() => import('./chat-view.tsx'));

type Shown = 'closed' | 'sidebar' | 'dialog';

/** Opens and closes the chat beside every page. On the page of the chat it stays away, and hands over. */
export default function AssistantHost() {
  const { path, query, setQuery } = usePlace();
  const [shown, setShown] = useState<Shown>('closed');
  const isOwnPage = path === '/chat';
  const show = (next: Shown) => {
    setShown(next);
    keepOpen(next === 'sidebar');
  };
  useEffect(() => {
    if (readOpen()) setShown('sidebar');
  }, []);
  useEffect(() => {
    const link = takeLink(query);
    if (!link.isOpening) return;
    show('sidebar');
    if (link.isSpent) setQuery({ aitext: undefined, aichat: undefined });
  }, [query]);
  const now = useRef(shown);
  now.current = shown;
  useEffect(
    () =>
      onAssistantAsked(({ open, question, entities, asDialog }) => {
        const isOpening = open === true || (open === 'toggle' && (isOwnPage || now.current === 'closed'));
        if (isOpening) offerPrompt({ question, entities });
        if (!isOwnPage) show(isOpening ? (asDialog ? 'dialog' : 'sidebar') : 'closed');
      }),
    [isOwnPage],
  );
  return (
    <>
      <AskAnywhere />
      {shown === 'sidebar' && !isOwnPage && (
        <Sidebar>
          {(size) => (
            <FailureBoundary>
              <Suspense fallback={<Opening />}>
                <ChatView {...size} onClose={() => show('closed')} />
              </Suspense>
            </FailureBoundary>
          )}
        </Sidebar>
      )}
      {shown === 'dialog' && !isOwnPage && (
        <ChatDialog onClose={() => show('closed')}>
          <FailureBoundary>
            <Suspense fallback={<Opening />}>
              <ChatView width={672} onClose={() => show('closed')} />
            </Suspense>
          </FailureBoundary>
        </ChatDialog>
      )}
    </>
  );
}
