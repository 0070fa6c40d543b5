/** Untrusted pictures, decoded and encoded again: no byte of the original leaves this server. */
import { toPictureKind } from './picture-kind.ts';

/** Pixels of a side: three times what lists show, for screens of high density. */
export const PICTURE_SIDE = 96;
/** Pixels of the original: 4,096 × 4,096. Its header says so before anything is decoded. */
const MOST_PIXELS = 4_096 * 4_096;
const TIMEOUT_SECONDS = 2;

type Sharp = typeof import('sharp').default;
let sharp: Promise<Sharp> | undefined;

/**
 * A square WebP of the first frame of a PNG, JPEG, GIF, WebP, AVIF or SVG; `undefined` for any other file, one
 * that is too large and one that takes too long. Never rejects.
 */
export async function drawPicture(bytes: Uint8Array): Promise<Buffer | undefined> {
  if (toPictureKind(bytes) === undefined) return undefined;
  try {
    sharp ??= import('sharp').then((module) => configure(module.default));
    const draw = await sharp;
    return await draw(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated', animated: false })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .rotate()
      .resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .webp({ quality: 82, effort: 3 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** Decoders of the six formats alone, nothing remembered between pictures, one thread each. */
function configure(library: Sharp): Sharp {
  library.block({ operation: ['VipsForeignLoad'] });
  library.unblock({
    operation: [
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadNsgifBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
      'VipsForeignLoadSvgBuffer',
    ],
  });
  library.cache(false);
  library.concurrency(1);
  return library;
}
