import { useEffect, useState } from 'react';
import { SHORTEST_SECRET } from '#contracts/text/search-query';
import { holdsSecret } from './holds-secret.ts';

/** Whether a text may be sent, stand in an address or in the history. `unchecked` where nobody could look. */
export type Secrecy = 'open' | 'secret' | 'unchecked';

export const SECRECY_TEXTS: Readonly<Record<Exclude<Secrecy, 'open'>, string>> = {
  secret: 'This looks like a secret key or a phrase that makes one. It was not searched.',
  unchecked: 'This could not be checked for a secret key, so it was not searched. Load the page again.',
};

const isTooShort = (text: string): boolean => text.trim().length < SHORTEST_SECRET;

/** Looks for secrets in a text. Never rejects. */
export async function checkSecrecy(text: string): Promise<Secrecy> {
  if (isTooShort(text)) return 'open';
  try {
    return (await holdsSecret(text)) ? 'secret' : 'open';
  } catch {
    return 'unchecked';
  }
}

/** What is known of a text while it is typed; `checking` until it is looked at. */
export function useSecrecy(text: string): Secrecy | 'checking' {
  const [known, setKnown] = useState<{ readonly text: string; readonly secrecy: Secrecy }>();
  const isShort = isTooShort(text);
  useEffect(() => {
    if (isShort) return undefined;
    let isOver = false;
    void checkSecrecy(text).then((secrecy) => {
      if (!isOver) setKnown({ text, secrecy });
    });
    return () => {
      isOver = true;
    };
  }, [text, isShort]);
  if (isShort) return 'open';
  return known?.text === text ? known.secrecy : 'checking';
}
