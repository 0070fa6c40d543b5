import { useEffect, useEffectEvent, useState } from 'react';
import { takeFragment } from '../../../router/fragment.ts';
import { usePlace } from '../../../router/place.ts';
import { useSearch } from '../../../router/use-search.ts';
import { onAssistantAsked, type AssistantAsked } from '../../../services/ask-assistant.ts';
import { assistantSearch, fragmentSearch } from './assistant-link.ts';
import { AskAnywhere } from './ask-anywhere.tsx';
import { ChatDialog } from './chat-dialog.tsx';
import { ChatPart } from './chat-part.tsx';
import { offerPrompt } from '../composer/prompts.ts';
import { keepOpen, readOpen } from './sidebar-state.ts';
import { Sidebar } from './sidebar.tsx';
import { takeLink } from '../history/take-link.ts';

type Shown = 'closed' | 'sidebar' | 'dialog';

/** Opens and closes the chat beside every page. On the page of the chat it stays away, and hands over. */
export default function AssistantHost() {
  const { path } = usePlace();
  const { values: link, set } = useSearch(assistantSearch);
  const [shown, setShown] = useState<Shown>('closed');
  const isOwnPage = path === '/chat';
  const show = (next: Shown) => {
    setShown(next);
    keepOpen(next === 'sidebar');
  };
  useEffect(() => {
    if (readOpen()) setShown('sidebar');
  }, []);
  const obey = useEffectEvent((taken: ReturnType<typeof takeLink>) => {
    if (taken.isOpening && !isOwnPage) show('sidebar');
    // Obeyed once: whoever closes the assistant after that has closed it.
    if (taken.isSpent) set({ ai: undefined, aitext: undefined, aichat: undefined });
  });
  useEffect(() => obey(takeLink({ ...link, ...takeFragment(fragmentSearch) })), [link]);
  useEffect(() => {
    const follow = () => {
      const said = takeFragment(fragmentSearch);
      if (said) obey(takeLink({ ai: false, aimock: false, ...said }));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const onAsked = useEffectEvent(({ open, question, entities, asDialog }: AssistantAsked) => {
    const isOpening = open === true || (open === 'toggle' && (isOwnPage || shown === 'closed'));
    if (isOpening) offerPrompt({ question, entities });
    if (!isOwnPage) show(isOpening ? (asDialog ? 'dialog' : 'sidebar') : 'closed');
  });
  useEffect(() => onAssistantAsked((asked) => onAsked(asked)), []);
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
