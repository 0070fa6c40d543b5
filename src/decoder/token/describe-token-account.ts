import { findProgramAddress } from '#chain/program-address';
import { decodeBase58 } from '#std/base58';
import type { Address } from '#contracts/chain';
import type { Field, Sentence, Value } from '#contracts/decoded';
import { findValue } from '../find-value.ts';

const METADATA_PROGRAM = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s';

/** Where a master edition stands: once it is the mint authority, its program mints no second one. Source: mpl-token-metadata `pda.rs`. */
function toEditionAddress(mint: Address): Address | undefined {
  const text = (words: string) => new TextEncoder().encode(words);
  const [program, key] = [decodeBase58(METADATA_PROGRAM), decodeBase58(mint)];
  if (program === undefined || key === undefined) return undefined;
  return findProgramAddress([text('metadata'), program, key, text('edition')], METADATA_PROGRAM);
}

const pick = (fields: readonly Field[], ...names: readonly string[]): readonly Field[] =>
  fields.filter(({ name }) => names.includes(name));

const isYes = (value: Value | undefined): boolean => value?.kind === 'flag' && value.flag;
const addressOf = (value: Value | undefined): string | undefined =>
  value?.kind === 'address' ? value.address : undefined;

/** What a mint is and who has power over it: the right to make more first, for it is the graver one. */
export function describeMint(fields: readonly Field[], address: Address): Sentence {
  const mint: Field = { name: 'mint', value: { kind: 'address', address } };
  if (!isYes(findValue(fields, 'initialized')))
    return { template: 'A mint that is not initialized', fields: [] };
  const supply = findValue(fields, 'supply');
  const maker = addressOf(findValue(fields, 'mintAuthority'));
  const freezer = addressOf(findValue(fields, 'freezeAuthority'));
  if (supply?.kind === 'amount' && supply.amount === 1n && supply.decimals === 0) {
    const isOnly = maker === undefined || maker === toEditionAddress(address);
    if (isOnly)
      return { template: 'The mint of {mint}, an NFT: there is one, nobody can mint more', fields: [mint] };
  }
  const more = maker === undefined ? 'nobody can mint more' : '{mintAuthority} can mint more';
  const freeze =
    freezer === undefined
      ? ''
      : freezer === maker
        ? ' and freeze what anyone holds'
        : ', {freezeAuthority} can freeze what anyone holds';
  // The mint is named already, so the supply stands without its symbol.
  const supplyField: Field = {
    name: 'supply',
    value: toSupply(supply),
  };
  return {
    template: `The mint of {mint}: {supply} exist, ${more}${freeze}`,
    fields: [mint, supplyField, ...pick(fields, 'mintAuthority', 'freezeAuthority')],
  };
}

function toSupply(supply: Value | undefined): Value {
  if (supply?.kind !== 'amount') return { kind: 'none' };
  return supply.decimals === 0 ? { kind: 'integer', integer: supply.amount } : { ...supply, mint: undefined };
}

export function describeTokenAccount(fields: readonly Field[]): Sentence {
  const state = findValue(fields, 'state');
  if (state?.kind === 'choice' && state.choice === 'uninitialized') {
    return { template: 'A token account that is not initialized', fields: [] };
  }
  const frozen = state?.kind === 'choice' && state.choice === 'frozen' ? ', frozen' : '';
  const allowed = findValue(fields, 'delegatedAmount');
  const isDelegated =
    addressOf(findValue(fields, 'delegate')) !== undefined &&
    allowed?.kind === 'amount' &&
    allowed.amount > 0n;
  return {
    template: `{amount} of {owner}${frozen}${isDelegated ? ', of which {delegate} may take {delegatedAmount}' : ''}`,
    fields: pick(fields, 'amount', 'owner', ...(isDelegated ? ['delegate', 'delegatedAmount'] : [])),
  };
}

export function describeMultisig(fields: readonly Field[]): Sentence {
  return isYes(findValue(fields, 'initialized'))
    ? {
        template: 'A multisig of the token program: {requiredSigners} of {possibleSigners} must sign',
        fields: pick(fields, 'requiredSigners', 'possibleSigners'),
      }
    : { template: 'A multisig of the token program that is not initialized', fields: [] };
}
