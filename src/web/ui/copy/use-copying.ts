import { useEffect, useState } from 'react';
import { announce } from './announce.ts';
import { copyText } from './copy-text.ts';
import type { IconName } from '../icon.tsx';

const SHOWN_MS = 1500;

export interface Copying {
  readonly icon: IconName & ('copy' | 'check' | 'cross');
  readonly copy: (text: string) => void;
}

/** Copies texts for a button that shows for a moment whether it worked; to screen readers it is said. */
export function useCopying(): Copying {
  const [copied, setCopied] = useState<boolean>();
  useEffect(() => {
    if (copied === undefined) return;
    announce(copied ? 'Copied' : 'Could not be copied');
    const timer = setTimeout(() => setCopied(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return {
    icon: copied === undefined ? 'copy' : copied ? 'check' : 'cross',
    copy: (text) => void copyText(text).then(setCopied),
  };
}
