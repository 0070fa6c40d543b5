/** Source: RFC 2397 and the WHATWG Fetch standard, "data: URL processor", without its leniency. */

/** Most characters of a data URI that are read. */
const MOST_TEXT = 128 * 1024;

export interface DataUri {
  /** In lower case, without parameters. */
  readonly type: string;
  readonly bytes: Buffer;
}

export const isDataUri = (uri: string): boolean => /^data:/i.test(uri);

/** Type and bytes of a `data:` URI; `undefined` for any other text, a malformed one and one longer than 128 KiB. */
export function readDataUri(uri: string): DataUri | undefined {
  const comma = uri.indexOf(',');
  if (!isDataUri(uri) || comma < 0 || uri.length > MOST_TEXT) return undefined;
  const [type = '', ...parameters] = uri.slice('data:'.length, comma).toLowerCase().split(';');
  const text = uri.slice(comma + 1);
  if (parameters.at(-1)?.trim() === 'base64') {
    return /^[A-Za-z\d+/]*={0,2}$/.test(text)
      ? { type: type.trim(), bytes: Buffer.from(text, 'base64') }
      : undefined;
  }
  try {
    return { type: type.trim(), bytes: Buffer.from(decodeURIComponent(text), 'utf8') };
  } catch {
    return undefined;
  }
}
