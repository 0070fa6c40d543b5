/** Gives a text to the clipboard; says whether it took it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // not allowed, or not a secure context
  }
}
