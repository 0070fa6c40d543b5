let region: HTMLElement | undefined;

/** Readers miss what a region holds when it comes; so long it is there first. */
const HEARD_MS = 100;

/**
 * Says `text` to screen readers, by the one region of the page for what has no place of its own. Beside an open dialog
 * nothing is heard, so then it is in there.
 */
export function announce(text: string): void {
  region?.remove();
  region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  const dialogs = document.querySelectorAll('dialog:modal');
  (dialogs.item(dialogs.length - 1) ?? document.body).append(region);
  const own = region;
  setTimeout(() => (own.textContent = text), HEARD_MS);
}
