import { useEffect, useRef, useState } from 'preact/hooks';
import { usePlace } from '../../router/place.ts';
import { onAssistantAsked } from '../../services/ask-assistant.ts';
import { AskAnywhere } from './ask-anywhere.tsx';
import { ChatDialog } from './chat-dialog.tsx';
import { ChatPart } from './chat-part.tsx';
import { offerPrompt } from './prompts.ts';
import { keepOpen, readOpen } from './sidebar-state.ts';
import { Sidebar } from './sidebar.tsx';
import { takeLink } from './take-link.ts';

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
    if (link.isOpening && !isOwnPage) show('sidebar');
    // Obeyed once: whoever closes the assistant after that has closed it.
    if (link.isSpent) setQuery({ ai: undefined, aitext: undefined, aichat: undefined });
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
        <Sidebar>{(size) => <ChatPart {...size} onClose={() => show('closed')} />}</Sidebar>
      )}
      {shown === 'dialog' && !isOwnPage && (
        <ChatDialog onClose={() => show('closed')}>
          <ChatPart onClose={() => show('closed')} />
        </ChatDialog>
      )}
    </>
  );
}
