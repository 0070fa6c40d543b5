import type { ChatTab } from '#contracts/chat';
import { openSettings } from '../../shell/open-settings.ts';
import { copyText } from '../../ui/copy-text.ts';
import { Dropdown } from '../../ui/dropdown.tsx';
import { saveText } from '../../ui/save-text.ts';
import { ChatIcon } from './chat-icon.tsx';
import { close, duplicate } from './chat-actions.ts';
import { changeOneTab } from './chat-store.ts';
import { togglePin } from './chat-tabs.ts';
import { toChatJson, toChatMarkdown, toFileName } from './export-chat.ts';
import { sayHelp } from './say-help.ts';
import { toSharedLink } from './shared-chat.ts';
import { withoutPlanning } from './turn.ts';
import styles from './more-menu.module.css';

export interface MoreMenuProps {
  readonly tab: ChatTab | undefined;
  readonly canClose: boolean;
  readonly onRename: (id: string) => void;
  readonly onSaid: (text: string) => void;
}

/** Everything else that is done to a chat. */
export function MoreMenu({ tab, canClose, onRename, onSaid }: MoreMenuProps) {
  const share = async (chat: ChatTab) => {
    const messages = withoutPlanning(chat.messages).map(({ role, content }) => ({ role, content }));
    const link = toSharedLink(location.origin, { mode: chat.mode, messages });
    if (link === undefined || !(await copyText(link.href))) return onSaid('The link could not be copied');
    onSaid(
      link.kept === link.of ? 'Link copied' : `Link copied: the newest ${link.kept} of ${link.of} messages`,
    );
  };
  const isSilent = tab === undefined || tab.messages.length === 0;
  const toEntries = (shut: () => void) => {
    const entry = (text: string, act: () => void, isOff = false) => (
      <button
        type="button"
        disabled={isOff}
        onClick={() => {
          shut();
          act();
        }}
      >
        {text}
      </button>
    );
    return (
      <div class={styles.list}>
        {entry('Settings', () => openSettings())}
        {entry('Help', sayHelp, tab?.isProcessing)}
        {tab && entry('Rename', () => onRename(tab.id))}
        {tab && entry(tab.pinned ? 'Unpin' : 'Pin', () => changeOneTab(tab.id, togglePin))}
        {tab && entry('Duplicate', () => duplicate(tab))}
        {tab &&
          entry(
            'Export Chat as Markdown',
            () => saveText(toFileName(tab.name, 'md'), toChatMarkdown(tab), 'text/markdown'),
            isSilent,
          )}
        {tab &&
          entry(
            'Export Chat as JSON',
            () => saveText(toFileName(tab.name, 'json'), toChatJson(tab), 'application/json'),
            isSilent,
          )}
        {tab && entry('Share', () => void share(tab), isSilent)}
        {tab && entry('Close Chat', () => close(tab.id), !canClose)}
      </div>
    );
  };
  return (
    <div class={styles.more}>
      <Dropdown panel align="right" label="More" title={<ChatIcon name="more" />}>
        {toEntries}
      </Dropdown>
    </div>
  );
}
