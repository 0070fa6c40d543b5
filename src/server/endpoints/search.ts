import { z } from 'zod';
import type { SearchAnswer, Suggestion } from '#contracts/answers';
import type { Address } from '#contracts/chain';
import { MAX_SEARCH_LENGTH, toSearchPath, toSearchTarget } from '#contracts/text/search-query';
import { labelOf } from '#decoder';
import { isDomainName, readDomainOwner } from '../reading/names/domain-names.ts';
import { searchNames } from '../reading/names/name-search.ts';
import { findErrorsByCode } from '../reading/names/program-words.ts';
import { withTimeout } from '#std/concurrency';
import { defineEndpoint } from './define-endpoint.ts';

/** How long a search waits for the owner of a name. */
const DOMAIN_MS = 2_500;
/** A number is a slot first; so many errors have it for their code, too. */
const MOST_ERRORS = 5;

export default defineEndpoint({
  name: 'search',
  route: '/api/search',
  says: 'Where a text leads: an address, a signature, a slot or a .sol name is decided at once, any other text gets suggestions of programs, their instructions and errors, tokens and validators.',
  when: 'Only a name or an unknown text is given.',
  input: z.strictObject({
    q: z
      .string()
      .max(MAX_SEARCH_LENGTH, `must have at most ${MAX_SEARCH_LENGTH} characters`)
      .describe('Text to look for.'),
  }),
  absences: false,
  run: ({ reader, signal }, { q }): Promise<SearchAnswer> =>
    toAnswer(
      q,
      (text) => searchNames(reader, text, { signal, nowMs: Date.now() }),
      (name) => withTimeout(DOMAIN_MS, readDomainOwner(reader.chain, name, { signal, timeoutMs: DOMAIN_MS })),
    ),
});

async function toAnswer(
  query: string,
  suggest: (text: string) => Promise<readonly Suggestion[]>,
  findOwner: (domain: string) => Promise<Address | undefined>,
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
      return {
        query,
        suggestions: [
          { href, title: `Block ${target.slot}`, note: 'Block at this slot', kind: 'block' },
          ...findErrorsByCode(query, MOST_ERRORS),
        ],
        goTo: href,
      };
    case 'wire-transaction':
      return decided(query, {
        href,
        title: 'Read this transaction',
        note: 'Base64 of a transaction, opened in the inspector',
        kind: 'inspector',
      });
    case 'text': {
      const owner = isDomainName(target.text) ? await findOwner(target.text) : undefined;
      if (owner !== undefined) {
        return decided(query, {
          href: `/account/${owner}`,
          title: target.text.toLowerCase(),
          note: `${owner}, who owns the name; a record of it may name another address to pay to`,
          kind: 'label',
        });
      }
      return { query, suggestions: await suggest(target.text) };
    }
  }
}

function decided(query: string, suggestion: Suggestion): SearchAnswer {
  return { query, suggestions: [suggestion], goTo: suggestion.href };
}
