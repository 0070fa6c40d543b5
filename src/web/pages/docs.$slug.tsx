import type { DocumentAnswer } from '#contracts/documents';
import type { Wire } from '#std/json';
import { DocumentView } from '../features/documents/document-view.tsx';
import { definePage } from './define-page.ts';

export default definePage<Wire<DocumentAnswer>>({
  nav: { use: 'docs', area: 'help' },
  load: ({ api, params, signal }) =>
    api.ask('document', { shelf: 'docs', slug: params['slug'] ?? '' }, { signal }),
  head: (answer) =>
    answer.kind === 'found'
      ? { title: answer.entry.title, description: answer.entry.description }
      : { title: 'Not found', description: 'The documentation has no such page.' },
  status: (answer) => (answer.kind === 'found' ? 200 : 404),
  View: ({ data }) => (
    <DocumentView answer={data} shelf={{ title: 'User documentation', href: '/docs' }} dated="Edited" />
  ),
});
