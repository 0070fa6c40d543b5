import type { Address } from '#contracts/chain';
import type { Field, Sentence, Value } from '#contracts/decoded';
import { isMintName } from './field-words.ts';
import { findValue } from '../find-value.ts';

/** A sentence with no more fields than it has holes for; those of records can be named too. */
export function toSentence(template: string, fields: readonly Field[]): Sentence {
  const holes = new Set([...template.matchAll(/\{(\w+)\}/g)].map(([, hole]) => hole!));
  const found = new Map<string, Field>();
  const collect = (from: readonly Field[]): void => {
    for (const field of from)
      if (holes.has(field.name) && !found.has(field.name)) found.set(field.name, field);
    for (const { value } of from) if (value.kind === 'record') collect(value.fields);
  };
  collect(fields);
  return { template, fields: [...found.values()] };
}

/** `A` or `An`, as the word behind it sounds. */
export const toArticle = (word: string): string => (/^[aeio]/i.test(word) ? 'An' : 'A');

export const addressField = (name: string, address: string): Field => ({
  name,
  value: { kind: 'address', address: address as Address }, // an account's address is one
});

/** Names of who an account belongs to, by the words that say so. */
const PARTIES: readonly (readonly [name: string, words: string])[] = [
  ['owner', 'of {owner}'],
  ['user', 'of {user}'],
  ['trader', 'of {trader}'],
  ['maker', 'of {maker}'],
  ['authority', 'with the authority {authority}'],
];

const isAddress = (value: Value | undefined): boolean => value?.kind === 'address';

/**
 * What an account of a program is, where nobody has said it better: its kind, the program, the tokens it names and
 * whom it belongs to. The kind may be a stranger's word, so it fills a hole.
 */
export function describeInterfaceAccount(title: string, program: string, fields: readonly Field[]): Sentence {
  const kind = title.toLowerCase();
  const mints = fields
    .filter(({ name, value }) => isMintName(name) && isAddress(value))
    .map(({ name }) => name);
  const tokens =
    mints.length === 1
      ? ` for {${mints[0]}}`
      : mints.length === 2
        ? ` for {${mints[0]}} and {${mints[1]}}`
        : '';
  const party = PARTIES.find(([name]) => isAddress(findValue(fields, name)));
  const named = fields.some(
    ({ name, value }) => name === 'name' && value.kind === 'text' && value.text !== '',
  );
  const called = named ? ' called {name}' : '';
  const whose = party === undefined ? '' : `, ${party[1]}`;
  const { template, fields: filled } = toSentence(
    `${toArticle(kind)} {kindOfAccount} of {ownerProgram}${tokens}${called}${whose}`,
    [
      { name: 'kindOfAccount', value: { kind: 'text', text: kind } },
      addressField('ownerProgram', program),
      ...fields,
    ],
  );
  return { template, fields: filled };
}
