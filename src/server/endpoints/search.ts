import { z } from 'zod';
import type { SearchAnswer, Suggestion } from '#contracts/answers';
import { toSearchPath, toSearchTarget } from '#contracts/search-query';
import { labelOf, listProtocols } from '#decoder';
import { defineEndpoint } from './define-endpoint.ts';

const MAX_SUGGESTIONS = 10;
/** A base64 transaction is the longest text that means something. */
const MAX_QUERY = 5_600;

export default defineEndpoint({
  name: 'search',
  input: z.strictObject({ q: z.string().max(MAX_QUERY, `must have at most ${MAX_QUERY} characters`) }),
  absences: false,
  run: (_ask, { q }) => Promise.resolve(toAnswer(q)),
});

function toAnswer(query: string): SearchAnswer {
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
      return { query, suggestions: suggest(target.text) };
  }
}

function decided(query: string, suggestion: Suggestion): SearchAnswer {
  return { query, suggestions: [suggestion], goTo: suggestion.href };
}

/** Programs by name: those that begin with the text before those that hold it. */
function suggest(text: string): readonly Suggestion[] {
  const wanted = text.toLowerCase();
  return listProtocols()
    .flatMap(({ definition }) => definition.programs.map((program) => ({ name: definition.name, program })))
    .map((entry) => ({ ...entry, at: entry.name.toLowerCase().indexOf(wanted) }))
    .filter(({ at, program }) => at >= 0 || program.startsWith(text))
    .sort((a, b) => Number(a.at !== 0) - Number(b.at !== 0) || a.name.localeCompare(b.name))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name, program }) => ({
      href: `/account/${program}`,
      title: name,
      note: program,
      kind: 'program',
    }));
}
