import type { Block, Depth, Fact, Span } from '#contracts/assistant/agent';

/** A stranger's text as it stands in a sealed result. */
export interface Quoted {
  readonly untrusted: string;
  readonly text: string;
}

/** What may stand between our words: a fact, a stranger's text, or a span made here. Never a bare text or number. */
export type Piece = Fact | Quoted | Span | readonly Piece[] | undefined;

const isFact = (piece: object): piece is Fact => 'raw' in piece && 'ui' in piece;
const isQuoted = (piece: object): piece is Quoted => 'untrusted' in piece;

/** Makes a sentence; pieces are cited, and an absent piece leaves nothing. */
export function say(words: TemplateStringsArray, ...pieces: readonly Piece[]): readonly Span[] {
  const spans: Span[] = [];
  words.forEach((word, index) => {
    if (word !== '') spans.push({ kind: 'text', text: word });
    if (index < pieces.length) spans.push(...toSpans(pieces[index]));
  });
  return joinTexts(spans);
}

export function toSpans(piece: Piece): readonly Span[] {
  if (piece === undefined) return [];
  if (Array.isArray(piece)) return (piece as readonly Piece[]).flatMap(toSpans); // an array, checked on the line
  const one = piece as Exclude<Piece, readonly Piece[] | undefined>; // neither array nor absent
  if (isFact(one)) return [{ kind: 'fact', fact: one.id, text: one.ui }];
  if (isQuoted(one)) return [{ kind: 'quote', quote: one.untrusted, text: one.text }];
  return [one];
}

/** Pieces with commas, and `and` before the last. */
export function listed(pieces: readonly Piece[], and = 'and'): readonly Span[] {
  return pieces.flatMap((piece, index): readonly Span[] => [
    ...(index === 0
      ? []
      : [{ kind: 'text', text: index === pieces.length - 1 ? ` ${and} ` : ', ' } as const]),
    ...toSpans(piece),
  ]);
}

/** A place of this product. */
export const link = (href: string, text: string): Span => ({ kind: 'link', href, text });
export const strong = (text: string): Span => ({ kind: 'strong', text });
export const code = (text: string): Span => ({ kind: 'code', text });

/** A sentence of the decoder as sealed data hold it: its template is ours, its holes are leaves. */
interface SealedSentence {
  readonly template: Fact;
  readonly holes: Readonly<Record<string, unknown>>;
}

export function sentence({ template, holes }: SealedSentence): readonly Span[] {
  const spans: Span[] = [];
  for (const part of template.raw.split(/(\{\w+\})/)) {
    const hole = /^\{(\w+)\}$/.exec(part)?.[1];
    if (hole === undefined) {
      if (part !== '') spans.push({ kind: 'text', text: part });
    } else if (holes[hole] === undefined) spans.push({ kind: 'text', text: '…' });
    else spans.push(...toSpans(holes[hole] as Piece)); // leaves of a sealed result
  }
  return joinTexts(spans);
}

interface TableColumn {
  readonly title: string;
  readonly align?: 'start' | 'end';
}

type Content<T> = T extends Block ? Omit<T, 'depth'> : never;

/** Makes the blocks of an answer. Figures enter only as facts, so what is written is grounded as it is made. */
export class Writer {
  readonly blocks: Block[] = [];
  readonly suggestions: string[] = [];
  readonly choices: { readonly label: string; readonly question: string }[] = [];
  private current: Depth = 2;

  /** The answer in one sentence; shows at every depth. */
  line(words: TemplateStringsArray, ...pieces: readonly Piece[]): void {
    this.add(1, { kind: 'paragraph', spans: say(words, ...pieces) });
  }

  /** A sentence whose words are chosen by language. */
  spans(depth: Depth, spans: readonly Span[], kind: 'paragraph' | 'note' = 'paragraph'): void {
    if (spans.length > 0) this.add(depth, { kind, spans });
  }

  /** What belongs to a normal answer. */
  text(words: TemplateStringsArray, ...pieces: readonly Piece[]): void {
    this.add(2, { kind: 'paragraph', spans: say(words, ...pieces) });
  }

  /** What is shown only to a reader who wants everything. */
  full(words: TemplateStringsArray, ...pieces: readonly Piece[]): void {
    this.add(3, { kind: 'paragraph', spans: say(words, ...pieces) });
  }

  /** A limit of what was said, such as how far back it looks. */
  note(words: TemplateStringsArray, ...pieces: readonly Piece[]): void {
    this.add(this.current, { kind: 'note', spans: say(words, ...pieces) });
  }

  heading(title: string, depth: Depth = this.current): void {
    this.add(depth, { kind: 'heading', spans: [{ kind: 'text', text: title }] });
  }

  list(
    items: readonly (readonly Span[])[],
    options: { readonly depth?: Depth; readonly ordered?: boolean } = {},
  ): void {
    if (items.length === 0) return;
    this.add(options.depth ?? this.current, { kind: 'list', ordered: options.ordered ?? false, items });
  }

  table(
    title: string,
    columns: readonly TableColumn[],
    rows: readonly (readonly Piece[])[],
    callId: string,
    depth: Depth = this.current,
  ): void {
    if (rows.length === 0) return;
    this.add(depth, {
      kind: 'table',
      title,
      columns: columns.map(({ title: name, align = 'start' }) => ({ title: name, align })),
      rows: rows.map((row) => row.map(toSpans)),
      callId,
    });
  }

  chart(chart: Content<Extract<Block, { kind: 'chart' }>>, depth: Depth = this.current): void {
    if (chart.points.length >= 2) this.add(depth, chart);
  }

  /** A question that goes on from here, as the visitor would ask it. */
  suggest(...questions: readonly string[]): void {
    for (const question of questions) {
      if (this.suggestions.length < 4 && !this.suggestions.includes(question))
        this.suggestions.push(question);
    }
  }

  /** A button of a question back. */
  choose(label: string, question: string): void {
    if (this.choices.length < 3) this.choices.push({ label, question });
  }

  private add(depth: Depth, content: Content<Block>): void {
    this.blocks.push({ depth, ...content });
  }
}

/** Neighbouring texts become one. */
export function joinTexts(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (span.kind === 'text' && last?.kind === 'text') {
      joined[joined.length - 1] = { kind: 'text', text: last.text + span.text };
    } else joined.push(span);
  }
  return joined;
}
