/** Markdown as a tree of what may be shown and nothing else; JSON, so that it can cross the wire. */

/** Where a link may lead. */
export type LinkTarget =
  /** A path, or an anchor of the same text. */
  | { readonly kind: 'own'; readonly href: string }
  | { readonly kind: 'foreign'; readonly href: string; readonly host: string }
  | { readonly kind: 'mail'; readonly href: string };

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis' | 'deleted'; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | {
      readonly kind: 'link';
      readonly target: LinkTarget;
      readonly children: readonly Inline[];
      /** The visible text names another host than the one it leads to. */
      readonly isMisleading: boolean;
    }
  | { readonly kind: 'own-image'; readonly src: string; readonly alt: string }
  /** An image of elsewhere, which is never fetched; `host` is absent when its address is unreadable. */
  | { readonly kind: 'foreign-image'; readonly alt: string; readonly host?: string | undefined }
  | { readonly kind: 'note'; readonly number: number; readonly id: string; readonly target: string };

export interface ListItem {
  /** Of a task: whether it is done. */
  readonly checked?: boolean | undefined;
  readonly children: readonly Block[];
}

export type Align = 'left' | 'right' | 'center';

export type Block =
  | {
      readonly kind: 'heading';
      readonly depth: number;
      readonly id: string;
      readonly children: readonly Inline[];
    }
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'quote'; readonly children: readonly Block[] }
  | {
      readonly kind: 'list';
      /** Number of the first item of an ordered list. */
      readonly start?: number | undefined;
      readonly items: readonly ListItem[];
    }
  | {
      readonly kind: 'code';
      readonly language?: string | undefined;
      /** What stands behind the language. */
      readonly title?: string | undefined;
      readonly text: string;
    }
  | {
      readonly kind: 'table';
      readonly align: readonly (Align | undefined)[];
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { readonly kind: 'rule' };

export interface Footnote {
  readonly number: number;
  readonly id: string;
  /** Anchors of the places that refer to it. */
  readonly references: readonly string[];
  readonly children: readonly Block[];
}

export interface MarkdownTree {
  readonly blocks: readonly Block[];
  readonly notes: readonly Footnote[];
}

export interface HeadingEntry {
  readonly depth: number;
  readonly id: string;
  readonly text: string;
}

/** The words of inline content, as they are read. */
export function toInlineText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      switch (inline.kind) {
        case 'text':
        case 'code':
          return inline.text;
        case 'break':
          return ' ';
        case 'own-image':
        case 'foreign-image':
          return inline.alt;
        case 'note':
          return '';
        default:
          return toInlineText(inline.children);
      }
    })
    .join('');
}

/** The words of blocks, one line a block; code and what a diagram is made of are left out on request. */
export function toBlockText(blocks: readonly Block[], options: { readonly code: boolean }): string {
  return blocks
    .map((block): string => {
      switch (block.kind) {
        case 'heading':
        case 'paragraph':
          return toInlineText(block.children);
        case 'quote':
          return toBlockText(block.children, options);
        case 'list':
          return block.items.map(({ children }) => toBlockText(children, options)).join('\n');
        case 'code':
          return options.code ? block.text : '';
        case 'table':
          return [block.head, ...block.rows].map((row) => row.map(toInlineText).join(' ')).join('\n');
        case 'rule':
          return '';
      }
    })
    .filter((text) => text !== '')
    .join('\n');
}

/** Headings at the top level, for a table of contents. */
export function listHeadings({ blocks }: MarkdownTree): readonly HeadingEntry[] {
  return blocks.flatMap((block) =>
    block.kind === 'heading'
      ? [{ depth: block.depth, id: block.id, text: toInlineText(block.children) }]
      : [],
  );
}
