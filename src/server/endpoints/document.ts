import { z } from 'zod';
import type { DocumentAnswer, DocumentEntry, Shelf } from '#contracts/documents';
import { findDocument, isShelf, listDocuments } from '../documents/library.ts';
import { text } from '../input/texts.ts';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'document',
  route: '/api/documents/:shelf/:slug',
  says: 'One text of the documentation, blog or news as a tree, with its headings and neighbours.',
  input: z.strictObject({
    shelf: z.string().refine(isShelf, 'must be docs, blog or news').describe('docs, blog or news.'),
    slug: text.describe('Name of the text, as the list gives it.'),
  }),
  isOfServer: true,
  absences: true,
  async run(ask, { shelf, slug }): Promise<DocumentAnswer> {
    const known = shelf as Shelf; // the input was checked for it
    const body = await findDocument(known, slug);
    if (body === undefined) {
      return ask.absent('not-found', 'There is no such page.', { hint: `The list is at /${known}.` });
    }
    const entries = listDocuments(known);
    const at = entries.findIndex((entry) => entry.slug === slug);
    return {
      kind: 'found',
      ...body,
      previous: toNeighbour(entries[at - 1]),
      next: toNeighbour(entries[at + 1]),
      shelf: entries.map(({ href, title, section }) => ({ href, title, section })),
    };
  },
});

const toNeighbour = (entry: DocumentEntry | undefined) => entry && { href: entry.href, title: entry.title };
