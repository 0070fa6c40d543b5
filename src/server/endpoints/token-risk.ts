import { z } from 'zod';
import type { RiskItem, TokenRiskAnswer } from '#contracts/account/token-risk';
import { mintText, toAddress } from '../input/texts.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { readTokenRisk } from '../reading/token/read-token-risk.ts';
import { toTokenRisks } from '../reading/token/token-risk.ts';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'tokenRisk',
  route: '/api/tokens/:mint/risk',
  says: 'The risks of a token, finding by finding, each with its rule and its evidence.',
  when: 'Before trading a token that is not well known.',
  input: z.strictObject({ mint: mintText }),
  absences: true,
  async run(ask, input): Promise<TokenRiskAnswer> {
    const mint = toAddress(input.mint);
    if (mint === undefined) return ask.absent('malformed', 'This is not an address.');
    const read = await readTokenRisk(ask, mint);
    if (read === undefined) return ask.absent('not-found', 'There is no token at this address.');
    const { token, facts, coverage } = read;
    const items = toTokenRisks(facts);
    const things = new NamedThings().addMint(mint, token.reading.decimals);
    for (const item of items) addEvidence(things, item);
    return {
      kind: 'found',
      provenance: ask.provenance(token.slot),
      mint,
      items,
      coverage,
      names: await toNames(things, ask.reader, ask.signal),
    };
  },
});

function addEvidence(things: NamedThings, { evidence }: RiskItem): void {
  for (const one of evidence) {
    if (one.kind === 'address') things.addAddress(one.address);
    else if (one.kind === 'sentence') things.addFields(one.sentence.fields);
  }
}
