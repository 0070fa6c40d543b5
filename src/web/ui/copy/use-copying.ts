import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';
import type { IconName } from '../icon.tsx';

const SHOWN_MS = 1500;

export interface Copying {
  readonly icon: IconName;
  /** How it went; empty again a moment later. */
  readonly said: string;
  readonly copy: (text: string) => void;
}

/** Copies texts for a button that says for a moment whether it worked. */
export function useCopying(): Copying {
  const [copied, setCopied] = useState<boolean>();
  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return {
    icon: copied === undefined ? 'copy' : copied ? 'check' : 'cross',
    said: copied === undefined ? '' : copied ? 'Copied' : 'Could not be copied',
    copy: (text) => void copyText(text).then(setCopied),
  };
}
