import { counted, words } from '../writing/counted.ts';
import { tokenName } from '../writing/token-name.ts';
import { inOrder } from './define-cue.ts';
import { toRowLimit } from './define-intent.ts';
import { defineTokenIntent } from './define-token-intent.ts';

/** A node lists no more. */
const MOST = 20;

export default defineTokenIntent({
  id: 'token.holders',
  title: 'List the largest holders',
  tool: 'get_holders',
  reads: 'List the largest holders',
  phrases: [
    'how decentralised is the ownership of {token}',
    'list the {n} largest holders',
    'ownership of {token}',
    'who owns it',
    'largest owners of {address}',
    'biggest owners',
    'who owns the most',
    'top holders of {token}',
    'top holders of {address}',
    'top {n} holders of {token}',
    'top {n} holders',
    'top holders',
    'holders?',
    'holders of {token}',
    '{token} holders',
    'and its holders?',
    'who holds {token}',
    'who holds the most {token}',
    'who holds the most of this token',
    'who are its biggest holders',
    'who are the largest holders',
    'biggest holders of {token}',
    'largest holders of {address}',
    'show me the whales of {token}',
    'biggest whales holding it',
    'how many holders does {token} have',
    'how many holders',
    'how many people hold {token}',
    'how many wallets hold this token',
    'how concentrated is {token}',
    'holder concentration of {token}',
    'how much do the top {n} hold',
    'what share do the top holders have',
    'top {n} concentration',
    'how is {token} distributed',
    'token distribution',
    'distribution of the supply among holders',
    'does the dev hold a lot',
    'does the creator still hold {token}',
    'how much does the creator hold',
    'is the supply held by few wallets',
    'biggest bag of {token}',
    'who owns most of {token}',
    'quiénes son los mayores tenedores de {token}',
    'wer hält am meisten {token}',
    'größte inhaber von {token}',
    'plus gros détenteurs de {token}',
    'maiores detentores de {token}',
    'could you please tell me who the largest holders are',
    'i would like to know who holds {token}',
    'who has the most {token}',
    'who has the most of it',
    'who has the biggest bag',
    'who are the whales',
    'who are the whales of this token',
    'whales?',
    'whales of {token}',
    'are there whales in {token}',
    'any whales in this coin',
    'is {token} held by a few whales',
    'how many owners does {token} have',
    'how many owners',
    'how many investors does {token} have',
    'how many people own this coin',
    'how many wallets own {token}',
    'how many addresses hold it',
    'number of holders',
    'number of holders of {token}',
    'holder count',
    'holder count of {token}',
    '{token} holder list',
    'holder list',
    'list of holders',
    'rich list of {token}',
    'rich list',
    'owners of {token}',
    'biggest wallets of {token}',
    'which wallets hold {token}',
    'which wallets hold the most',
    'which wallet has the most {token}',
    'top {n} wallets of {token}',
    'how spread out is {token}',
    'how spread out is the ownership',
    'is the supply concentrated',
    'is it concentrated in few hands',
    'is {token} owned by insiders',
    'does the team hold a lot of {token}',
    'what share does the biggest holder have',
    'what percentage do the top {n} own',
    'and the holders',
    'what about its holders',
    'who are the top {n} owners of {token}',
    'how is the supply split among holders',
    'how many people are holding {token}',
    'do a few wallets control {token}',
    'largest wallets holding this coin',
    'how many wallets have {token}',
    'who holds most of the supply',
    'list the biggest owners of {token}',
    'who owns the most {token}',
    'top 20 wallets in this coin',
    'biggest bags of {token}',
    'whales here',
    'what share do the ten largest accounts control of this mint',
    'distribution of {token} among wallets',
    'does the dev still sit on a huge chunk of {token}',
    'i am afraid one guy has half of it all and will sell on us, can you see who has what part',
    '{token} holder count',
    'rank the owners by amount for this token',
    'show me the cap table of {token}',
    'bundled wallets or insiders stacked up in this coin',
    'which addresses accumulate the major part of {token}',
    'list of main shareholders of this asset',
    'are exchanges or individuals the heaviest bagholders of {token}',
    'percentage top holder',
    'who is got the biggest stacks of this coin',
    'top 20 wallets by {token} held',
    'is the supply concentrated in a few whales? what percent do the top ten have',
    'which whales are siting on {token}',
    'biggest bagholders',
    'for our investigation, list the adresses with the largest stakes in this token',
    'who are the whales in {token}',
    'top 20 holders',
    'how concentrated is the supply of {token}',
    'does one wallet sit on half of it',
    'who owns the biggest chunk of {token}',
    'holder distribution',
    'are insiders hoarding this',
    'how many people hold {token} and who is on top',
    'biggest bagholders of {token}',
    'share of the ten largest wallets here',
    'cap table for {token} if you like, i mean which wallets keep the most',
    'the telegram admins keep saying that {token} is fairly distributed but i bet five wallets own most of it, show me who sits at the top',
  ],
  cues: [
    [
      /\brich ?list\b|\binvestors\b|\binsiders\b|\bin few hands\b|\bheld by (?:few|a few)\b|\bhow many (?:owners|people (?:hold|own))\b/,
      0.5,
    ],
    [/\bholders?\b|\bconcentrat|\bdistribut|\btenedores\b|\binhaber\b|\bdétenteurs\b|\bdetentores\b/, 0.45],
    [/\bwho (?:holds|owns) (?:the )?(?:most|it|\{token\}|this (?:token|coin))/, 0.4],
    [inOrder(/\b(?:dev|creator|team|deployer)\b/, /\bhold/), 0.4],
  ],
  args: (asked) => toRowLimit(asked, MOST),
  tell(writer, data, { callId, asked }) {
    const name = tokenName(data);
    const [first] = data.holders;
    if (first === undefined) {
      writer.line`Nobody holds any of ${name} now.`;
      writer.suggest('What is this token?', 'Is it safe?');
      return;
    }
    if (/\bhow many\b|\bnumber of\b|\bcount\b/i.test(asked.text) && data.holdersSeen !== undefined)
      writer.line`The index has seen ${counted(data.holdersSeen, 'token account')} with a balance of ${name}.`;
    if (data.topShare !== undefined) {
      writer.line`The ${counted(data.top, 'largest account')} of ${name} hold ${data.topShare} of the supply; the largest alone holds ${first.share}.`;
    } else {
      writer.line`The largest account of ${name} holds ${first.amount}, and the ${counted(data.top, 'largest account')} together ${data.topAmount}.`;
    }
    writer.table(
      'Largest token accounts',
      [
        { title: 'Place', align: 'end' },
        { title: 'Owner' },
        { title: 'Amount', align: 'end' },
        { title: 'Share', align: 'end' },
        { title: 'Is' },
      ],
      data.holders.map((row) => [
        row.rank,
        row.owner ?? row.account,
        row.amount,
        row.share ?? words('not known'),
        row.role ?? row.kind ?? words('not known'),
      ]),
      callId,
    );
    if (data.holdersSeen !== undefined) {
      writer.text`The index has seen ${counted(data.holdersSeen, 'token account')} with a balance; holders from before its first block that never moved are not among them.`;
    }
    writer.note`A node lists only the ${counted(data.listed, 'largest account')}; one owner may have several, and a pool or an exchange holds for others.`;
    if (data.listedShare !== undefined)
      writer.full`All listed accounts together hold ${data.listedShare} of the supply of ${data.supply}.`;
    writer.suggest('Is it safe?', 'Show its last trades', 'What is its price?');
  },
});
