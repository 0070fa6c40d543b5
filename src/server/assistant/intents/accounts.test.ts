import { describe, expect, test } from 'vitest';
import { createHear, testSaid, type Said } from '../testing/hear.ts';

const A = 'BkJNSahZY7tJVWSr9HgDiJr3eHB9NtHCqrX25JxMwetc';
const B = '8Mnpj42t8aM6AkifbeioGgPLjDD7wVYdrcnwkGE5SjGi';
const ORCH = '7Hsbc1bnHLwnXNTZzkVzq1CfFZRV3kB1LyYpkR8qXpF6';
const PAGE = `/account/${A}`;
const hear = createHear([{ mint: ORCH, symbol: 'ORCH', name: 'Orchid' }], Date.UTC(2026, 9, 1, 12));

const SAID: Said = {
  'acct.overview': [
    'what is stored at this address?',
    'what sort of account is this',
    `Tell me what ${A} is`,
    'is this account a wallet or a token account?',
    'give me an overview of this address',
    `can you look up ${A}`,
    'who is this address',
    'some details about this account please',
    `information about ${A}`,
    'describe this wallet',
    `what kind of thing is ${A}`,
    '¿qué es esta dirección?',
    `was ist ${A}?`,
  ],
  'acct.sol_balance': [
    'how much SOL is left in this account?',
    'what is the SOL balance here',
    `${A} sol balance`,
    `How many SOL are in ${A}?`,
    'current balance please',
    'how much solana does this wallet hold',
    `check the balance of ${A}`,
    'balance in lamports',
    'does this wallet still have SOL',
    `wie viel SOL liegt auf ${A}`,
    '¿cuánto SOL tiene esta cuenta?',
  ],
  'acct.token_balance': [
    'how much ORCH is in this wallet?',
    `what is the ORCH balance of ${A}?`,
    `does ${A} own any ORCH`,
    'how many ORCH tokens does it have',
    `ORCH holdings of ${A}`,
    'ORCH balance?',
    `how much $ORCH does ${A} hold right now`,
    'is there any ORCH here',
    `how big is the ORCH position of ${A}`,
    `¿cuánto ORCH tiene ${A}?`,
  ],
  'acct.portfolio': [
    'what is in the wallet?',
    'list all tokens held by this account',
    `show me what ${A} is holding`,
    'which coins are in here',
    'how much is everything it holds worth',
    `what's the net worth of ${A}`,
    'show all holdings',
    'top 5 holdings',
    'which tokens does the wallet own',
    'value of this portfolio in dollars',
    'list the assets of this wallet',
    `what tokens are held by ${A}?`,
  ],
  'acct.recent': [
    'what were the last transactions here?',
    'show the 10 most recent transactions',
    `what has ${A} been up to lately`,
    'recent txs',
    `list the latest 5 transactions of ${A}`,
    'show me its activity today',
    'transaction history please',
    'what did this address do yesterday',
    'latest activity of this account',
    `show failed transactions of ${A}`,
    '¿qué ha hecho últimamente?',
    `zeige die letzten Transaktionen von ${A}`,
  ],
  'acct.first_last': [
    'how long has this wallet existed?',
    'when was the first transaction of this account',
    `since when is ${A} active`,
    'what is the age of this account?',
    'when was this address last used',
    'is this wallet still alive or inactive',
    'oldest transaction here',
    `how many transactions does ${A} have in total`,
    'when was this account created?',
    'how old is the wallet',
    `when did ${A} make its first transaction`,
  ],
  'acct.counterparties': [
    'which addresses does it interact with the most?',
    'who are the main counterparties',
    `with whom does ${A} transact most often`,
    'who does this wallet usually send to',
    'list wallets connected to this one',
    'top 10 counterparties',
    'who pays this account most often?',
    `most frequent counterparties of ${A}`,
    'which wallets does it deal with',
    'who are its most common contacts',
  ],
  'acct.transfer_between': [
    `has ${A} ever sent SOL to ${B}?`,
    `did ${A} pay ${B}`,
    `did this wallet send anything to ${B}`,
    `show payments between ${A} and ${B}`,
    `how much did ${A} send to ${B}?`,
    `any transfers from ${A} to ${B}`,
    `did it receive money from ${B}`,
    `is there a link between ${A} and ${B}`,
    `are ${A} and ${B} connected somehow`,
    `transfers between this wallet and ${B}`,
  ],
  'acct.flow_sum': [
    'how much SOL came in this week?',
    'total inflows and outflows',
    `how much has ${A} received so far`,
    'how much did it spend in the last 24h',
    'sum up incoming transfers',
    `what's the net flow of ${A}`,
    'how much money went out today',
    `how much ORCH did ${A} receive`,
    'total amount sent by this wallet',
    'how much did it receive yesterday',
    'inflow vs outflow',
  ],
  'acct.fees_paid': [
    'how much has it spent on transaction fees?',
    `total fees ${A} has paid`,
    'what did this wallet pay in gas',
    'sum of the fees of this account',
    'how much SOL did this wallet waste on fees',
    'fees paid so far',
    `what does ${A} pay on average in fees`,
    'how much went to network fees',
    'average transaction fee of this wallet',
    '¿cuánto ha pagado en comisiones?',
  ],
  'acct.failed_rate': [
    'what percentage of its transactions fail?',
    'how many transactions failed here',
    `failure rate for ${A}?`,
    'how often does something it sends fail',
    'share of failed txs',
    'does this wallet have a lot of failed transactions',
    'success rate of its transactions',
    `how many of the transactions of ${A} were unsuccessful`,
    'percent failed',
    'how many failures does it have',
  ],
  'acct.trades': [
    'what has this wallet bought?',
    `which tokens did ${A} sell`,
    'show me its trades',
    'list the swaps of this wallet',
    `did ${A} ever buy ORCH`,
    'what is the pnl of this wallet',
    `trading history of ${A} please`,
    'is this trader making a profit',
    'what did it trade recently',
    `how much ORCH did ${A} buy`,
    'recent buys and sells of this account',
  ],
  'acct.owner_authority': [
    'who has control of this account?',
    `who is the owner of ${A}`,
    'which authority can withdraw from here',
    'who may spend from this token account',
    'does it have a delegate?',
    `which program is the owner of ${A}`,
    'who can close it',
    'who is in charge of this account',
    'could this be a PDA?',
    `wem gehört ${A}?`,
    'who controls it',
  ],
  'acct.compare': [
    `compare ${A} against ${B}`,
    `${A} vs ${B}, who is richer?`,
    `which wallet has more SOL, ${A} or ${B}`,
    `is ${A} wealthier than ${B}`,
    `how does this wallet compare with ${B}`,
    `show ${A} and ${B} side by side`,
    `who owns more, ${A} or ${B}?`,
    `what is the difference between ${A} and ${B} in balance`,
    `compare this one to ${B}`,
    `vergleiche ${A} und ${B}`,
  ],
  'acct.trace': [
    'trace the money from here',
    'where did the funds in this wallet come from?',
    `follow the SOL that left ${A}`,
    'who originally funded this wallet',
    `track where ${A} sent its money`,
    'source of funds please',
    'where did all the money go',
    `trace funds of ${A} for two hops`,
    'follow the funds',
    `who funded ${A}?`,
    'show the money trail',
  ],
  'acct.domain': [
    'who owns orchid.sol?',
    'which wallet does orchid.sol point to',
    'resolve orchid.sol',
    'orchid.sol',
    'what address is behind orchid.sol',
    'is the name orchid.sol taken?',
    'tell me who has orchid.sol',
    `does ${A} own a .sol domain`,
    'which domains does this wallet have',
    `sns domain of ${A}`,
    '¿de quién es orchid.sol?',
  ],
};

testSaid(SAID, hear, { page: PAGE });

describe('questions about an account', () => {
  test('two accounts are taken in the order they are said', () => {
    const { intent, slots } = hear(`did ${B} send anything to ${A}`);
    expect([intent, slots]).toEqual(['acct.transfer_between', { address: B, other: A }]);
  });

  test('a token is one of the account that is named', () => {
    const { intent, slots } = hear(`how much ORCH does ${B} hold`, { page: PAGE });
    expect([intent, slots]).toEqual(['acct.token_balance', { address: B, token: ORCH }]);
  });

  test('a .sol name stands for an account', () => {
    const { intent, slots } = hear('how much sol does orchid.sol have');
    expect([intent, slots]).toEqual(['acct.sol_balance', { address: 'orchid.sol' }]);
  });

  test.each(['is it true that its balance is low?', 'balance?'])('%s is asked of the page', (question) => {
    const { intent, slots } = hear(question, { page: PAGE });
    expect([intent, slots]).toEqual(['acct.sol_balance', { address: A }]);
  });
});
