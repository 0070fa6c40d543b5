import { useState } from 'react';
import { ChatIcon, type ChatIconName } from '../frame/chat-icon.tsx';
import { ShareToast } from '../history/share-toast.tsx';
import styles from './message-list.module.css';

export interface MessageTool {
  readonly icon: ChatIconName;
  readonly label: string;
  /** Says whether it was done, where that is not sure. */
  readonly act: () => void | boolean | Promise<boolean>;
  /** Said for a moment when it was. */
  readonly said?: string | undefined;
  /** Said when it was not. */
  readonly failed?: string | undefined;
  readonly isOff?: boolean | undefined;
}

/** Small buttons under a message. */
export function MessageTools({ tools }: { readonly tools: readonly MessageTool[] }) {
  const [toast, setToast] = useState<string>();
  const press = async ({ act, said, failed = 'This could not be copied' }: MessageTool) => {
    const done = await act();
    if (said !== undefined) setToast(done === false ? failed : said);
  };
  return (
    <span className={styles.tools}>
      {tools.map((tool) => (
        <button
          key={tool.label}
          type="button"
          className={styles.tool}
          aria-label={tool.label}
          title={tool.label}
          disabled={tool.isOff}
          onClick={() => void press(tool)}
        >
          <ChatIcon name={tool.icon} size={13} />
        </button>
      ))}
      <ShareToast text={toast} onOver={() => setToast(undefined)} />
    </span>
  );
}
