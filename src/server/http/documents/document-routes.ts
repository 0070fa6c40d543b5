import { DIAGRAM_FRAME_PATH, DOCUMENT_ID_PREFIX } from '#contracts/documents';
import type { AppParts } from '../app-parts.ts';
import type { App, AppContext } from '../request-context.ts';
import { toFrameHeaders } from '../../edge/security-headers.ts';
import { originOf } from '../request-context.ts';
import { replyText } from '../reply.ts';
import { toChangelogFeed, toShelfFeed } from './feeds.ts';
import { toFrameDocument } from './frame-document.ts';
import { readRootFile } from '../../documents/library.ts';
import { toLlmsText } from './llms-text.ts';
import { RSS_TYPE, toRss, type Feed } from './rss.ts';

const PUBLIC = { 'Cache-Control': 'public, max-age=300' };
/** What the holder gate may have opened for this visitor alone. */
const PRIVATE = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie' };

/** Feeds, the changelog as a file, what models read first, and the frame of diagrams. */
export function addDocuments(app: App, { configuration, files }: AppParts): void {
  const replyFeed = (context: AppContext, feed: Feed, headers: Readonly<Record<string, string>>) =>
    replyText(context, 200, RSS_TYPE, toRss(feed, originOf(context, configuration)), headers);
  app.get('/blog/rss.xml', (context) => replyFeed(context, toShelfFeed('blog'), PUBLIC));
  app.get('/news/rss.xml', (context) => replyFeed(context, toShelfFeed('news'), PUBLIC));
  app.get('/changelog/rss.xml', async (context) =>
    replyFeed(context, await toChangelogFeed(DOCUMENT_ID_PREFIX), PRIVATE),
  );
  app.get('/CHANGELOG.md', (context) =>
    replyText(context, 200, 'text/markdown; charset=utf-8', readRootFile('CHANGELOG.md'), PRIVATE),
  );
  app.get('/llms.txt', (context) =>
    replyText(
      context,
      200,
      'text/plain; charset=utf-8',
      toLlmsText(originOf(context, configuration)),
      PUBLIC,
    ),
  );
  app.get(DIAGRAM_FRAME_PATH, async (context) => {
    // The page's own origin, which the frame is to trust, is the one this request came to.
    const origin = new URL(originOf(context, configuration)).origin;
    const script = await files.find('/frames/diagram.js');
    return replyText(context, 200, 'text/html; charset=utf-8', toFrameDocument(script?.etag ?? ''), {
      ...toFrameHeaders(origin),
      'Cache-Control': 'no-cache',
    });
  });
}
