import { toShortAddress } from '#contracts/text/value-text';
import type { WireNames } from '../../values/names.ts';

/** Something a field can be set to by its name: a token or a program. */
export interface HistoryChoice {
  readonly address: string;
  /** What is written for it: its name where no other has it, else its address. */
  readonly text: string;
  readonly note?: string | undefined;
}

/** Each by the name nobody else has; the address where two share one. */
function toChoices(
  named: readonly { readonly address: string; readonly name: string; readonly note?: string | undefined }[],
): readonly HistoryChoice[] {
  const shared = Map.groupBy(named, ({ name }) => name.toLowerCase());
  return named
    .map(({ address, name, note }) =>
      shared.get(name.toLowerCase())?.length === 1
        ? { address, text: name, note: note ?? toShortAddress(address) }
        : { address, text: address, note: name },
    )
    .sort((a, b) => compare(a.text, b.text));
}

const { compare } = new Intl.Collator('en');

/** Tokens an answer names, by their symbols, after SOL. */
export const toTokenChoices = ({ tokens }: WireNames): readonly HistoryChoice[] => [
  { address: 'SOL', text: 'SOL', note: 'SOL and wrapped SOL' },
  ...toChoices(
    Object.entries(tokens).flatMap(([address, { symbol, name }]) => {
      const known = symbol || name;
      return known === undefined || known === '' || known.toLowerCase() === 'sol'
        ? []
        : [{ address, name: known, note: name }];
    }),
  ),
];

/** Programs an answer names. */
export const toProgramChoices = (
  programs: Iterable<string>,
  { labels }: WireNames,
): readonly HistoryChoice[] =>
  toChoices([...new Set(programs)].map((address) => ({ address, name: labels[address]?.name ?? address })));

/** What is written in a field for what stands in the address. */
export const toChoiceText = (value: string | undefined, choices: readonly HistoryChoice[]): string =>
  choices.find(({ address }) => address === value)?.text ?? value ?? '';

/** What stands in the address for what was written. */
export function fromChoiceText(written: string, choices: readonly HistoryChoice[]): string {
  const text = written.trim();
  return choices.find((one) => one.text.toLowerCase() === text.toLowerCase())?.address ?? text;
}
