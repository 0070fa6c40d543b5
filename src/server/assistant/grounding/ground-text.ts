import type { Block, Depth, Grounding, Span } from '#contracts/assistant/agent';
import { toPlainText } from '#std/plain-text';
import { groundSentence, toCheckingText, type Ground } from './ground-sentence.ts';
import { LINE_LENGTH, splitSentences, toLine } from './markdown-lines.ts';
import { verifyBlocks } from './verify-blocks.ts';

export interface TextGrounder {
  /** A part of the text as it comes; it may end anywhere. */
  push(part: string): void;
  /** What of the text is grounded. */
  end(options?: { readonly isCut?: boolean }): {
    readonly blocks: readonly Block[];
    readonly grounding: Grounding;
  };
}

export interface GroundingWatch {
  /** What is being checked, for people to read meanwhile. */
  readonly onChecking: (text: string) => void;
  readonly onBlock: (block: Block) => void;
}

/** Longest text that is read, in characters. */
const LENGTH = 24_000;
/** Characters between two looks at what is being checked. */
const CHECKING_STEP = 48;

/**
 * Makes blocks of a model's text while it comes. Each sentence is checked before it is emitted: one in which
 * something is no fact, or claims what the facts do not say, is left out and counted.
 */
export function createTextGrounder(ground: Ground, watch: GroundingWatch): TextGrounder {
  const blocks: Block[] = [];
  let waiting = '';
  let length = 0;
  let checked = 0;
  let replaced = 0;
  let paragraph: Span[] = [];
  let list: { readonly ordered: boolean; readonly items: (readonly Span[])[] } | undefined;
  let isFenced = false;

  const depthNow = (): Depth => (blocks.some(({ kind }) => kind !== 'heading') ? 2 : 1);
  const tell = (block: Block) => {
    blocks.push(block);
    watch.onBlock(block);
  };
  const flush = () => {
    if (paragraph.length > 0) tell({ kind: 'paragraph', depth: depthNow(), spans: paragraph });
    if (list !== undefined && list.items.length > 0) tell({ kind: 'list', depth: depthNow(), ...list });
    paragraph = [];
    list = undefined;
  };
  const toSpans = (text: string): readonly Span[] => {
    const grounded: Span[] = [];
    for (const sentence of splitSentences(text)) {
      const spans = groundSentence(sentence, ground);
      if (spans === undefined) replaced++;
      else grounded.push(...(grounded.length > 0 ? [{ kind: 'text', text: ' ' } as const] : []), ...spans);
    }
    return grounded;
  };
  const takeLine = (raw: string) => {
    if (/^\s*(?:```|~~~)/.test(raw)) {
      isFenced = !isFenced;
      return flush();
    }
    const line = toLine(raw, isFenced);
    if (line.kind === 'empty') return flush();
    const spans = toSpans(line.text);
    if (line.kind === 'item' || line.kind === 'step') {
      const ordered = line.kind === 'step';
      if (paragraph.length > 0 || list?.ordered !== ordered) flush();
      list ??= { ordered, items: [] };
      if (spans.length > 0) list.items.push(spans);
      return;
    }
    if (list !== undefined || line.kind === 'heading') flush();
    if (spans.length === 0) return;
    if (line.kind === 'heading') tell({ kind: 'heading', depth: 2, spans });
    else {
      if (paragraph.length > 0) paragraph.push({ kind: 'text', text: ' ' });
      paragraph.push(...spans);
    }
  };

  return {
    push(part) {
      if (length >= LENGTH) return;
      const taken = part.slice(0, LENGTH - length);
      length += taken.length;
      waiting += taken;
      for (;;) {
        const end = waiting.indexOf('\n');
        if (end < 0) break;
        takeLine(waiting.slice(0, end));
        waiting = waiting.slice(end + 1);
        checked = 0;
      }
      if (waiting.length - checked >= CHECKING_STEP) {
        checked = waiting.length;
        watch.onChecking(toCheckingText(toPlainText(waiting.slice(0, LINE_LENGTH), LINE_LENGTH), ground));
      }
    },
    end({ isCut = false } = {}) {
      // Of a text that was cut off, the last sentence may say less than it meant to.
      const rest = isCut ? splitSentences(waiting).slice(0, -1).join(' ') : waiting;
      waiting = '';
      if (rest.trim() !== '') takeLine(rest);
      flush();
      const verified = verifyBlocks(withoutLooseHeadings(blocks), ground.results, ground.isEcho);
      return {
        blocks: verified.blocks,
        grounding: { ...verified.grounding, replaced: verified.grounding.replaced + replaced },
      };
    },
  };
}

/** A heading whose part was left out says nothing. */
const withoutLooseHeadings = (blocks: readonly Block[]): readonly Block[] =>
  blocks.filter(({ kind }, index) => {
    const next = blocks[index + 1];
    return kind !== 'heading' || (next !== undefined && next.kind !== 'heading');
  });
