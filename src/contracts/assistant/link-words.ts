/** Keys of an address that only the browser reads: a question, and a shared chat. They may be long. */
const LINK_WORDS = /^ai(?:text|chat)=/;

/** Most bytes of a shared chat in an address, as base64. */
export const SHARED_LINK_BYTES = 256 * 1_024;

/** An address without what is only for the browser, and those parts of its query as they stand. */
export function splitLinkWords(url: string): { readonly url: string; readonly words: readonly string[] } {
  const at = url.indexOf('?');
  if (at < 0) return { url, words: [] };
  const parts = url.slice(at + 1).split('&');
  const words = parts.filter((part) => LINK_WORDS.test(part));
  if (words.length === 0) return { url, words };
  const rest = parts.filter((part) => !LINK_WORDS.test(part)).join('&');
  return { url: url.slice(0, at) + (rest && `?${rest}`), words };
}
