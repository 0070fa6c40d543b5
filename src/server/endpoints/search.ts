import { z } from 'zod';
import type { SearchAnswer, Suggestion } from '#contracts/answers';
import { toSearchPath, toSearchTarget } from '#contracts/search-query';
import { labelOf } from '#decoder';
import { searchNames } from '../readers/name-search.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** A base64 transaction is the longest text that means something. */
const MAX_QUERY = 5_600;

export default defineEndpoint({
  name: 'search',
  input: z.strictObject({ q: z.string().max(MAX_QUERY, `must have at most ${MAX_QUERY} characters`) }),
  absences: false,
  run: ({ reader, signal }, { q }) => toAnswer(q, (text) => searchNames(reader, text, signal)),
});

async function toAnswer(
  query: string,
  suggest: (text: string) => Promise<readonly Suggestion[]>,
): Promise<SearchAnswer> {
  const target = toSearchTarget(query);
  const href = toSearchPath(target);
  switch (target.kind) {
    case 'empty':
      return { query, suggestions: [] };
    case 'address': {
      const label = labelOf(target.address);
      return decided(query, {
        href,
        title: label?.name ?? target.address,
        note: label ? target.address : 'Account',
        kind: label?.kind === 'program' ? 'program' : 'account',
      });
    }
    case 'signature':
      return decided(query, { href, title: target.signature, note: 'Transaction', kind: 'transaction' });
    case 'slot':
      return decided(query, {
        href,
        title: `Block ${target.slot}`,
        note: 'Block at this slot',
        kind: 'block',
      });
    case 'wire-transaction':
      return decided(query, {
        href,
        title: 'Read this transaction',
        note: 'Base64 of a transaction, opened in the inspector',
        kind: 'inspector',
      });
    case 'text':
      return { query, suggestions: await suggest(target.text) };
  }
}

function decided(query: string, suggestion: Suggestion): SearchAnswer {
  return { query, suggestions: [suggestion], goTo: suggestion.href };
}
