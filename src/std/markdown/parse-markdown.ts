import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { namesOtherHost, toLinkTarget, toOwnImage } from './link-target.ts';
import {
  toInlineText,
  type Block,
  type Footnote,
  type Inline,
  type ListItem,
  type MarkdownTree,
} from './markdown-tree.ts';

export interface MarkdownOptions {
  /** Begins every id, so that no text can take the id of something else on the page. */
  readonly idPrefix: string;
}

/** A text longer than this is shown as it was written. */
export const MAX_MARKDOWN_LENGTH = 200_000;
const MAX_DEPTH = 24;
/** Turns the order of letters around or cannot be seen: bidirectional controls, zero width, tags. */
const INVISIBLE = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/gu;

const processor = unified().use(remarkParse).use(remarkGfm).freeze();

/** Reads Markdown (CommonMark and GitHub's tables, tasks, notes). Never throws: what cannot be read is a text. */
export function parseMarkdown(text: string, options: MarkdownOptions): MarkdownTree {
  if (text.length > MAX_MARKDOWN_LENGTH) return asWritten(text);
  try {
    return new Reader(processor.parse(text.replace(INVISIBLE, '')), options).read();
  } catch {
    return asWritten(text);
  }
}

const asWritten = (text: string): MarkdownTree => ({ blocks: [{ kind: 'code', text }], notes: [] });

/** Makes a tree of ours out of mdast: what is not on the list here does not come through. */
class Reader {
  readonly #root: Root;
  readonly #prefix: string;
  readonly #ids = new Set<string>();
  readonly #definitions = new Map<string, string>();
  readonly #noteBodies = new Map<string, readonly RootContent[]>();
  readonly #notes = new Map<string, { number: number; references: string[] }>();

  constructor(root: Root, { idPrefix }: MarkdownOptions) {
    this.#root = root;
    this.#prefix = idPrefix;
  }

  read(): MarkdownTree {
    this.#collect(this.#root, 0);
    const blocks = this.#blocks(this.#root.children, 0);
    const notes: Footnote[] = [];
    // A note may refer to another one, which then comes after it.
    for (const [key, { number, references }] of this.#notes) {
      const children = this.#blocks(this.#noteBodies.get(key) ?? [], 1);
      notes.push({ number, id: `${this.#prefix}note-${number}`, references, children });
    }
    return { blocks, notes };
  }

  #collect(node: Nodes, depth: number): void {
    if (node.type === 'definition' && !this.#definitions.has(node.identifier)) {
      this.#definitions.set(node.identifier, node.url);
    } else if (node.type === 'footnoteDefinition' && !this.#noteBodies.has(node.identifier)) {
      this.#noteBodies.set(node.identifier, node.children);
    }
    if ('children' in node && depth < MAX_DEPTH) {
      for (const child of node.children) this.#collect(child, depth + 1);
    }
  }

  #blocks(nodes: readonly RootContent[], depth: number): readonly Block[] {
    return nodes.flatMap((node) => this.#block(node, depth));
  }

  #block(node: RootContent, depth: number): readonly Block[] {
    if (depth > MAX_DEPTH) return [];
    switch (node.type) {
      case 'heading': {
        const children = this.#inlines(node.children, depth);
        return [{ kind: 'heading', depth: node.depth, id: this.#id(toInlineText(children)), children }];
      }
      case 'paragraph':
        return [{ kind: 'paragraph', children: this.#inlines(node.children, depth) }];
      case 'blockquote':
        return [{ kind: 'quote', children: this.#blocks(node.children, depth + 1) }];
      case 'list': {
        const items = node.children.map((item): ListItem => ({
          ...(typeof item.checked === 'boolean' && { checked: item.checked }),
          children: this.#blocks(item.children, depth + 1),
        }));
        return [{ kind: 'list', ...(node.ordered === true && { start: node.start ?? 1 }), items }];
      }
      case 'code':
        return [
          {
            kind: 'code',
            ...(node.lang && { language: node.lang.replace(/[^\w+#.-]/g, '').slice(0, 24) }),
            ...(node.meta && { title: node.meta.slice(0, 120) }),
            text: node.value,
          },
        ];
      case 'table': {
        const [head, ...rows] = node.children.map((row) =>
          row.children.map((cell) => this.#inlines(cell.children, depth)),
        );
        const align = (node.align ?? []).map((side) => side ?? undefined);
        return [{ kind: 'table', align, head: head ?? [], rows }];
      }
      case 'thematicBreak':
        return [{ kind: 'rule' }];
      case 'html':
        return [{ kind: 'paragraph', children: [{ kind: 'text', text: node.value }] }];
      default:
        return [];
    }
  }

  #inlines(nodes: readonly PhrasingContent[], depth: number): readonly Inline[] {
    return nodes.flatMap((node) => this.#inline(node, depth + 1));
  }

  #inline(node: PhrasingContent, depth: number): readonly Inline[] {
    if (depth > MAX_DEPTH) return [];
    switch (node.type) {
      case 'text':
      case 'html':
        return [{ kind: 'text', text: node.value }];
      case 'inlineCode':
        return [{ kind: 'code', text: node.value }];
      case 'break':
        return [{ kind: 'break' }];
      case 'strong':
      case 'emphasis':
        return [{ kind: node.type, children: this.#inlines(node.children, depth) }];
      case 'delete':
        return [{ kind: 'deleted', children: this.#inlines(node.children, depth) }];
      case 'link':
        return this.#link(node.url, this.#inlines(node.children, depth));
      case 'linkReference': {
        const children = this.#inlines(node.children, depth);
        return this.#link(this.#definitions.get(node.identifier) ?? '', children);
      }
      case 'image':
        return [toImage(node.url, node.alt ?? '')];
      case 'imageReference':
        return [toImage(this.#definitions.get(node.identifier) ?? '', node.alt ?? '')];
      case 'footnoteReference':
        return this.#note(node.identifier);
      default:
        return [];
    }
  }

  /** A link that may lead nowhere is its text. */
  #link(url: string, children: readonly Inline[]): readonly Inline[] {
    const target = toLinkTarget(url, this.#prefix);
    if (target === undefined) return children;
    const text = toInlineText(children);
    const isMisleading = target.kind === 'foreign' && namesOtherHost(text, target.host);
    const inside: readonly Inline[] = text.trim() === '' ? [{ kind: 'text', text: target.href }] : children;
    return [{ kind: 'link', target, children: inside, isMisleading }];
  }

  #note(identifier: string): readonly Inline[] {
    if (!this.#noteBodies.has(identifier)) return [];
    let note = this.#notes.get(identifier);
    if (note === undefined) {
      note = { number: this.#notes.size + 1, references: [] };
      this.#notes.set(identifier, note);
    }
    const { number, references } = note;
    const id = `${this.#prefix}note-${number}-from-${references.length + 1}`;
    references.push(id);
    return [{ kind: 'note', number, id, target: `${this.#prefix}note-${number}` }];
  }

  #id(text: string): string {
    const slug = toSlug(text);
    let id = slug;
    for (let n = 2; this.#ids.has(id); n++) id = `${slug}-${n}`;
    this.#ids.add(id);
    return this.#prefix + id;
  }
}

/** `What a figure covers` → `what-a-figure-covers`. */
function toSlug(text: string): string {
  const slug = text
    .toLowerCase()
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug.slice(0, 60) || 'part';
}

function toImage(url: string, alt: string): Inline {
  const src = toOwnImage(url);
  if (src !== undefined) return { kind: 'own-image', src, alt };
  const target = toLinkTarget(url, '');
  return { kind: 'foreign-image', alt, ...(target?.kind === 'foreign' && { host: target.host }) };
}
