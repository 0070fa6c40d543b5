import { PRODUCT } from '#contracts/product';
import type { AnswerParts } from '../../answering/answer.ts';
import { serverError } from '../../errors/server-error.ts';
import type { App, AppContext } from '../request-context.ts';
import type { Card } from './card.ts';
import { drawCard } from './draw-card.ts';
import { readSubjectCard } from './subject-card.ts';

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
  for (const kind of ['tx', 'account', 'block'] as const) {
    app.get(`/og/${kind}/:file`, async (context) =>
      reply((await readSubjectCard(asking, context, kind, stem(context))).card),
    );
  }
}

function stem(context: AppContext): string {
  const file = context.req.param('file') ?? '';
  if (!/^[1-9A-HJ-NP-Za-km-z0]{1,88}\.png$/.test(file)) throw serverError('not-found');
  return file.slice(0, -'.png'.length);
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
