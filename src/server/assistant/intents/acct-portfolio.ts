import { tellUnread, type PortfolioData } from '../writing/account-findings.ts';
import { counted } from '../writing/counted.ts';
import { defineAccountIntent } from './define-account-intent.ts';
import { anyOf, inOrder, not } from './define-cue.ts';

const SHOWN = 10;

export default defineAccountIntent({
  id: 'acct.portfolio',
  title: 'Read what the wallet holds',
  phrases: [
    'everything it owns',
    'everything this wallet holds',
    'everything {address} owns',
    'wallet contents',
    'contents of this wallet',
    'how much money does this wallet have in total',
    'how much money does {address} have',
    'is this wallet rich',
    'is {address} rich',
    'combien vaut {address}',
    'combien vaut ce portefeuille',
    'was ist {address} wert',
    'what does {address} own',
    'what does this wallet own',
    'value of {address}',
    'value of this wallet',
    'what is it worth',
    'what is this wallet worth',
    'is it a whale',
    'is this wallet a whale',
    'how big is this wallet',
    'what tokens does it hold',
    'what tokens does {address} hold',
    'what does {address} hold',
    'what does this wallet hold',
    'what does it own',
    'which tokens are in {address}',
    'which coins does this wallet have',
    'which coins does {address} own',
    'portfolio',
    'portfolio?',
    'portfolio of {address}',
    'show me the portfolio',
    'holdings',
    'holdings of {address}',
    'list holdings',
    'top holdings',
    'top {n} holdings of {address}',
    'biggest positions of this wallet',
    'biggest bag of {address}',
    'all tokens of {address}',
    'token balances',
    'token balances of {address}',
    'all balances of {address}',
    'list the tokens in this wallet',
    'net worth of {address}',
    'net worth',
    'how rich is {address}',
    'how much is this wallet worth',
    'how much is {address} worth',
    'what is {address} worth in dollars',
    'total value of this wallet',
    'total value of {address}',
    'wallet value in usd',
    'what is in this wallet',
    'what is in {address}',
    'what assets does this account have',
    'assets of {address}',
    'how many different tokens does it hold',
    'any nfts or tokens in {address}',
    'bags of {address}',
    'and its tokens',
    'what else does it hold',
    'qué tokens tiene {address}',
    'cartera de {address}',
    'welche token hält {address}',
    'was hält diese wallet',
    'quels tokens détient {address}',
    'portefeuille de {address}',
    'quais tokens {address} tem',
    'could you please show me everything in this wallet',
    'i would like to see what this wallet holds',
    'how wealthy is {address}',
    'how wealthy is this account',
    'how loaded is this wallet',
    'what is all of it worth',
    'what are all its tokens worth together',
    'what is he holding',
    'what is {address} holding right now',
    'what is this guy holding',
    'what coins are in here',
    'what tokens are on this account',
    'which tokens are in this wallet',
    'which tokens does it have',
    'which assets does {address} hold',
    'does it hold any nfts',
    'which nfts does {address} have',
    'nfts of this wallet',
    'nft collection of {address}',
    'any tokens in it',
    'any coins in {address}',
    'its bags',
    'the bags of this wallet',
    'largest position of {address}',
    'what is its largest holding',
    'full list of tokens in {address}',
    'token list of this wallet',
    'breakdown of holdings',
    'breakdown of the portfolio of {address}',
    'portfolio value',
    'portfolio value of {address} in dollars',
    'usd value of this account',
    'total worth of {address}',
    'inventory of {address}',
    'allocation of this wallet',
    'stablecoins in {address}',
    'what does my wallet contain',
    'what does {address} contain',
    'what has {address} got in its bag',
    'list all the coins of {address}',
    'how much is everything in this wallet worth',
    'what does this person own',
    'show me all balances',
    'what is inside {address}',
    'which assets are sitting in {address}',
    'what is the total value of {address} in usd',
    'show me his tokens',
    'net worth of this wallet',
    'how much is all of his stuff worth in dollars',
    'show the bags',
    'list every asset in {address} with its value',
    'which coins and nfts are in here',
    'portfolio {address}',
    'is this guy loaded',
    'my total holdings right now in usd, everything included',
    'balance sheet of all tokens at {address}',
    'i inherited this wallet from my late brother and have to declare the contents, so what assets are inside and at what valuation',
    'biggest positions of {address}',
    'what is this whale sitting on',
    'allocation breakdown by token for this account',
    'any valuable things left in {address} or just dust',
    'how rich is the owner of this wallet',
    'inventory of spl tokens here',
    'what portion of {address} is stables versus memecoins',
    'net worth of this wallet in dollars',
    'what is inside {address}, every coin and its usd value',
    'show all the bags in here with their worth, bigest first',
    'as of today i need a list of all assets in this account with valuations, for the balance sheet',
    'how rich is {address} counting all tokens',
    'any nfts or shitcoins in this wallet or just sol? show everything with its value',
    'what bags is {address} sitting on',
    'everything in here in dollars please',
    'list all tokens and nfts of {address} with their value',
    'how rich is this dude',
    'i forgot what i bought last cycle, open up {address} and tell me all that is inside',
    'total holdings valuation for {address}, i need it for a balance sheet at year end',
    'which assets does he keep',
    'is {address} all memecoins or some serious stuff too, what is the allocation',
    'what is his whole stack worth at the moment',
    'hi, dad passed away and we only found this wallet of his, the notary needs a list of all assets in it and what they amount to',
    'if i liquidated all of {address} today, roughly how much usd',
  ],
  cues: [
    [
      /\bhow (?:rich|wealthy|loaded) is (?:\{address\}|\{domain\}|this)|\bis (?:\{address\}|\{domain\}|this wallet) (?:rich|wealthy)\W{0,9}$/,
      0.35,
    ],
    [
      inOrder(
        not(/\{token\}/),
        /\b(?:nfts?|stablecoins?|allocation|contains?|contents|holding|positions?)\b/,
        not(/\bor a\b/),
      ),
      0.3,
    ],
    [
      anyOf(
        /\ball balances\b/,
        inOrder(/\bhow much money\b/, /\b(?:in total|have)\b/),
        inOrder(/\bwhat else\b/, /\bhold\b/),
      ),
      0.35,
    ],
    [
      inOrder(
        /\b(?:what|which \w{1,12})\b/,
        /\b(?:does|do|did)\b/,
        /(?:\{address\}|\{domain\}|\bit|\bwallet|\baccount)\b/,
        /\bown\b/,
      ),
      0.4,
    ],
    [
      /^\W{0,9}(?:the )?(?:total )?value of (?:\{address\}|\{domain\}|(?:this|the) (?:wallet|account|address))/,
      0.4,
    ],
    [inOrder(not(/\{token\}/), /\bportfolio\b|\bholdings\b|\bnet ?worth\b|\bassets\b/), 0.3],
    [
      anyOf(
        /\bhow rich\b/,
        inOrder(
          /\bhow (?:much|rich)\b/,
          /\b(?:wallet|account|address|\{address\}|\{domain\}|it)\b/,
          /\bworth\b/,
        ),
      ),
      0.35,
    ],
    [
      inOrder(
        /\b(?:what|which|list|all)(?: the)? (?:tokens|coins|assets)\b/,
        /\b(?:hold|have|has|own|in|of)\b/,
      ),
      0.3,
    ],
  ],
  steps: () => [
    {
      id: 'portfolio',
      tool: 'get_portfolio',
      title: 'Read what it holds',
      args: ({ address }) => ({ owner: address }),
    },
  ],
  tell(writer, { read, asked }) {
    const found = read<PortfolioData>('portfolio');
    if (found === undefined) return;
    const { data, callId } = found;
    const { owner, sol, tokens, tokenCount, total } = data;
    if (tokens === undefined || tokenCount === undefined) {
      writer.line`${owner} has ${sol.amount}. Which tokens it holds, the node does not list.`;
      return;
    }
    if (tokenCount.raw === '0') writer.line`${owner} holds ${sol.amount} and no tokens.`;
    else if (total === undefined)
      writer.line`${owner} holds ${sol.amount} and ${counted(tokenCount, 'token')}.`;
    else
      writer.line`${owner} holds ${sol.amount} and ${counted(tokenCount, 'token')}, worth ${total} by the prices of our index.`;
    const rows = tokens.map(({ mint, amount, price, value }) => [mint, amount, price, value]);
    const columns = [
      { title: 'Token' },
      { title: 'Amount', align: 'end' as const },
      { title: 'Price', align: 'end' as const },
      { title: 'Value', align: 'end' as const },
    ];
    const shown = asked.limit ?? SHOWN;
    writer.table('Tokens, the most valuable first', columns, rows.slice(0, shown), callId);
    writer.table('Further tokens', columns, rows.slice(shown), callId, 3);
    if (sol.value !== undefined) writer.text`Its SOL is worth ${sol.value} of that, at ${sol.price} each.`;
    if (total !== undefined && data.unvalued.raw !== '0') {
      writer.text`No price is known here for ${counted(data.unvalued, 'holding')}, which the total leaves out.`;
    }
    tellUnread(writer, data);
    if (data.pricesAt !== undefined)
      writer.full`Prices are those of the index at ${data.pricesAt}; thin markets may not bear them.`;
    writer.full`Staked SOL stands in stake accounts of its own and is not part of this.`;
    writer.suggest(
      'Show its latest transactions',
      'Who does it deal with most?',
      'What did it buy and sell?',
    );
  },
});
