import { z } from 'zod';
import { DOCUMENT_ID_PREFIX, type ChangelogAnswer } from '#contracts/documents';
import { listHeadings } from '#std/markdown/markdown-tree';
import { parseDocument, readRootFile } from '../documents/library.ts';
import { defineEndpoint } from './define-endpoint.ts';

let cached: Promise<ChangelogAnswer> | undefined;

export default defineEndpoint({
  name: 'changelog',
  route: '/api/changelog',
  says: 'What changed in each version. Where a token is configured, only for those who hold it.',
  input: z.strictObject({}),
  isOfServer: true,
  absences: false,
  run: (): Promise<ChangelogAnswer> => (cached ??= read()),
});

async function read(): Promise<ChangelogAnswer> {
  const whole = await parseDocument(readRootFile('CHANGELOG.md'), DOCUMENT_ID_PREFIX);
  // The page has its title already.
  const [first, ...rest] = whole.blocks;
  const isTitle = first?.kind === 'heading' && first.depth === 1;
  const tree = isTitle ? { ...whole, blocks: rest } : whole;
  return { tree, contents: listHeadings(tree) };
}
