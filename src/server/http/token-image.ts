import type { AnswerParts } from '../answering/answer.ts';
import { TOKEN_IMAGE_PATH } from '#contracts/token-image';
import { serverError } from '../errors/server-error.ts';
import { toAddress } from '../input/texts.ts';
import { createTokenPictures, type TokenPictures } from '../pictures/token-pictures.ts';
import { isNamed } from './reply.ts';
import { servedClusterOf, type App } from './request-context.ts';

const DAY = 86_400;
/** A picture that was not found may be there later. */
const ABSENT_SECONDS = 600;

/** Pictures of tokens; this server made every byte of them, so that they can do nothing but be looked at. */
export function addTokenImages(
  app: App,
  { clusters }: Pick<AnswerParts, 'clusters'>,
  pictures: TokenPictures = createTokenPictures(),
): void {
  app.get(`${TOKEN_IMAGE_PATH}/:mint`, async (context) => {
    const mint = toAddress(context.req.param('mint'));
    if (mint === undefined) throw serverError('not-found');
    const shared = context.req.query('cluster') !== undefined ? 'public' : 'private';
    const { tokens } = clusters.reader(servedClusterOf(context, clusters));
    const source = await tokens.pictureOf(mint, context.req.raw.signal);
    if (source === 'unread') throw serverError('upstream-down', { retryAfterSeconds: 5 });
    const picture = source === undefined ? 'absent' : await pictures.read(source);
    if (picture === 'busy') throw serverError('overloaded', { retryAfterSeconds: 5 });
    if (picture === 'absent') {
      return new Response('No picture is known of this token.\n', {
        status: 404,
        headers: {
          'Content-Type': 'text/plain; charset=utf-8',
          'Cache-Control': `${shared}, max-age=${ABSENT_SECONDS}`,
          Vary: 'Cookie',
        },
      });
    }
    const headers = {
      'Content-Type': 'image/webp',
      'Cache-Control': `${shared}, max-age=${DAY}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      ETag: `"${picture.tag}"`,
      ...(shared === 'private' && { Vary: 'Cookie' }),
    };
    if (isNamed(context.req.header('if-none-match'), headers.ETag))
      return new Response(undefined, { status: 304, headers });
    return new Response(new Uint8Array(picture.bytes), { headers });
  });
}
