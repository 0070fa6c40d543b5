/** Facts and strangers' texts of a result by their places. */
import type { Fact, ToolResult, UntrustedText } from '#contracts/assistant/agent';
import type { FactView } from '../catalogue/define-subject.ts';
import type { Quoted } from './writer.ts';

export type Leaf = Fact | Quoted;

export const isFact = (leaf: Leaf): leaf is Fact => 'raw' in leaf;

/** Leaves at a place, `*` being any row, in their order. */
export function leavesAt(result: ToolResult, place: string): readonly Leaf[] {
  const pattern = toPattern(place);
  const facts = result.facts.filter(({ path }) => pattern.test(path));
  const texts = result.untrusted.filter(({ path }) => pattern.test(path));
  return [...facts, ...texts.map(toQuoted)];
}

/** The leaf of a row: `columnOf(result, '/holders/3', 'share')`. */
export const leafOfRow = (result: ToolResult, row: string, column: string): Leaf | undefined =>
  leavesAt(result, `${row}/${column}`)[0];

/** The rows whose leaves a place names: `/holders/0`, `/holders/1` … for the owners of all holders. */
export function rowsAt(result: ToolResult, place: string): readonly string[] {
  const list = place.slice(0, place.indexOf('/*'));
  const rows = new Set<string>();
  for (const { path } of [...result.facts, ...result.untrusted]) {
    const index = path.startsWith(`${list}/`) ? /^\/(\d+)/.exec(path.slice(list.length))?.[1] : undefined;
    if (index !== undefined) rows.add(`${list}/${index}`);
  }
  return [...rows];
}

/** Whether not all that stands at a place was read, or is told. */
export const isCutAt = ({ truncated = [] }: ToolResult, place: string): boolean =>
  truncated.some(({ path }) => place === path || place.startsWith(`${path}/`));

export const viewOf = (result: ToolResult): FactView => {
  const all = (place: string): readonly string[] =>
    leavesAt(result, place).map((leaf) => (isFact(leaf) ? leaf.raw : leaf.text));
  return {
    all,
    raw: (place) => all(place)[0],
    has: (place) => all(place).length > 0,
    isCut: (place) => isCutAt(result, place),
  };
};

const toPattern = (place: string): RegExp =>
  new RegExp(`^${place.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '\\d{1,6}')}$`);

const toQuoted = ({ id, text }: UntrustedText): Quoted => ({ untrusted: id, text });
