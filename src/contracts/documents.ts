import type { HeadingEntry, MarkdownTree } from '#std/markdown/markdown-tree';
import type { Absence } from './answers.ts';

/** Where texts of ours stand: `/docs/<slug>`, `/blog/<slug>`, and `/news#<slug>`. */
export type Shelf = 'docs' | 'blog' | 'news';

/** A text written for this product, without its content. */
export interface DocumentEntry {
  readonly shelf: Shelf;
  readonly slug: string;
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** When it was last edited, or of a post published; `2026-11-21`. */
  readonly date: string;
  /** Group in the list of the documentation. */
  readonly section?: string | undefined;
}

/** A place in the documentation where all words of a search stand. */
export interface DocumentHit {
  readonly href: string;
  readonly title: string;
  /** Heading of the part; absent where it is before the first one. */
  readonly heading?: string | undefined;
  /** Words around the first find, with what was searched marked. */
  readonly excerpt: readonly { readonly text: string; readonly isMatch: boolean }[];
}

export interface DocumentsAnswer {
  /** In reading order; of posts and news the newest first. */
  readonly entries: readonly DocumentEntry[];
  /** What was searched for, and the best places first; absent without a search. */
  readonly found?: { readonly query: string; readonly hits: readonly DocumentHit[] } | undefined;
}

export interface DocumentBody {
  readonly entry: DocumentEntry;
  readonly tree: MarkdownTree;
  readonly contents: readonly HeadingEntry[];
}

type Neighbour = Pick<DocumentEntry, 'href' | 'title'>;

export type DocumentAnswer =
  | ({
      readonly kind: 'found';
      readonly previous?: Neighbour | undefined;
      readonly next?: Neighbour | undefined;
      /** All texts of the shelf, in order. */
      readonly shelf: readonly (Neighbour & Pick<DocumentEntry, 'section'>)[];
    } & DocumentBody)
  | Absence;

/** All news with their texts, the newest first. */
export interface NewsAnswer {
  readonly news: readonly DocumentBody[];
}

/** The changelog as it stands in the repository. */
export interface ChangelogAnswer {
  readonly tree: MarkdownTree;
  readonly contents: readonly HeadingEntry[];
}

/** Longest search in the documentation. */
export const MAX_DOCUMENT_QUERY = 100;
/** Begins the anchors of documents: `/docs/failures#s-programs`. */
export const DOCUMENT_ID_PREFIX = 's-';

/** Why the changelog is not shown to somebody, as the header of a 403 says it. */
export const HOLDER_HEADER = 'X-Holder';
export type HolderState = 'not-signed-in' | 'too-few' | 'unknown';

/** Document of the sandboxed frame diagrams are drawn in. */
export const DIAGRAM_FRAME_PATH = '/frames/diagram';
