import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENT_ID_PREFIX, type DocumentBody, type DocumentEntry, type Shelf } from '#contracts/documents';
import { listHeadings, type MarkdownTree } from '#std/markdown/markdown-tree';
import { splitDocument } from './front-matter.ts';
import { toConfigurationTable } from './configuration-table.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const FOLDERS: Readonly<Record<Shelf, string>> = {
  docs: join(ROOT, 'docs', 'user'),
  blog: join(ROOT, 'docs', 'blog'),
  news: join(ROOT, 'docs', 'news'),
};
/** Stands in a document where the table of all settings is to be. */
const CONFIGURATION_PLACE = '<!-- settings -->';

interface LoadedDocument {
  readonly entry: DocumentEntry;
  readonly markdown: string;
  body: Promise<DocumentBody> | undefined;
}

const shelves = new Map<Shelf, readonly LoadedDocument[]>();

export const isShelf = (text: string): text is Shelf => Object.hasOwn(FOLDERS, text);

/** Texts of a shelf: documentation in reading order, posts and news with the newest first. */
export function listDocuments(shelf: Shelf): readonly DocumentEntry[] {
  return readShelf(shelf).map(({ entry }) => entry);
}

/** A text with its tree, read once and then cached. */
export function findDocument(shelf: Shelf, slug: string): Promise<DocumentBody> | undefined {
  const found = readShelf(shelf).find(({ entry }) => entry.slug === slug);
  return found && (found.body ??= readBody(found));
}

/** All texts of a shelf with their trees; others get a turn between two of them. */
export async function readDocuments(shelf: Shelf): Promise<readonly DocumentBody[]> {
  const bodies: DocumentBody[] = [];
  for (const document of readShelf(shelf)) {
    bodies.push(await (document.body ??= readBody(document)));
    await new Promise((resolve) => setImmediate(resolve));
  }
  return bodies;
}

/** The text of a Markdown file at the root of the repository. */
export function readRootFile(name: 'CHANGELOG.md' | 'SECURITY.md'): string {
  return readFileSync(join(ROOT, name), 'utf8');
}

/** Parsed where it is first asked for: most visitors never read a document. */
export async function parseDocument(markdown: string, idPrefix: string): Promise<MarkdownTree> {
  const { parseMarkdown } = await import('#std/markdown/parse-markdown');
  return parseMarkdown(markdown, { idPrefix });
}

function readShelf(shelf: Shelf): readonly LoadedDocument[] {
  let documents = shelves.get(shelf);
  if (documents === undefined) {
    documents = readdirSync(FOLDERS[shelf])
      .filter((file) => file.endsWith('.md'))
      .map((file) => readDocument(shelf, file))
      .sort(shelf === 'docs' ? (a, b) => a.order - b.order : (a, b) => compareDates(b, a))
      .map(({ entry, markdown }) => ({ entry, markdown, body: undefined }));
    shelves.set(shelf, documents);
  }
  return documents;
}

function compareDates(
  a: { entry: DocumentEntry; order: number },
  b: { entry: DocumentEntry; order: number },
) {
  return a.entry.date.localeCompare(b.entry.date) || a.order - b.order;
}

function readDocument(shelf: Shelf, file: string) {
  const { front, body } = splitDocument(readFileSync(join(FOLDERS[shelf], file), 'utf8'), file);
  const slug = file.slice(0, -'.md'.length);
  const { title, description, date, section, order } = front;
  const href = shelf === 'news' ? `/news#${slug}` : `/${shelf}/${slug}`;
  const entry: DocumentEntry = { shelf, slug, href, title, description, date, section };
  return { entry, order, markdown: body.replace(CONFIGURATION_PLACE, toConfigurationTable) };
}

async function readBody({ entry, markdown }: LoadedDocument): Promise<DocumentBody> {
  // All news stand on one page, so their anchors must differ.
  const prefix = entry.shelf === 'news' ? `${entry.slug}-` : DOCUMENT_ID_PREFIX;
  const tree = await parseDocument(markdown, prefix);
  return { entry, tree, contents: listHeadings(tree) };
}
