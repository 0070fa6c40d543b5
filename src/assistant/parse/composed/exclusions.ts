/** `excluding pools`, `other than W0`, `without W0`. */
import { mentionOf, tokensOf, type Phrase } from './phrase.ts';

export interface Exclusion {
  readonly ids: readonly string[];
  /** `pools` are left out by what they are. */
  readonly kind?: 'pool' | undefined;
  readonly at: readonly number[];
}

const PATTERN =
  /\b(?:excluding|except(?: for)?|other than|apart from|not counting|leaving out|ignoring|without|minus|besides)(?: the)? ((?:(?:,|and|or|the) ){0,9}(?:[WPT]\d{1,20}|(?:\w{1,40} )?pools?|market makers?|vaults?|amms?|pool vaults?)(?: (?:, |and |or ){0,9}(?:[WP]\d{1,20})){0,9})|\b([WP]\d{1,20}) excluded\b|\b(pools?) excluded\b/g;

export function findExclusions(phrase: Phrase): readonly Exclusion[] {
  return [...phrase.text.matchAll(PATTERN)].map((match) => {
    const said = match[1] ?? match[2] ?? match[3] ?? '';
    const ids = [...said.matchAll(/\b[WP]\d+\b/g)].flatMap(
      ([sign]) => mentionOf(phrase, sign)?.subject.id ?? [],
    );
    return { ids, ...(ids.length === 0 && { kind: 'pool' as const }), at: tokensOf(phrase, match) };
  });
}
