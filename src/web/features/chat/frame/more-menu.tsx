import type { ChatTab } from '#contracts/assistant/chat';
import { openSettings } from '../../../services/open-settings.ts';
import { copyText } from '../../../ui/copy/copy-text.ts';
import { Menu, type MenuEntry } from '../../../ui/overlay/menu.tsx';
import { saveText } from '../../../ui/copy/save-text.ts';
import { ChatIcon } from './chat-icon.tsx';
import { close, duplicate } from '../chat-actions.ts';
import { changeOneTab } from '../chat-store.ts';
import { togglePin } from '../tabs/chat-tabs.ts';
import { toChatJson, toChatMarkdown, toFileName } from '../history/export-chat.ts';
import { sayHelp } from '../composer/say-help.ts';
import { shareChat } from '../history/share-chat.ts';

export interface MoreMenuProps {
  readonly tab: ChatTab | undefined;
  readonly canClose: boolean;
  readonly onRename: (id: string) => void;
  readonly onSaid: (text: string) => void;
}

/** Everything else that is done to a chat. */
export function MoreMenu({ tab, canClose, onRename, onSaid }: MoreMenuProps) {
  const share = async (chat: ChatTab) => {
    const link = await shareChat(chat);
    if (link === undefined || !(await copyText(link.href))) return onSaid('The link could not be copied');
    onSaid(
      link.shown === link.of ? 'Link copied' : `Link copied: the newest ${link.shown} of ${link.of} messages`,
    );
  };
  const isSilent = tab === undefined || tab.messages.length === 0;
  const entry = (text: string, run: () => void, disabled = false): MenuEntry => ({
    kind: 'action',
    text,
    run,
    disabled,
  });
  const entries = [
    entry('Settings', () => openSettings()),
    entry('Help', sayHelp, tab?.isProcessing),
    ...(tab === undefined
      ? []
      : [
          entry('Rename', () => onRename(tab.id)),
          entry(tab.pinned ? 'Unpin' : 'Pin', () => changeOneTab(tab.id, togglePin)),
          entry('Duplicate', () => duplicate(tab)),
          entry(
            'Export Chat as Markdown',
            () => saveText(toFileName(tab.name, 'md'), toChatMarkdown(tab), 'text/markdown'),
            isSilent,
          ),
          entry(
            'Export Chat as JSON',
            () => saveText(toFileName(tab.name, 'json'), toChatJson(tab), 'application/json'),
            isSilent,
          ),
          entry('Share', () => void share(tab), isSilent),
          entry('Close Chat', () => close(tab.id), !canClose),
        ]),
  ];
  return <Menu label="More" title={<ChatIcon name="more" />} align="end" entries={entries} />;
}
