import { PRODUCT } from '#contracts/product';
import { CLUSTER_NAMES, type Cluster } from '#contracts/cluster';
import type { AccountAnswer } from '#contracts/account/account-answer';
import type { BlockAnswer, TransactionAnswer } from '#contracts/answers';
import type { QuestionName, Questions } from '#contracts/api';
import { toSentenceText } from '#contracts/text/value-text';
import { servedClusterOf, type App, type AppContext } from '../request-context.ts';
import { answer, ENDPOINTS, type AnswerParts } from '../../answering/answer.ts';
import { serverError } from '../../errors/server-error.ts';
import type { Card } from './card.ts';
import { drawCard } from './draw-card.ts';

/** Images for links to transactions, accounts and blocks. */
export function addCards(app: App, asking: AnswerParts): void {
  app.get('/og.png', () =>
    reply({
      kind: 'Explorer',
      title: PRODUCT.name,
      text: PRODUCT.tagline,
      status: 'plain',
      cluster: 'Solana',
    }),
  );
  app.get('/og/tx/:file', async (context) => {
    const { found, cluster } = await askFor(asking, context, 'transaction', { signature: stem(context) });
    return reply(toTransactionCard(found, stem(context), cluster));
  });
  app.get('/og/account/:file', async (context) => {
    const { found, cluster } = await askFor(asking, context, 'account', { address: stem(context) });
    return reply(toAccountCard(found, stem(context), cluster));
  });
  app.get('/og/block/:file', async (context) => {
    const { found, cluster } = await askFor(asking, context, 'block', { slot: stem(context) });
    return reply(toBlockCard(found, stem(context), cluster));
  });
}

function stem(context: AppContext): string {
  const file = context.req.param('file') ?? '';
  if (!/^[1-9A-HJ-NP-Za-km-z0]{1,88}\.png$/.test(file)) throw serverError('not-found');
  return file.slice(0, -'.png'.length);
}

async function askFor<Name extends QuestionName>(
  asking: AnswerParts,
  context: AppContext,
  name: Name,
  input: Questions[Name]['input'],
): Promise<{ found: Questions[Name]['answer']; cluster: Cluster }> {
  const cluster = servedClusterOf(context, asking.clusters);
  const endpoint = ENDPOINTS.find((candidate) => candidate.name === name);
  if (endpoint === undefined) throw serverError('not-found');
  const { answer: found } = await answer(asking, endpoint, cluster, { ...input }, context.req.raw.signal);
  return { found: found as Questions[Name]['answer'], cluster }; // the endpoint of that name made it
}

async function reply(card: Card): Promise<Response> {
  return new Response(await drawCard(card), {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=300',
      Vary: 'Cookie',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}

function toTransactionCard(found: TransactionAnswer, signature: string, cluster: Cluster): Card {
  const start = { kind: 'Transaction', title: signature, cluster: CLUSTER_NAMES[cluster] };
  if (found.kind === 'absent') return { ...start, text: found.message, status: 'plain' };
  const { summary, status } = found.transaction;
  return {
    ...start,
    text: toSentenceText(summary, found.names),
    status: status.kind === 'failed' ? 'bad' : status.kind === 'succeeded' ? 'good' : 'plain',
  };
}

function toAccountCard(found: AccountAnswer, address: string, cluster: Cluster): Card {
  const start = {
    kind: 'Account',
    title: address,
    cluster: CLUSTER_NAMES[cluster],
    status: 'plain' as const,
  };
  if (found.kind === 'absent') return { ...start, text: found.message };
  const { decoded, names } = found;
  return {
    ...start,
    kind: decoded.title,
    text: decoded.summary
      ? toSentenceText(decoded.summary, names)
      : `${found.holdings?.length ?? 0} token accounts`,
  };
}

function toBlockCard(found: BlockAnswer, slot: string, cluster: Cluster): Card {
  const start = {
    kind: 'Block',
    title: `Block ${slot}`,
    cluster: CLUSTER_NAMES[cluster],
    status: 'plain' as const,
  };
  if (found.kind === 'absent') return { ...start, text: found.message };
  const { transactions, failed } = found.block;
  return { ...start, text: `${transactions ?? 0} transactions, ${failed ?? 0} failed`, status: 'good' };
}
