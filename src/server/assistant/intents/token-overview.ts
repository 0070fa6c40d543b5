import { agreeing, counted, words } from '../writing/counted.ts';
import { listed } from '#assistant/write/writer';
import { tokenName } from '../writing/token-name.ts';
import { anyOf, inOrder, not } from './define-cue.ts';
import { defineTokenIntent } from './define-token-intent.ts';
import { isNone } from './define-transaction-intent.ts';

export default defineTokenIntent({
  id: 'token.overview',
  title: 'Describe the token',
  tool: 'get_token',
  reads: 'Read the token',
  phrases: [
    'is this a token mint {address}',
    'is {address} a token mint',
    'is {token} a token mint',
    '{token}',
    'qué es {token}',
    'was ist {token}',
    'what is this',
    'what am i looking at',
    'what do i see here',
    'how many are there in total',
    'how many are there',
    'what is it',
    'what is {token}',
    'what is this token',
    'what is the token {address}',
    'tell me about {token}',
    'tell me about this coin',
    'token info',
    'info on {token}',
    'info about token {address}',
    'details of {token}',
    'describe this token',
    'explain the token {token}',
    'overview of {token}',
    'overview of token {address}',
    'supply of {token}',
    'supply?',
    'total supply of {address}',
    'how many {token} are there',
    'how many tokens exist',
    'what is the circulating supply',
    'how much {token} is in circulation',
    'max supply of {token}',
    'what is the supply of this token',
    'decimals of {token}',
    'how many decimals does it have',
    'how many decimals does {token} have',
    'supply and decimals of {address}',
    'what is the mint address of {token}',
    'contract address of {token}',
    'who made this token',
    'who created {token}',
    'what is the name and symbol of this token',
    'metadata of {token}',
    'is it a token-2022 token',
    'is {token} an nft',
    'which token program does it use',
    'which token is this',
    'qué es el token {token}',
    'cuál es el suministro de {token}',
    'was ist der token {token}',
    'wie viele {token} gibt es',
    "c'est quoi {token}",
    "quelle est l'offre totale de {token}",
    'o que é o token {token}',
    'qual é a oferta de {token}',
    'could you please tell me what this token is',
    'i would like to know more about {token}',
    'any idea what {token} is',
    'what kind of token is {token}',
    'what kind of token is this',
    'what sort of coin is {token}',
    'what coin is this',
    'what coin is {address}',
    'which coin is {address}',
    'what is this coin about',
    'what is {token} about',
    'give me the basics of {token}',
    'give me an overview of this token',
    'quick summary of {token}',
    'summary of this token',
    'everything about {token}',
    'more about {token}',
    'facts about {token}',
    'basics of this coin',
    'profile of {token}',
    'say something about {token}',
    'what can you tell me about {token}',
    'what can you tell me about this token',
    'who is behind {token}',
    'who is the creator of {token}',
    'who issued this token',
    'when was {token} created',
    'when was this token created',
    'age of {token}',
    'how old is {token}',
    'ticker of this token',
    'symbol of {address}',
    'full name of {token}',
    'website of {token}',
    'mint address of {token}',
    'ca of {token}',
    'ca?',
    'address of {token}',
    'how many {token} exist',
    'how many coins are there in total',
    'number of tokens in circulation',
    'total number of {token}',
    'circulating supply',
    'max supply',
    'is it an nft',
    'describe {token} to me',
    'what can i learn about {token}',
    'what is the total supply of {token}',
    'how many units of {token} exist',
    'who launched {token}',
    'what is this coin',
    'give me some information on {token}',
    'what token is this',
    'how much supply does {token} have',
    '{token} details',
    'never came across this ticker before, what is it supposed to be',
    'supply, decimals and metadata of {token}',
    'what is the mint address and symbol here',
    'someone airdropped me {token} and i have no clue what it is',
    'general profile of this token please',
    'who created {token} and what is its website',
    'is this mint spl or token 2022',
    'circulating supply of {token}',
    'summary page for {token}, name, logo, socials, all of that',
    'give short description about coin {token}',
    'market cap and basic facts of this coin',
    'brief me on {token} before my call',
    'is {token} an nft, a stablecoin or some meme thing',
    'how many units of this token exist in total',
    'everything worth knowing about {token}',
    'what is the deal with this coin, what is it about',
    '{token} basic info: name, supply, decimals, market cap',
    'everything important about this token on one page, please',
    'my nephew keeps going on about {token}. what kind of token is that',
    'summary of this mint pls',
    'token-2022 or classic spl? and name, decimals, supply, website if there is one',
    'tell me everything about this coin',
    '{token} info',
    'is {token} a stablecoin, a meme or a governance thing',
    'my nephew made me buy {token} and i do not even know what it is',
    'supply, decimals, mint of {token}',
    'give me the basics of this token',
    'who launched {token} and what is its market cap and story',
    'summary of the mint on this page',
    'got airdropped something named {token}, what sort of asset is that',
    'there is suddenly something called {token} in my wallet that i never bought, so before touching it i would like to know what it is about',
    'introduce me to {token} in a paragraph',
  ],
  cues: [
    [/\bwho (?:made|is the creator)\b|\bis it an nft\b|\bin circulation\b/, 0.25],
    [
      anyOf(
        /\bin circulation\b|\b(?:total number|full name|website|address|metadata|mint address|symbol) of (?:\{token\}|this token)|\bwho (?:made|created|issued|is behind) (?:this token|\{token\})/,
        inOrder(/\bhow many (?:\{token\} )?(?:are there|exist)\b/, not(/\b(?:holders|sol)\b/)),
      ),
      0.4,
    ],
    [
      /\bwhen was (?:\{token\}|this token) created\b|\btoken-2022 token\b|\bwhich token program\b|\bsay something about \{token\}|\bwas ist \{token\}|\bc'est quoi \{token\}|\boffre totale\b|\bwie viele \{token\}/,
      0.45,
    ],
    [/\b(?:supply|decimals?)\b/, 0.3],
    [
      /\b(?:what is|tell me about|info (?:on|about)|overview of|describe) (?:the )?(?:token|coin|mint)? ?\{token\} ?\??$/,
      0.3,
    ],
    [/\b(?:this|the) (?:token|coin)\b/, 0.1],
  ],
  tell(writer, data) {
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
    if (data.mintAuthority !== undefined) writer.text`${data.mintAuthority} can make new units at any time.`;
    else writer.text`Nobody can make new units any more.`;
    if (data.freezeAuthority !== undefined)
      writer.text`${data.freezeAuthority} can freeze what anyone holds.`;
    else writer.text`Nobody can freeze what others hold.`;
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
