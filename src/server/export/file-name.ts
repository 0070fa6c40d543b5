import { trimOf } from '#std/text';

const MAX_STEM = 100;
/** Names Windows keeps for devices, whatever follows them. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** `export-2026-11-21T13-30-54Z`: a colon is not for file names. */
export function toDefaultStem(nowMs: number): string {
  return `export-${new Date(nowMs).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/**
 * The name of a file whatever was wished for: letters and digits of any script, `_`, `-` and single spaces, then
 * the one extension of its format.
 */
export function toFileName(wish: string | undefined, extension: string, nowMs: number): string {
  const bare = (wish ?? '').normalize('NFC').replace(new RegExp(`\\.${extension}$`, 'i'), '');
  const cut = [...bare.replace(/[^\p{L}\p{M}\p{N}_ -]+/gu, '-').replace(/ {2,}/g, ' ')]
    .slice(0, MAX_STEM)
    .join('');
  const stem = trimOf(cut, ' -');
  const isUsable = /[\p{L}\p{N}]/u.test(stem) && !RESERVED.test(stem);
  return `${isUsable ? stem : toDefaultStem(nowMs)}.${extension}`;
}

/** `Content-Disposition` by RFC 6266: a name of plain ASCII, and the whole one for those who read it. */
export function toDisposition(filename: string): string {
  const plain = filename
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._ -]/g, '_');
  const whole = encodeURIComponent(filename).replace(
    /['()*!]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
