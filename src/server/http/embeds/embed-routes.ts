import { CLUSTER_NAMES } from '#contracts/cluster';
import { EMBED_ROOT, OEMBED_PATH } from '#contracts/text/embed-path';
import type { AnswerParts } from '../../answering/answer.ts';
import type { Configuration } from '../../config/configuration.ts';
import { serverError } from '../../errors/server-error.ts';
import { toAddress, toSignature, toSlot } from '../../input/texts.ts';
import { readSubjectCard, type SubjectKind } from '../cards/subject-card.ts';
import { replyJson, replyText } from '../reply.ts';
import { originOf, type App, type AppContext } from '../request-context.ts';
import { EMBED_HEADERS, toEmbedDocument } from './embed-document.ts';
import { toEmbeddedPage, toOembed } from './oembed.ts';

const KINDS: Readonly<Record<SubjectKind, (text: string) => unknown>> = {
  tx: toSignature,
  account: toAddress,
  block: toSlot,
};
const CACHE = 'max-age=300';

/** Transactions, accounts and blocks as frames for other sites, and the description by which sites find the frame. */
export function addEmbeds(
  app: App,
  asking: AnswerParts,
  configuration: Pick<Configuration, 'publicOrigin'>,
): void {
  for (const kind of ['tx', 'account', 'block'] as const) {
    app.get(`${EMBED_ROOT}${kind}/:id`, async (context) => {
      const id = context.req.param('id');
      if (KINDS[kind](id) === undefined) throw serverError('not-found');
      const { card, cluster, isFound } = await readSubjectCard(asking, context, kind, id);
      const href = `${originOf(context, configuration)}/${kind}/${id}?cluster=${cluster}`;
      const shown = { ...card, cluster: CLUSTER_NAMES[cluster] };
      return replyText(
        context,
        isFound ? 200 : 404,
        'text/html; charset=utf-8',
        toEmbedDocument(shown, href),
        {
          ...EMBED_HEADERS,
          'Cache-Control': isFound ? `private, ${CACHE}` : 'private, no-store',
          Vary: 'Cookie',
        },
      );
    });
  }
  app.get(OEMBED_PATH, async (context): Promise<Response> => {
    const format = context.req.query('format') ?? 'json';
    if (format !== 'json') return context.text('Only format=json is supported.\n', 501);
    const origin = originOf(context, configuration);
    const page = toEmbeddedPage(context.req.query('url') ?? '', origin);
    if (page === undefined) throw serverError('not-found');
    const most = { width: readMost(context, 'maxwidth'), height: readMost(context, 'maxheight') };
    return replyJson(context, 200, JSON.stringify(toOembed(page, origin, most)), {
      'Cache-Control': `${configuration.publicOrigin === undefined ? 'private' : 'public'}, ${CACHE}`,
    });
  });
}

function readMost(context: AppContext, key: 'maxwidth' | 'maxheight'): number {
  const text = context.req.query(key);
  if (text === undefined) return Infinity;
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw serverError('bad-input', { detail: `${key} must be a whole number of pixels.` });
  return Number(text);
}
