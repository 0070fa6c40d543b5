/** Gives bytes to the reader as a file. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000); // some browsers read it after the click
}

/** A title as the name of a file: letters and digits, joined by dashes. */
export function toFileName(title: string): string {
  const words = title
    .slice(0, 80)
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word !== '');
  return words.length === 0 ? 'dashboard' : words.join('-').toLowerCase();
}
