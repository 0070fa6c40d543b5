import type { TransactionsData } from '../writing/account-findings.ts';
import { counted } from '../writing/counted.ts';
import { defineAccountIntent } from './define-account-intent.ts';
import { anyOf, inOrder, not } from './define-cue.ts';

export default defineAccountIntent({
  id: 'acct.first_last',
  title: 'Find its first and last transaction',
  phrases: [
    'when did it come to life',
    'number of its transactions',
    'number of transactions of {address}',
    'when did it start',
    'when did it begin',
    'when did {address} start being active',
    'when did this wallet become active',
    'when was its most recent activity',
    'when was its latest transaction',
    'date of its last activity',
    'how long has it existed',
    'how long has this wallet been around',
    'when was it last used',
    'how long ago was it created',
    'how old is this account',
    'how old is {address}',
    'how old is this wallet',
    'age of this wallet',
    'wallet age',
    'account age of {address}',
    'when was {address} created',
    'when was this wallet created',
    'when was it first used',
    'when did {address} start',
    'first transaction of {address}',
    'first transaction',
    'first tx of this wallet',
    'first ever transaction of this account',
    'oldest transaction of {address}',
    'earliest activity of {address}',
    'what was its first transaction',
    'when was its first transaction',
    'when did it make its first transaction',
    'first and last transaction of {address}',
    'first and last activity',
    'when was {address} last active',
    'when was it last active',
    'when was the last time {address} did something',
    'last active',
    'last seen',
    'last activity date of {address}',
    'is this wallet still active',
    'is {address} still in use',
    'is it alive or dormant',
    'is this wallet abandoned',
    'is it a new wallet',
    'is {address} a fresh wallet',
    'since when does this account exist',
    'since when is it active',
    'how long has {address} been active',
    'how many transactions does {address} have',
    'how many transactions has it made',
    'total number of transactions of this wallet',
    'transaction count of {address}',
    'number of txs of this account',
    'cuándo se creó {address}',
    'primera transacción de {address}',
    'cuántas transacciones tiene {address}',
    'wie alt ist {address}',
    'erste transaktion von {address}',
    'wie viele transaktionen hat {address}',
    'quel âge a {address}',
    'première transaction de {address}',
    'combien de transactions a {address}',
    'primeira transação de {address}',
    'quantas transações tem {address}',
    'could you please tell me when this wallet was first used',
    'since when has {address} been around',
    'any idea how old this wallet is',
    'i would like to know when this account was opened',
    'when was this wallet opened',
    'when was {address} opened',
    'when was this account made',
    'when did it first appear',
    'when did {address} appear on chain',
    'when did this account begin',
    'birthday of this wallet',
    'creation date of {address}',
    'start date of this wallet',
    'date of its first transaction',
    'very first transaction of {address}',
    'first thing this wallet ever did',
    'what was the first thing {address} did',
    'first time {address} was used',
    'last time it was used',
    'last time this wallet moved',
    'when did {address} last move',
    'when did it last do anything',
    'when was the last sign of life of {address}',
    'is it dead',
    'is {address} dead or active',
    'is anyone still using this wallet',
    'has it gone quiet',
    'how long has it been inactive',
    'has {address} been used recently',
    'is this a brand new account',
    'was it created recently',
    'how many transactions so far',
    'how many operations has {address} made',
    'tx count',
    'transaction count',
    'how active is {address}',
    'how active is this wallet',
    'from which year is this wallet',
    'when did {address} make its first move',
    'when did we last see activity from this account',
    'is this an old wallet',
    'how many times has this wallet transacted',
    'how long since its last transaction',
    'when did somebody first use this wallet',
    'how long has {address} been on chain',
    'when did it become inactive',
    'last active when',
    'first ever transaction of {address}',
    'is this a fresh burner or has it been around for years',
    'date of birth of the account lol',
    'since when does {address} exist',
    'has he been dormant, when did he show signs of life last',
    'genesis tx of this address and who funded it at the start',
    'when did somebody last use {address}',
    'been trying to reach the dev for weeks, is his wallet here still alive or has it gone quiet since some date',
    'opening date and latest activity date for {address}',
    'earliest record you can find for this account',
    'how long ago did {address} make its debut',
    'is that an abandoned wallet, any sign of life this year',
    'what day did this address start transacting',
    'veteran or newcomer, {address}',
    'when did this wallet come to life',
    'since when has {address} been around on chain',
    'looks dead to me, what was the most recent activity date here',
    'please establish the date range of activity for {address}: earliest and latest transaction',
    'freshly made wallet or an old timer?? trying to see if the dev is on a burner',
    'when did {address} make its very first move',
    'is he still active or has this been dormant for years',
    'date of birth of {address}',
    'when was this last touched',
    'someone in discord says he is an early solana guy from 2021 but i bet {address} was created last tuesday, can you check when it started',
    'looks abandoned, since when is nobody using it',
    'first seen / last seen',
    'the widow found a ledger after the funeral and wants to know when {address} was opened and last used',
    'how long has {address} been around on chain',
    'genesis tx of this account',
    'when has {address} shown a sign of life most recently',
  ],
  cues: [
    [
      anyOf(
        /\b(?:dead|alive|dormant|quiet|come to life|start date|creation date|birthday)\b|\b(?:tx|transaction) count\b/,
        inOrder(/\bnumber of (?:its )?(?:txs|transactions)\b/, not(/\bfail/), not(/\b(?:block|slot)\b/)),
      ),
      0.35,
    ],
    [
      anyOf(
        /\blast activity date\b|\blast (?:time|move)\b/,
        inOrder(/\b(?:date|when)\b/, /\b(?:last|latest|recent)\b/, /\b(?:activity|move|transaction)\b/),
      ),
      0.4,
    ],
    [
      anyOf(
        /\b(?:primera|erste|premi[eè]re|primeira) transa\w|\bquel [aâ]ge\b/,
        inOrder(/\b(?:wie viele|combien de|quantas|cu[aá]ntas) transa\w/, not(/\b(?:fall|fehl|falh)/)),
      ),
      0.4,
    ],
    [
      /\bwas (?:this|the) (?:account|wallet) made\b|\bhow old (?:is )?(?:\{address\}|(?:this|the) (?:wallet|account))/,
      0.3,
    ],
    [inOrder(/^\W{0,9}when\b/, /\b(?:last|latest|most recent|newest|first)\b/), 0.45],
    [
      anyOf(
        /\bhow old\b|\bage of\b|\bwallet age\b/,
        inOrder(/\b(?:first|oldest|earliest)\b/, /\b(?:transactions?|txs?|activity|used)\b/),
      ),
      0.35,
    ],
    [
      /\blast (?:active|seen|used)\b|\bstill (?:active|alive|in use|used)\b|\b(?:inactive|dormant|abandoned)\b|\bsince when\b/,
      0.4,
    ],
    [inOrder(/\bhow many (?:transactions?|txs?|txns?)\b/, not(/\bfail/)), 0.3],
  ],
  steps: () => [
    {
      id: 'transactions',
      tool: 'list_transactions',
      title: 'Look through its history',
      args: ({ address }) => ({ address, limit: 1, span: true }),
    },
  ],
  tell(writer, { read, asked }) {
    const found = read<TransactionsData>('transactions');
    const history = found?.data.history;
    if (found === undefined || history === undefined) return;
    const { data, callId } = found;
    const { first, last, count, whole } = history;
    if (first === undefined || last === undefined) {
      writer.line`No transactions of ${data.address} are known to the node.`;
      return;
    }
    const isWhole = whole.raw === 'yes';
    const asksCount = /\b(?:how many|number|count|cu[aá]ntas|wie viele|combien|quantas)\b/i.test(asked.text);
    if (asksCount) {
      if (isWhole) writer.line`${data.address} is named in ${counted(count, 'transaction')}.`;
      else
        writer.line`${data.address} is named in more than ${count} transactions; only so many were counted.`;
    }
    const say = asksCount ? ('text' as const) : ('line' as const);
    if (first.time === undefined || last.time === undefined) {
      writer[
        say
      ]`Its first known transaction is ${first.signature} in slot ${first.slot}, its last ${last.signature} in slot ${last.slot}.`;
    } else if (isWhole) {
      writer[
        say
      ]`Its first transaction was at ${first.time}, ${first.age} ago; its last at ${last.time}, ${last.age} ago.`;
    } else {
      writer[
        say
      ]`It was last active at ${last.time}, ${last.age} ago. It is older than ${first.age}: the newest ${count} transactions go back to ${first.time} and do not reach its first.`;
    }
    writer.table(
      'Ends of its history',
      [{ title: 'Which' }, { title: 'Transaction' }, { title: 'Slot', align: 'end' }, { title: 'Time' }],
      [
        [
          { kind: 'text', text: isWhole ? 'First' : 'Oldest that was reached' },
          first.signature,
          first.slot,
          first.time,
        ],
        [{ kind: 'text', text: 'Last' }, last.signature, last.slot, last.time],
      ],
      callId,
    );
    if (!asksCount && isWhole) writer.text`It is named in ${counted(count, 'transaction')} in all.`;
    writer.note`That is what the node keeps; it may have forgotten older transactions. An address may be named in a transaction without taking part in it.`;
    writer.suggest(
      'Show its latest transactions',
      'What is this account?',
      'How many of its transactions failed?',
    );
  },
});
