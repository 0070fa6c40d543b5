/** Whether the time a regular expression takes grows with the length of a text alone, whatever the text. */
import { checkSync } from 'recheck';

// The part of it that runs in this process; nothing is started.
process.env['RECHECK_BACKEND'] = 'pure';

export type Verdict =
  /** Nothing in it repeats without end: it looks at so many characters from each place. */
  | { readonly kind: 'bounded' }
  | { readonly kind: 'linear' }
  | { readonly kind: 'refused'; readonly why: string };

/** Repetitions up to this often are as good as written out. */
const FEW = 100;
const TIMEOUT_MS = 120_000;
/** Ends a text that no text ends with: a way of the matcher that leads nowhere. */
const NOWHERE = '\\uE000$';

interface Shape {
  /** Repetitions of more than a few, or without end. */
  readonly many: readonly { readonly start: number; readonly end: number; readonly least: number }[];
  /** Looks ahead and behind; those inside another come before it. */
  readonly looks: readonly { readonly start: number; readonly end: number; readonly opening: string }[];
  /** Places of `|` outside of groups. */
  readonly bars: readonly number[];
}

function toShape(source: string): Shape {
  const many: Shape['many'][number][] = [];
  const looks: Shape['looks'][number][] = [];
  const bars: number[] = [];
  const open: { readonly start: number; readonly opening: string | undefined }[] = [];
  for (let i = 0; i < source.length; i++) {
    const rest = source.slice(i);
    const atom = /^(?:\\.|\[\^?\]|\[(?:\\.|[^\\\]])*\])/s.exec(rest)?.[0];
    const quantifier = /^(?:\*|\+|\{(\d+)(?:(,)(\d*))?\})/.exec(rest);
    if (atom !== undefined) i += atom.length - 1;
    else if (rest[0] === '|' && open.length === 0) bars.push(i);
    else if (rest[0] === '(') open.push({ start: i, opening: /^\(\?<?[=!]/.exec(rest)?.[0] });
    else if (rest[0] === ')') {
      const group = open.pop();
      if (group?.opening !== undefined)
        looks.push({ start: group.start, end: i + 1, opening: group.opening });
    } else if (quantifier !== null) {
      const [text, least = text === '+' ? '1' : '0', comma, most] = quantifier;
      const isEndless = text.length === 1 || (comma !== undefined && most === '');
      if (isEndless || Number(most ?? least) > FEW)
        many.push({ start: i, end: i + text.length, least: Number(least) });
      i += text.length - 1;
    }
  }
  return { many, looks, bars };
}

/** Alternatives take what each of them takes, so they are judged one by one. */
export function judgePattern(source: string, flags: string): Verdict {
  const { bars } = toShape(source);
  const verdicts = [-1, ...bars].map((bar, index) => judgeOne(source.slice(bar + 1, bars[index]), flags));
  return (
    verdicts.find(({ kind }) => kind === 'refused') ??
    verdicts.find(({ kind }) => kind === 'linear') ?? { kind: 'bounded' }
  );
}

function judgeOne(source: string, flags: string): Verdict {
  const { many, looks } = toShape(source);
  if (many.length === 0) return { kind: 'bounded' };
  const backward = looks.filter(({ opening }) => opening.startsWith('(?<'));
  if (backward.some(({ start, end }) => many.some((one) => one.start > start && one.end < end)))
    return { kind: 'refused', why: 'it looks back as far as the text goes, from every place' };
  for (const plain of toPlain(source)) {
    const found = checkSync(plain, flags, { checker: 'automaton', timeout: TIMEOUT_MS });
    if (found.status === 'vulnerable')
      return { kind: 'refused', why: `${found.complexity.summary}: ${found.attack.pattern.slice(0, 200)}` };
    if (found.status === 'unknown') return { kind: 'refused', why: `undecided: ${found.error.kind}` };
  }
  return { kind: 'linear' };
}

/**
 * The checker's exact way knows no looks ahead and behind, so each becomes ways that take at least as long: what
 * is looked for leads nowhere, and the rest follows it or does not.
 */
function toPlain(source: string): readonly string[] {
  let endless = source;
  for (const { start, end, least } of toShape(source).many.toReversed())
    endless = endless.slice(0, start) + (least === 0 ? '*' : '+') + endless.slice(end);
  const ways = [false, true].map((fails) => {
    let plain = endless;
    for (;;) {
      const [look] = toShape(plain).looks;
      if (look === undefined) return plain;
      const { start, end, opening } = look;
      const made = withoutLook(opening, plain.slice(start + opening.length, end - 1), fails);
      plain = plain.slice(0, start) + made + plain.slice(end);
    }
  });
  return [...new Set(ways)];
}

function withoutLook(opening: string, inner: string, fails: boolean): string {
  if (!opening.startsWith('(?<'))
    return fails ? `(?:(?:${inner})${NOWHERE}|${NOWHERE})` : `(?:(?:${inner})${NOWHERE})?`;
  // One character of a kind before it, or none of that kind: as when it is matched.
  const set = /^\[(\^?)((?:\\.|[^\\\]])*)\]$/s.exec(inner);
  const other = /^\\[wds]$/.test(inner)
    ? inner.toUpperCase()
    : set && `[${set[1] === '^' ? '' : '^'}${set[2]}]`;
  if (other !== null) return opening === '(?<!' ? `(?:^|${other})` : inner;
  return fails ? NOWHERE : '';
}
