import { z } from 'zod';
import type { Address } from '#contracts/chain';
import type { TokenAnswer } from '#contracts/account/token';
import { WRAPPED_SOL } from '#decoder';
import { mintText, toAddress } from '../input/texts.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { readAuthorities } from '../reading/token/token-authorities.ts';
import { readTokenFacts, type TokenFacts } from '../reading/token/token-facts.ts';
import { readPowers, toStanding } from '../reading/token/token-standing.ts';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'token',
  route: '/api/tokens/:mint',
  says: 'One token by its mint: supply, decimals, metadata, its extensions and who may still mint, freeze or change it.',
  when: 'The mint of a token is known.',
  input: z.strictObject({ mint: mintText }),
  absences: true,
  async run(ask, input): Promise<TokenAnswer> {
    const mint = toAddress(input.mint);
    if (mint === undefined) {
      return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.', {
        hint: 'Check that the whole address was copied.',
      });
    }
    const { reader, signal } = ask;
    const facts = await readTokenFacts(reader, mint, { signal });
    if (facts === 'nothing') {
      return ask.absent('not-found', 'There is no account at this address.', {
        hint: 'The token may exist on another cluster. A compressed NFT has no account of its own.',
      });
    }
    if (facts === 'no-mint') {
      return ask.absent('not-found', 'The account at this address is not the mint of a token.', {
        hint: 'Its account page shows what it is.',
      });
    }
    const { account, reading, metadata } = facts;
    const powers = await readPowers(ask, mint, facts);
    const authorities = await readAuthorities(reader, powers, account.owner, { signal });
    return {
      kind: 'found',
      provenance: ask.provenance(facts.slot),
      mint,
      tokenProgram: account.owner,
      supply: reading.supply,
      decimals: reading.decimals,
      mintAuthority: reading.mintAuthority,
      freezeAuthority: reading.freezeAuthority,
      native: mint === WRAPPED_SOL.mint ? true : undefined,
      ...toStanding(ask, mint, facts),
      powers,
      authorities,
      metadata,
      metadataMissing: facts.metadataMissing,
      nft: reading.supply === 1n && reading.decimals === 0 ? { edition: facts.edition } : undefined,
      extensions: reading.extensions.map(({ title, fields }) => ({ title, fields })),
      names: await toNames(toThings(mint, facts, powers), reader, signal),
    };
  },
});

function toThings(
  mint: Address,
  { account, reading, metadata, metaplex }: TokenFacts,
  powers: Extract<TokenAnswer, { kind: 'found' }>['powers'],
): NamedThings {
  const things = new NamedThings()
    .addAddress(account.owner)
    .addAddress(reading.mintAuthority)
    .addAddress(reading.freezeAuthority)
    .addMint(mint, reading.decimals);
  for (const { fields } of reading.extensions) things.addFields(fields);
  for (const { sentence } of powers) things.addFields(sentence.fields);
  for (const said of [metadata, metaplex]) {
    things.addAddress(said?.updateAuthority).addMint(said?.collection?.mint);
    for (const { address } of said?.creators ?? []) things.addAddress(address);
  }
  return things;
}
