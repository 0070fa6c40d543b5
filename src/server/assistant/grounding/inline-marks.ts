/** What a line of a model's Markdown is made of. */
export type Mark =
  | { readonly kind: 'text' | 'strong' | 'code'; readonly text: string }
  /** `⟦r1.fee⟧`: a fact or a stranger's text by its id. */
  | { readonly kind: 'cited'; readonly id: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

const ID = 'r\\d{1,9}(?:\\.[\\w-]{1,64}){1,12}';
const INLINE = new RegExp(
  [
    '(?:⟦|\\[\\[|【)\\s{0,3}(?<cited>[^⟦⟧【】\\[\\]]{1,200}?)\\s{0,3}(?:⟧|\\]\\]|】)',
    '`(?<code>[^`]+)`',
    '\\*\\*(?<strong>[^*]+)\\*\\*|__(?<strong2>[^_]+)__',
    '!\\[(?<alt>[^\\][]*)\\]\\([^)\\][]*\\)',
    '\\[(?<label>[^\\][]+)\\]\\((?<href>[^)\\s\\][]*)(?:\\s[^)\\][]*)?\\)',
    `(?<![\\w/.])(?<bare>${ID})\\b`,
  ].join('|'),
  'gu',
);

/** Reads one line. Raw HTML and images leave their text, other markup is text. */
export function readMarks(line: string): readonly Mark[] {
  const marks: Mark[] = [];
  const text = line.replace(/<\/?[a-z!][^<>]*>/gi, '');
  const add = (kind: 'text' | 'strong' | 'code', part: string) => {
    if (part === '') return;
    const last = marks.at(-1);
    if (kind === 'text' && last?.kind === 'text') marks[marks.length - 1] = { kind, text: last.text + part };
    else marks.push({ kind, text: part });
  };
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    add('text', withoutEmphasis(text.slice(end, match.index)));
    end = match.index + match[0].length;
    const { cited, code, strong, strong2, alt, label, href, bare } = match.groups ?? {};
    const inside = code ?? strong ?? strong2;
    if (cited !== undefined) marks.push({ kind: 'cited', id: toId(cited) });
    else if (bare !== undefined) marks.push({ kind: 'cited', id: bare });
    else if (inside !== undefined) {
      for (const mark of readMarks(inside)) {
        if (mark.kind === 'text') add(code === undefined ? 'strong' : 'code', mark.text);
        else marks.push(mark);
      }
    } else if (alt !== undefined) add('text', alt);
    else if (label !== undefined && href !== undefined) marks.push({ kind: 'link', text: label, href });
  }
  add('text', withoutEmphasis(text.slice(end)));
  return marks;
}

/** `r1.u3: 21 characters, token name` → `r1.u3`. */
const toId = (cited: string): string => cited.split(/[:\s]/)[0] ?? '';

const withoutEmphasis = (text: string): string =>
  text.replace(/(?<!\w)[*_](\S(?:[^*_]*\S)?)[*_](?!\w)/g, '$1');
