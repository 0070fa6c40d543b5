import { decodeUtf8 } from '#std/utf8';

export type PictureKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'svg';

const SVG_BYTES = 64 * 1024;

/**
 * The format of a file by its first bytes, whatever its name or its server says; `undefined` for any other file.
 * Sources: PNG 5.2, JFIF, GIF89a, WebP container (RIFF), ISO/IEC 23000-22 (`ftyp` brands of AVIF).
 */
export function toPictureKind(bytes: Uint8Array): PictureKind | undefined {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  if (['ftypavif', 'ftypavis'].includes(start.slice(4, 12))) return 'avif';
  return isPlainSvg(bytes) ? 'svg' : undefined;
}

const SHAPES = new Set(
  ['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polygon', 'polyline'].concat([
    'defs',
    'linearGradient',
    'radialGradient',
    'stop',
    'title',
    'desc',
    'clipPath',
  ]),
);

/**
 * Whether it is an SVG of plain shapes: no document type, no other picture, filter, pattern, repeated use, style sheet
 * or script, of which a few bytes can ask for endless work or for files of this machine; and no reference or escape,
 * which would hide them.
 */
function isPlainSvg(bytes: Uint8Array): boolean {
  if (bytes.length > SVG_BYTES) return false;
  const text = decodeUtf8(bytes)?.trim();
  if (text === undefined || !/^(?:<\?xml[^<>]{0,200}\?>\s{0,20})?<svg[\s>]/.test(text)) return false;
  const parts = text
    .replace(/^<\?xml[^<>]{0,200}\?>/, '')
    .split('<')
    .slice(1);
  return parts.every((part) => {
    if (part.startsWith('/') || part.startsWith('!--')) return true;
    const name = /^[A-Za-z]{1,20}(?=[\s/>])/.exec(part)?.[0];
    return name !== undefined && SHAPES.has(name) && !/href|dasharray|url\((?!['"]?#)|[&\\]/i.test(part);
  });
}
