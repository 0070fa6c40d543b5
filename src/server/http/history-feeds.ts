import type { Names, TransactionRow } from '#contracts/answers';
import { toSentenceText, toShortAddress } from '#contracts/text/value-text';
import { FEED_FILE, FOLLOWED_KINDS, type FollowedKind } from '#contracts/text/history-feed';
import type { AnswerParts } from '../answering/answer.ts';
import type { Configuration } from '../config/configuration.ts';
import { serverError } from '../errors/server-error.ts';
import { statusOfAbsence } from '../errors/status-of-error.ts';
import { toAddress } from '../input/texts.ts';
import { askFor } from './ask-for.ts';
import { RSS_TYPE, toRss, type FeedItem } from './documents/rss.ts';
import { replyText } from './reply.ts';
import { originOf, type App } from './request-context.ts';

const ROWS = 20;
/** Readers ask again and again; a minute is news enough. */
const CACHE = 'max-age=60';

/** The newest transactions of an account, token or program as a feed, each titled by its sentence. */
export function addHistoryFeeds(
  app: App,
  asking: AnswerParts,
  configuration: Pick<Configuration, 'publicOrigin'>,
): void {
  for (const kind of FOLLOWED_KINDS) {
    app.get(`/${kind}/:address/${FEED_FILE}`, async (context) => {
      const address = toAddress(context.req.param('address'));
      if (address === undefined) throw serverError('not-found');
      const { found, cluster, upstreamDown } = await askFor(asking, context, 'accountHistory', {
        address,
        limit: String(ROWS),
      });
      if (found.kind === 'absent') {
        const status = upstreamDown ? 503 : statusOfAbsence(found);
        return replyText(context, status, 'text/plain; charset=utf-8', `${found.message}\n`, {
          'Cache-Control': 'private, no-store',
        });
      }
      const query = `?cluster=${cluster}`;
      const href = `/${kind}/${address}`;
      const label =
        found.names.tokens[address]?.symbol ?? found.names.labels[address]?.name ?? toShortAddress(address);
      const feed = {
        title: `${TITLES[kind]} ${label}`,
        description: `The newest transactions that name ${address}, on ${cluster}.`,
        href: href + query,
        self: `${href}/${FEED_FILE}${query}`,
        items: found.rows.map((row) => toItem(row, found.names, query)),
      };
      const isSame = context.req.query('cluster') !== undefined && configuration.publicOrigin !== undefined;
      return replyText(context, 200, RSS_TYPE, toRss(feed, originOf(context, configuration)), {
        'Cache-Control': `${isSame ? 'public' : 'private'}, ${CACHE}`,
        ...(!isSame && { Vary: 'Cookie' }),
        'X-Cluster': cluster,
      });
    });
  }
}

const TITLES: Readonly<Record<FollowedKind, string>> = {
  account: 'Account',
  token: 'Token',
  program: 'Program',
};

function toItem(row: TransactionRow, names: Names, query: string): FeedItem {
  const { signature, slot, blockTime, status, errorName, summary, memo } = row;
  const failed =
    status === 'failed' ? `Failed${errorName === undefined ? '' : ` (${errorName})`}` : undefined;
  return {
    title:
      summary === undefined ? `Transaction ${toShortAddress(signature)}` : toSentenceText(summary, names),
    href: `/tx/${signature}${query}`,
    description: [failed, `Slot ${slot}`, memo === undefined ? undefined : `Memo: ${memo}`]
      .filter((part) => part !== undefined)
      .join(' · '),
    date: blockTime === undefined ? undefined : new Date(blockTime * 1_000).toISOString(),
  };
}
