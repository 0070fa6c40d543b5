import { agreeing, counted, words } from '../writing/counted.ts';
import { listed } from '#assistant/write/writer';
import { tellMarket } from '../writing/token-findings.ts';
import { tokenName } from '../writing/token-name.ts';
import { step } from './define-narrative.ts';
import { defineTokenNarrative, type TokenTools } from './define-token-narrative.ts';
import { isNone } from './define-transaction-narrative.ts';

export default defineTokenNarrative({
  id: 'token.overview',
  title: 'Describe the token',
  tool: 'get_token',
  reads: 'Read the token',
  further: (_asked, mint) => [
    { ...step('market', 'get_market', 'Read its price', { mint }), isExtra: true },
    { ...step('launch', 'list_launches', 'Read its launch', { mint }), isExtra: true },
    { ...step('holders', 'get_holders', 'Read its largest holders', { mint }), isExtra: true },
  ],
  tell(writer, data, { writing: { read } }) {
    const name = tokenName(data);
    if (data.isNative.raw === 'yes') {
      writer.line`Wrapped SOL is SOL in a token account, with ${data.decimals} decimals; it has no supply of its own, since each unit is a lamport that a token account holds.`;
    } else if (data.isNft !== undefined) {
      writer.line`${name} is a thing of its own kind (an NFT) with a supply of ${data.supply}.`;
    } else {
      writer.line`${name} is a token with a supply of ${data.supply} and ${counted(data.decimals, 'decimal')}.`;
    }
    if (data.lookAlike !== undefined) {
      writer.text`Beware: it looks like ${data.lookAlike.name}, and is not. That one has the mint ${data.lookAlike.mint}.`;
    }
    if (data.isNative.raw === 'yes')
      writer.text`Whoever wraps SOL makes units of it, one for each lamport, and nobody else can.`;
    else if (data.mintAuthority !== undefined)
      writer.text`${data.mintAuthority} can make new units at any time.`;
    else writer.text`Nobody can make new units any more.`;
    if (data.freezeAuthority !== undefined)
      writer.text`${data.freezeAuthority} can freeze what anyone holds.`;
    else writer.text`Holders cannot be frozen.`;
    const parts = {
      market: read<TokenTools['get_market']>('market')?.data,
      launch: read<TokenTools['list_launches']>('launch')?.data,
      holders: read<TokenTools['get_holders']>('holders')?.data,
    };
    tellMarket(writer, parts);
    const { danger, caution } = data.riskCounts;
    if (!isNone(danger) || !isNone(caution)) {
      writer.text`Our rules find ${counted(danger, 'danger')} and ${counted(caution, 'caution')}; ask about its risks to see each with its evidence.`;
    }
    writer.full`Its mint is ${data.mint}, an account of ${data.tokenProgram}.`;
    if (data.extensions.length > 0) {
      writer.full`It carries these extensions of ${words('Token-2022')}: ${listed(data.extensions)}.`;
    }
    const { metadata } = data;
    if (metadata !== undefined) {
      writer.full`What it says of itself (${metadata.origin}): name ${data.name ?? words('none')}, symbol ${data.symbol ?? words('none')}.`;
      if (metadata.updateAuthority !== undefined) writer.full`${metadata.updateAuthority} can change that.`;
      for (const { address, verified } of metadata.creators.slice(0, 4)) {
        writer.full`${address} is named as a creator, and ${agreeing(verified, 'signed for it', verified.raw === 'yes' ? 'signed for it' : 'did not sign for it')}.`;
      }
    }
    writer.full`Name, symbol and picture are what its maker wrote; only the mint tells tokens apart.`;
    writer.suggest(
      'What is its price?',
      'Who are its biggest holders?',
      'Is it safe?',
      'Show its last trades',
    );
  },
});
