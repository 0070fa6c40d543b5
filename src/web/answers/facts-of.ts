import type { Fact, ToolResult, UntrustedText } from '#contracts/assistant/agent';
import { toGrouped } from '#contracts/text/value-text';

/** A fact and the result it is a leaf of. */
export interface CitedFact {
  readonly fact: Fact;
  readonly result: ToolResult;
}

/** What the spans of an answer point at, by id. */
export interface Citations {
  readonly facts: ReadonlyMap<string, CitedFact>;
  readonly quotes: ReadonlyMap<string, UntrustedText>;
}

export function toCitations(results: readonly ToolResult[]): Citations {
  return {
    facts: new Map(results.flatMap((result) => result.facts.map((fact) => [fact.id, { fact, result }]))),
    quotes: new Map(results.flatMap(({ untrusted }) => untrusted.map((text) => [text.id, text]))),
  };
}

/** The unit that follows `text`, unless the text names it already. */
export function toUnitAfter({ unit }: Pick<Fact, 'unit'>, text: string): string | undefined {
  if (unit === undefined || unit === '') return undefined;
  if (unit === 'USD' && text.includes('$')) return undefined;
  return text.endsWith(unit) ? undefined : unit;
}

/** The value to the last digit, with what it is counted in. */
export function toExactText({ kind, raw, unit, decimals }: Fact): string {
  switch (kind) {
    case 'amount':
      if (decimals === 0) return [toGrouped(raw), unit].filter(Boolean).join(' ');
      return `${toGrouped(raw)} ${unit === 'SOL' ? 'lamports' : 'raw units'}`;
    case 'money':
      return `${toGrouped(raw)} millionths of a dollar`;
    case 'time':
      return `${raw} (Unix seconds)`;
    case 'duration':
      return `${raw} seconds`;
    case 'percent':
      return `${raw} %`;
    default:
      return raw;
  }
}

/** Where and when a result was read: `localnet, slot 1,204, finalized`. */
export function toSourceText({
  source: { cluster, slot, finality, provider, fetchedAt },
}: ToolResult): string {
  const where = provider === cluster ? cluster : `${provider} (${cluster})`;
  const at = slot === undefined ? '' : `, slot ${toGrouped(slot)}`;
  return `${where}${at}, ${finality}, read ${fetchedAt.replace('T', ' ').replace(/\.\d+Z$|Z$/, ' UTC')}`;
}

/** All there is to say of a cited value, a line each. */
export function toFactTitle({ fact, result }: CitedFact): string {
  return `${fact.label}\nExactly: ${toExactText(fact)}\nFrom: ${result.tool}, ${toSourceText(result)}`;
}

/** Path, query and fragment of a place of this product; `undefined` for anything else. */
export function toOwnHref(href: string): string | undefined {
  if (!href.startsWith('/')) return undefined;
  const base = 'http://own.invalid';
  try {
    const url = new URL(href, base);
    return url.origin === base ? `${url.pathname}${url.search}${url.hash}` : undefined;
  } catch {
    return undefined;
  }
}
