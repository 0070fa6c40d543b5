import type { Fact, UntrustedText } from '#contracts/assistant/agent';
import { toPlainText } from '#std/plain-text';
import { isFigure, isStranger, type Figure, type Stranger, type Tree } from './figure.ts';

/** What a leaf is in a sealed tree. */
export type Sealed<T> = T extends Figure
  ? Fact
  : T extends Stranger
    ? { readonly untrusted: string; readonly text: string }
    : T extends readonly (infer Item)[]
      ? readonly Sealed<Item>[]
      : { readonly [Name in keyof T]: Sealed<T[Name]> };

export interface SealedData<T> {
  readonly data: Sealed<T>;
  readonly facts: readonly Fact[];
  readonly untrusted: readonly UntrustedText[];
}

/** Longest stranger's text that is passed on, in characters. */
const TEXT_LENGTH = 400;

/**
 * Gives every leaf its id and path, and lists them: figures as facts, strangers' texts apart. The order is
 * that of the tree, so equal data give equal ids.
 */
export function sealData<T extends Tree>(callId: string, tree: T): SealedData<T> {
  const facts: Fact[] = [];
  const untrusted: UntrustedText[] = [];
  const walk = (node: Tree, steps: readonly string[]): unknown => {
    if (isFigure(node)) {
      const { figure: _figure, ...value } = node;
      const fact: Fact = {
        id: `${callId}.${steps.join('.')}`,
        path: toPointer(steps),
        label: toLabel(steps),
        ...value,
      };
      facts.push(fact);
      return fact;
    }
    if (isStranger(node)) {
      const id = `${callId}.u${untrusted.length + 1}`;
      const text = toPlainText(node.text, TEXT_LENGTH);
      untrusted.push({ id, path: toPointer(steps), what: node.what, text });
      return { untrusted: id, text };
    }
    if (Array.isArray(node)) return node.map((item: Tree, index) => walk(item, [...steps, String(index)]));
    const sealed: Record<string, unknown> = {};
    for (const [name, child] of Object.entries(node)) {
      if (child !== undefined) sealed[name] = walk(child as Tree, [...steps, name]); // not an array, checked above
    }
    return sealed;
  };
  const data = walk(tree, []) as Sealed<T>; // leaf by leaf what the type says
  return { data, facts, untrusted };
}

const toPointer = (steps: readonly string[]): string =>
  steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Steps that say how a sentence is stored, and nothing of what it says. */
const SILENT: ReadonlySet<string> = new Set(['template', 'holes']);

/** `changes.0.amount` → `Changes 1, amount`; `feePayer` → `Fee payer`. */
function toLabel(steps: readonly string[]): string {
  const words = steps
    .filter((step) => !SILENT.has(step))
    .map((step) =>
      /^\d+$/.test(step)
        ? ` ${Number(step) + 1},`
        : ` ${step.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()}`,
    )
    .join('')
    .replace(/,$/, '')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
