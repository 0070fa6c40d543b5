import { useEffect, useState } from 'react';
import { PRODUCT } from '#contracts/product';
import { ChatPart } from './chat-part.tsx';
import { toWidthBucket } from './sidebar-width.ts';
import styles from './chat-page.module.css';

/** The chat as a page of its own. */
export function ChatPage() {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const read = () => setWidth(document.documentElement.clientWidth);
    read();
    addEventListener('resize', read);
    return () => removeEventListener('resize', read);
  }, []);
  return (
    <>
      <h1 className="visually-hidden">{PRODUCT.assistantName} assistant</h1>
      <section
        className={styles.page}
        aria-label="Chat"
        data-assistant
        data-width={width === undefined ? undefined : toWidthBucket(width)}
      >
        {width === undefined ? (
          <p className={styles.note}>
            The assistant runs in the browser. <a href="/docs">Read the documentation</a> meanwhile.
          </p>
        ) : (
          <ChatPart />
        )}
      </section>
    </>
  );
}
