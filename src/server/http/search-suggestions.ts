import type { AnswerParts } from '../answering/answer.ts';
import type { Configuration } from '../config/configuration.ts';
import { askFor } from './ask-for.ts';
import { replyText } from './reply.ts';
import { originOf, type App } from './request-context.ts';

/** Not among the questions, whose answers have a shape of ours. */
export const SUGGESTIONS_PATH = '/search/suggestions';

/**
 * What a browser shows under its address bar while a search is typed: `[query, titles, notes, links]`.
 * Source: OpenSearch 1.1, extension Suggestions.
 */
export function addSearchSuggestions(
  app: App,
  asking: AnswerParts,
  configuration: Pick<Configuration, 'publicOrigin'>,
): void {
  app.get(SUGGESTIONS_PATH, async (context) => {
    const query = context.req.query('q') ?? '';
    const { found } = await askFor(asking, context, 'search', { q: query });
    const origin = originOf(context, configuration);
    const { suggestions } = found;
    const lists = [
      query,
      suggestions.map(({ title }) => title),
      suggestions.map(({ note }) => note),
      suggestions.map(({ href }) => origin + href),
    ];
    return replyText(context, 200, 'application/x-suggestions+json; charset=utf-8', JSON.stringify(lists), {
      'Cache-Control': 'private, max-age=60',
      Vary: 'Cookie',
    });
  });
}
