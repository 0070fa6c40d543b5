import { useEffect } from 'react';

/** Goes to the anchor of the address; a page that was opened inside the app stands at its top otherwise. */
export function useHash(key: string): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (id !== '') document.getElementById(decodeHash(id))?.scrollIntoView();
  }, [key]);
}

function decodeHash(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
