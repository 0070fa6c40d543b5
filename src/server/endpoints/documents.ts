import { z } from 'zod';
import { MAX_DOCUMENT_QUERY, type DocumentsAnswer, type Shelf } from '#contracts/documents';
import { isShelf, listDocuments, readDocuments } from '../documents/library.ts';
import { searchParts, toParts } from '../documents/search-documents.ts';
import { defineEndpoint } from './define-endpoint.ts';

const parts = new Map<Shelf, Promise<ReturnType<typeof toParts>>>();

export default defineEndpoint({
  name: 'documents',
  route: '/api/documents/:shelf',
  says: 'The pages of the documentation, blog or news, or the places in them that contain the search text.',
  input: z.strictObject({
    shelf: z.string().refine(isShelf, 'must be docs, blog or news').describe('docs, blog or news.'),
    q: z
      .string()
      .max(MAX_DOCUMENT_QUERY, `must have at most ${MAX_DOCUMENT_QUERY} characters`)
      .describe('Text to look for.')
      .optional(),
  }),
  isOfServer: true,
  absences: false,
  async run(_ask, { shelf, q }): Promise<DocumentsAnswer> {
    const known = shelf as Shelf; // the input was checked for it
    const entries = listDocuments(known);
    const query = q?.trim() ?? '';
    if (query === '') return { entries };
    let looked = parts.get(known);
    if (looked === undefined) parts.set(known, (looked = readDocuments(known).then(toParts)));
    return { entries, found: { query, hits: searchParts(await looked, query) } };
  },
});
