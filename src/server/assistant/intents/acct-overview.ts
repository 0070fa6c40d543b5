import type { Found } from '../tools/define-tool.ts';
import type getAccount from '../tools/get-account.ts';
import { counted, words } from '../writing/counted.ts';
import { link, sentence, type Piece } from '#assistant/write/writer';
import { defineAccountIntent } from './define-account-intent.ts';
import { anyOf, inOrder, not } from './define-cue.ts';

type Data = NonNullable<Found<typeof getAccount>['data']>;

/** Kinds with a page of their own, and what they are. */
const KINDS: Readonly<
  Record<
    string,
    { readonly what: string; readonly place: string; readonly page: string; readonly next: readonly string[] }
  >
> = {
  mint: {
    what: 'the mint of a token',
    place: '/token/',
    page: 'its token page',
    next: ['Tell me about this token', 'Who are its holders?', 'Can more of it be minted?'],
  },
  program: {
    what: 'a program',
    place: '/program/',
    page: 'its program page',
    next: ['What does this program do?', 'Who can upgrade it?'],
  },
  vote: {
    what: 'the vote account of a validator',
    place: '/validator/',
    page: 'its validator page',
    next: ['Tell me about this validator', 'Who controls this account?'],
  },
};

export default defineAccountIntent({
  id: 'acct.overview',
  title: 'Find out what stands at the address',
  phrases: [
    'identify {address}',
    'identify this account',
    'what is this',
    'what is this thing',
    'what is it',
    'what account is this',
    'is this an exchange wallet',
    'is {address} an exchange',
    'is this wallet a bot or a person',
    'what exchange is this wallet of',
    'analyse this wallet',
    'analyze {address}',
    'analysis of this account',
    'is {address} an nft or a wallet',
    'does this address belong to a program or a person',
    'what sort of thing is {address}',
    'what kind of thing is this',
    'what is {address}',
    'who is {address}',
    'what is this address',
    'who is this',
    'who is this wallet',
    'tell me about this address',
    'tell me about {address}',
    'tell me about this wallet',
    'tell me about this account',
    'what kind of account is this',
    'what kind of account is {address}',
    'what type of account is it',
    'is this a wallet or a program',
    'is {address} a wallet or a program',
    'is {address} a program',
    'is {address} a token account',
    'is it a token or a wallet',
    'info on {address}',
    'info about this account',
    'account info',
    'account details',
    'details of {address}',
    'overview of {address}',
    'overview of this wallet',
    'summary of this wallet',
    'describe this account',
    'explain this account',
    'explain {address}',
    'look up {address}',
    'lookup {address}',
    'show {address}',
    'profile of {address}',
    'what do you know about {address}',
    'what does this account do',
    'what is stored in this account',
    'does this account exist',
    'does {address} exist',
    '{address}',
    'qué es {address}',
    'qué es esta cuenta',
    'was ist {address}',
    'was ist das für ein konto',
    "c'est quoi {address}",
    "qu'est-ce que ce compte",
    'o que é {address}',
    'que conta é esta',
    'who or what is this',
    'could you please tell me what this address is',
    'any idea what {address} is',
    'i found this address {address} what is it',
    'i found this address what can you say about it',
    'somebody sent me {address} what is it',
    'what do we have here',
    'what have we got at {address}',
    'what am i looking at here',
    'give me an overview',
    'give me the basics of {address}',
    'give me the facts about this account',
    'quick summary of {address}',
    'give me a rundown of {address}',
    'rundown of this wallet',
    'profile this wallet',
    'everything about {address}',
    'everything you know about this wallet',
    'say something about {address}',
    'can you say something about this account',
    'what can you tell me about {address}',
    'what can you tell me about this wallet',
    'is {address} a person or a program',
    'is {address} a real account',
    'is {address} a stake account',
    'is this a token account',
    'is it a normal wallet',
    'is it a system account',
    'what data does {address} hold',
    'does {address} belong to an exchange',
    'is this binance',
    'is {address} labelled',
    'does this address have a label',
    'what label does {address} have',
    'is {address} valid',
    'inspect {address}',
    'help me understand what this address is',
    'do you recognise {address}',
    'which type of account is {address}',
    'more on {address} please',
    'i do not know this address',
    'is it a wallet',
    'what am i looking at, is this a wallet or a program or a token account',
    'describe the account at {address}',
    'give me the quick rundown on this address',
    'somebody dmd me this string {address}, what does it stand for',
    'summarize this account',
    'what kind of thing sits at {address}',
    'just pasted an address and landed here, no clue what all these numbers mean for this account, explain the essentials',
    'address type and general info',
    'is {address} labelled as an exchange or a bot or something known',
    'ordinary user or smart contract, which one stands behind this address page',
    'break down the account shown here in simple words',
    'does {address} even exist on chain',
    'the short version of this wallets story',
    'fill me in on {address}',
    'what am i looking at',
    '{address} <- tell me about this account',
    'wallet, token account, program or something else: which kind of thing lives at this address',
    'a quick profile of this address, please, before i dig deeper',
    'someone dmed me {address} with no context, what is it',
    'introduce this wallet to me like im five',
    'what am i looking at, some sort of wallet',
    'just found {address} on an old paper note in my desk drawer and honestly i have no memory of it, can you say what it is',
    'give me the lowdown on {address}',
    'what kind of account is this, a person, an exchange, a bot, a pda',
    'somebody dropped {address} in our telegram without any context, what lives there',
    'profile {address}',
    'sum up this address in a few lines',
    'stumbled over {address} in a log file, identify the account type for me',
    'is it a token account or a regular wallet',
    'quick rundown of who or what {address} is on chain, type, size, activity',
    'brief me on {address} before the call',
  ],
  cues: [
    [
      /\b(?:recogni[sz]e|more (?:on|about)) (?:\{address\}|this (?:wallet|account|address))|\bwhat (?:this|that) (?:address|account|wallet) is\b/,
      0.45,
    ],
    [
      anyOf(
        /\bwhat data\b|\bstored in this account\b|\bbelong to (?:an exchange|a program or)|\bor a person\b|\ban nft or a\b|\bsomebody sent me\b|^\W{0,9}is this (?:binance|coinbase|kraken)\b/,
        inOrder(/\b(?:does|do) (?:this|the|\{address\}|it)\b/, /\bexist\b/),
      ),
      0.5,
    ],
    [
      /^\W{0,9}(?:is|was) (?:it|this|that|this address|\{address\}) (?:really )?an? (?:exchange|real|valid|normal|system|stake|token account|program|bot|person|wallet|nft)\b/,
      0.4,
    ],
    [
      /^\W{0,9}(?:identify|analy[sz]e|analysis of|inspect|profile|look ?up|rundown of) (?:\{address\}|(?:this|the) (?:wallet|account|address))/,
      0.45,
    ],
    [
      inOrder(
        /\b(?:can you|what do you|everything you) (?:tell|know|say)\b/,
        /\{address\}|\b(?:wallet|account|address)\b/,
      ),
      0.45,
    ],
    [
      /^\W{0,9}what(?: is)? have we got|^\W{0,9}what(?: is)? (?:this|it|this thing|do we have here)\W{0,9}$|^\W{0,9}who is (?:\{address\}|this wallet)\W{0,9}$|\b(?:kind|sort|type) of thing\b|\bwhat exchange\b/,
      0.3,
    ],
    [
      /^\W{0,9}(?:qu[eé] es esta cuenta|was ist das f[uü]r|c'est quoi \{address\}|qu'est-ce que ce compte|what does this account do|does (?:this|the) account exist)/,
      0.4,
    ],
    [
      inOrder(
        /^\W{0,9}(?:and )?(?:who is|whose)\b/,
        not(/\b(?:owner|authority|delegate|behind|payer|leader)\b/),
      ),
      0.2,
    ],
    [
      /\b(?:what|which) (?:kind|type|sort) of (?:account|address|wallet)\b|\ba (?:wallet|program|token)(?: account)? or an? /,
      0.4,
    ],
  ],
  steps: () => [
    { id: 'account', tool: 'get_account', title: 'Read the account', args: ({ address }) => ({ address }) },
  ],
  tell(writer, { read, asked }) {
    const found = read<Data>('account');
    if (found === undefined) return;
    const { data, callId } = found;
    const { address, type, balance } = data;
    const kind = 'raw' in type ? type.raw : '';
    const special = KINDS[kind];
    const isShown = data.name === undefined || ('raw' in data.name && data.name.raw === address.ui);
    const name: Piece = isShown ? undefined : [words(', known as '), data.name, words(',')];
    if (data.exists.raw === 'no') {
      writer.line`Nothing is stored at ${address} now: it has no SOL and no data. It may still have history.`;
      if (data.signable.raw === 'no')
        writer.text`No key can sign for this address; only a program could use it.`;
    } else if (kind === 'wallet') {
      writer.line`${address}${name} is a wallet with ${balance}${
        data.tokens === undefined || data.tokens.raw === '0'
          ? words(' and no tokens')
          : [words(' and '), counted(data.tokens, 'token')]
      }.`;
      if (data.signable.raw === 'no') writer.text`No key can sign for it: a program controls it.`;
    } else if (kind === 'token-account' && data.held !== undefined) {
      writer.line`${address} is a token account of ${data.holder} with ${data.held}.`;
    } else if (special !== undefined) {
      writer.line`${address}${name} is ${words(special.what)}. More is on ${link(`${special.place}${address.raw}`, special.page)}.`;
      if (data.supply !== undefined) writer.text`Its supply is ${data.supply}.`;
      else if (data.summary !== undefined) writer.text`${sentence(data.summary)}.`;
    } else if (data.summary !== undefined) {
      writer.line`${address}${name} is ${kindOf(data)}: ${sentence(data.summary)}.`;
    } else if (kind === 'unknown' || kind === 'empty') {
      writer.line`${address}${name} is an account of the program ${data.owner}; what is in it is not known here.`;
    } else writer.line`${address}${name} is ${kindOf(data)}, which ${data.owner} keeps.`;
    if (data.exists.raw === 'yes' && kind !== 'wallet')
      writer.text`It holds ${balance} and ${data.size}, and the program ${data.owner} owns it.`;
    if (kind === 'wallet') writer.full`The program ${data.owner} owns it, and it holds ${data.size} of data.`;
    if (kind !== 'wallet' && data.tokenAccounts !== undefined && data.tokenAccounts.raw !== '0') {
      writer.text`It owns ${counted(data.tokenAccounts, 'token account')}.`;
    }
    writer.table(
      'What it holds',
      [{ title: 'Field' }, { title: 'Value', align: 'end' }],
      data.fields.map(({ name: field, value }) => [field, value]),
      callId,
      kind === 'unknown' ? 2 : 3,
    );
    if (/\b(?:who|quién|wer|qui|quem)\b/i.test(asked.text))
      writer.note`Who the person behind an address is, the chain does not say.`;
    writer.suggest(
      ...(special?.next ??
        (kind === 'wallet'
          ? ['What tokens does it hold?', 'Show its latest transactions']
          : ['Who controls this account?'])),
      'How old is this account?',
    );
  },
});

/** `an account of the kind Token account`: as we call it, or as its program does. */
const kindOf = ({ title }: Data): Piece => [
  words('raw' in title ? 'an account of the kind ' : 'an account its program calls '),
  title,
];
