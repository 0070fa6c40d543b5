import type { Entity, Fact, RunRequest, ToolResult } from '#contracts/assistant/agent';
import { toPageEntity } from '#contracts/account/entities';
import { toAddress, toSignature } from '../../input/texts.ts';
import { normalise } from '#assistant/parse/normalise';

/** What a model may speak of: said by the visitor or found by this server. */
export interface Known {
  /** Addresses, signatures, names and slots. */
  readonly ids: ReadonlySet<string>;
  readonly entities: readonly Entity[];
  /** What the visitor wrote, without the notes, which may hold a stranger's text. */
  readonly text: string;
}

const BASE58 = /[1-9A-HJ-NP-Za-km-z]{32,90}/g;
const NAME = /(?<![\w.-])(?:[a-z0-9_-]{1,63}\.){1,8}sol\b/gi;

export function toKnown(request: RunRequest, entities: readonly Entity[]): Known {
  const { text, page, thread = [], entities: given = [] } = request;
  const said = [text, ...thread.map(({ question }) => question)].map(normalise).join('\n');
  const pageEntity = toPageEntity(page);
  const all = [
    ...entities,
    ...given,
    ...(pageEntity === undefined ? [] : [pageEntity]),
    ...thread.flatMap(({ context }) => context?.entities ?? []),
  ];
  const unique = new Map(all.map((entity) => [`${entity.kind} ${entity.id}`, entity]));
  return {
    entities: [...unique.values()].slice(0, 16),
    ids: new Set([
      ...all.map(({ id }) => id),
      ...(said.match(BASE58) ?? []),
      ...(said.match(NAME) ?? []).map((name) => name.toLowerCase()),
      ...(said.replace(BASE58, ' ').match(/(?<!\w)\d[\d,._]*/g) ?? []).map((digits) =>
        digits.replace(/\D/g, ''),
      ),
    ]),
    text: said.toLowerCase(),
  };
}

/** Arguments that name a thing of the chain. */
const NAMING: ReadonlySet<string> = new Set([
  'address',
  'signature',
  'slot',
  'epoch',
  'owner',
  'mint',
  'programId',
  'program',
  'vote',
  'trader',
  'counterparty',
  'wallet',
  'pool',
]);
const NAMING_KINDS: ReadonlySet<string> = new Set(['address', 'signature', 'hash', 'slot', 'epoch']);
const MARK = /^\s{0,9}(?:⟦|\[\[|【)?\s{0,9}(r\d{1,9}(?:\.[\w-]{1,64}){1,12})\s{0,9}(?:⟧|\]\]|】)?\s{0,9}$/;
/** Longest stranger's text that may stand in an argument by chance. */
const CHANCE_LENGTH = 5;

export type Checked =
  | { readonly kind: 'allowed'; readonly args: Readonly<Record<string, unknown>> }
  | { readonly kind: 'refused'; readonly why: string };

/**
 * Arguments of a model with marks filled in, or why they are refused: a thing of the chain is one the visitor
 * named or a structured fact, never a part of a stranger's text.
 */
export function checkArguments(
  tool: string,
  args: unknown,
  known: Known,
  facts: ReadonlyMap<string, Fact>,
  results: readonly ToolResult[],
): Checked {
  if (typeof args !== 'object' || args === null || Array.isArray(args)) {
    return { kind: 'refused', why: 'The arguments are not a JSON object.' };
  }
  const strangers = results.flatMap(({ untrusted }) => untrusted.map(({ text }) => text.toLowerCase()));
  let why: string | undefined;
  const check = (name: string, value: unknown): unknown => {
    if (NAMING.has(name) && typeof value !== 'string' && typeof value !== 'number') {
      why ??= `${name}: is not a text.`;
      return value;
    }
    if (Array.isArray(value)) return value.map((one: unknown) => check(name, one));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, check(key, one)]));
    }
    if (typeof value !== 'string' && typeof value !== 'number') return value;
    const text = fill(tool, name, String(value), facts, results);
    if (NAMING.has(name) && !isKnown(text, known, facts)) {
      why ??= `${name}: is not from the question, the page or a fact.`;
    }
    for (const run of text.match(BASE58) ?? []) {
      if ((toAddress(run) ?? toSignature(run)) !== undefined && !isKnown(run, known, facts)) {
        why ??= `${name}: holds an address that is not from the question, the page or a fact.`;
      }
    }
    if (name !== 'cursor' && isStrangers(text.toLowerCase(), strangers, known)) {
      why ??= `${name}: holds a stranger's text.`;
    }
    return typeof value === 'number' ? value : text;
  };
  if (tool === 'compute' && 'facts' in args)
    return { kind: 'refused', why: 'facts: name facts by their ids.' };
  const filled = check('', args);
  return why === undefined
    ? { kind: 'allowed', args: filled as Readonly<Record<string, unknown>> } // an object stays one
    : { kind: 'refused', why };
}

/** `⟦r1.feePayer⟧` as what that fact is; ids of facts stay ids where the tool takes those. */
function fill(
  tool: string,
  name: string,
  text: string,
  facts: ReadonlyMap<string, Fact>,
  results: readonly ToolResult[],
): string {
  const id = MARK.exec(text)?.[1];
  if (id === undefined) return text;
  if (tool === 'compute' && name === 'operands') return id;
  if (name === 'cursor') return results.find(({ callId }) => `${callId}.cursor` === id)?.page?.cursor ?? text;
  const fact = facts.get(id);
  if (fact === undefined) return text;
  if (NAMING_KINDS.has(fact.kind)) return fact.raw;
  return name === 'mint' && fact.mint !== undefined ? fact.mint : text;
}

function isKnown(text: string, known: Known, facts: ReadonlyMap<string, Fact>): boolean {
  if (known.ids.has(text) || known.ids.has(text.toLowerCase())) return true;
  for (const { kind, raw, mint } of facts.values()) {
    if (mint === text || (NAMING_KINDS.has(kind) && raw === text)) return true;
  }
  return false;
}

const isStrangers = (text: string, strangers: readonly string[], known: Known): boolean =>
  strangers.some(
    (stranger) =>
      stranger.length > CHANCE_LENGTH && text.includes(stranger) && !known.text.includes(stranger),
  );
