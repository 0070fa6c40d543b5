/** Bytes of a file that is read as a list: 10,000 lines of a spreadsheet with room to spare. */
export const MAX_FILE_BYTES = 8 * 2 ** 20;

/** The text of a file by its byte order mark, else UTF-8; what is no UTF-8 is read byte by byte, as old spreadsheets write. */
export function decodeFile(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
