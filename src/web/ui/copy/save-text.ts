/** An address under which the browser finds a text, until it is revoked. */
export const toTextAddress = (text: string, type: string): string =>
  URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));

/** Gives a text to the reader as a file. */
export function saveText(name: string, text: string, type: string): void {
  const address = toTextAddress(text, type);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000); // some browsers read it after the click
}
