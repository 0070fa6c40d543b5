/** Titles and rows of a table as it stands on the page, in the texts a reader sees. */
export function readShownTable(table: HTMLTableElement): {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
} {
  const titles = [...table.querySelectorAll('thead th')].map(toShownText);
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr[data-row]')].map((row) =>
    [...row.cells].map(toShownText),
  );
  return { titles, rows };
}

/** Text of an element; what is shortened and what is an age is written whole. */
function toShownText(element: Element): string {
  return toPlainNumber(readNode(element).replaceAll(/\s+/g, ' ').trim());
}

/** `9,057` → `9057`: digits are grouped for the eye only. */
export function toPlainNumber(text: string): string {
  return /^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
}

function readNode(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof Element) || isSilent(node)) return '';
  const whole = node.getAttribute('datetime') ?? node.getAttribute('title');
  const inside = [...node.childNodes].map(readNode).join(node.childElementCount > 1 ? ' ' : '');
  if (whole !== null && (node.tagName === 'TIME' || inside.includes('…'))) return whole;
  return inside;
}

/** Drawings, buttons and what only a screen reader hears. */
function isSilent(element: Element): boolean {
  return element.matches('button, svg, canvas, .visually-hidden, [aria-hidden="true"]');
}
