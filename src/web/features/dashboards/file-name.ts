/** A title as the name of a file: letters and digits, joined by dashes. */
export function toFileName(title: string): string {
  const words = title
    .slice(0, 80)
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word !== '');
  return words.length === 0 ? 'dashboard' : words.join('-').toLowerCase();
}
