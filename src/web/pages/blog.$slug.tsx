import type { DocumentAnswer } from '#contracts/documents';
import type { Wire } from '#std/json';
import { DocumentView } from '../features/documents/document-view.tsx';
import { definePage } from './define-page.ts';

export default definePage<Wire<DocumentAnswer>>({
  load: ({ api, params, signal }) =>
    api.ask('document', { shelf: 'blog', slug: params['slug'] ?? '' }, { signal }),
  head: (answer) => ({
    feed: { title: 'Blog', href: '/blog/rss.xml' },
    ...(answer.kind === 'found'
      ? { title: answer.entry.title, description: answer.entry.description }
      : { title: 'Not found', description: 'The blog has no such post.' }),
  }),
  status: (answer) => (answer.kind === 'found' ? 200 : 404),
  View: ({ data }) => (
    <DocumentView answer={data} shelf={{ title: 'Blog', href: '/blog' }} dated="Published" />
  ),
});
