import { useEffect } from 'react';
import { DOCUMENT_ID_PREFIX } from '#contracts/documents';

/**
 * Goes to the anchor of the address; a page that was opened inside the app stands at its top otherwise. The anchor of a
 * heading is also found by the heading’s own words, as people write it: `#audit-log` for `#s-audit-log`.
 */
export function useHash(key: string): void {
  useEffect(() => {
    const id = decodeHash(location.hash.slice(1));
    if (id === '') return;
    const target = document.getElementById(id) ?? document.getElementById(`${DOCUMENT_ID_PREFIX}${id}`);
    target?.scrollIntoView();
  }, [key]);
}

function decodeHash(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
