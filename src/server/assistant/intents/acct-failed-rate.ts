import type { TransactionsData } from '../writing/account-findings.ts';
import { counted } from '../writing/counted.ts';
import { defineAccountIntent } from './define-account-intent.ts';
import { anyOf, inOrder } from './define-cue.ts';

export default defineAccountIntent({
  id: 'acct.failed_rate',
  title: 'Count its failed transactions',
  phrases: [
    'how many of its transactions went wrong',
    'how many went wrong',
    'how many errors does it have',
    'how many of its transactions failed',
    'how many transactions of {address} failed',
    'how many failed transactions does {address} have',
    'how many txs failed for this wallet',
    'how many of them failed',
    'how often does {address} fail',
    'how often do its transactions fail',
    'how often do transactions of this wallet fail',
    'failure rate',
    'failure rate of {address}',
    'failed rate of this account',
    'fail rate?',
    'error rate of {address}',
    'share of failed transactions of {address}',
    'share of its transactions that failed',
    'percentage of failed transactions',
    'what percentage of its transactions failed',
    'what percent of {address} transactions fail',
    'what portion of its transactions succeeded',
    'success rate',
    'success rate of {address}',
    'success rate of this wallet',
    'what share succeeded',
    'how reliable are the transactions of this wallet',
    'does this wallet fail a lot',
    'does {address} have many failed transactions',
    'do many of its transactions fail',
    'count failed transactions of {address}',
    'number of failed transactions',
    'ratio of failed to successful transactions for {address}',
    'failed vs successful transactions of {address}',
    'cuántas transacciones de {address} fallaron',
    'tasa de fallos de {address}',
    'wie viele transaktionen von {address} sind fehlgeschlagen',
    'fehlerquote von {address}',
    "taux d'échec de {address}",
    'quantas transações de {address} falharam',
    'does it fail often',
    'does it often fail',
    'how many fails does this wallet have',
    'could you please tell me how many of its transactions did not succeed',
    'how many of its transactions did not go through',
    'how many transactions did not go through for {address}',
    'how many unsuccessful transactions does {address} have',
    'how many reverted transactions does it have',
    'how many of them reverted',
    'what part of its transactions errored',
    'rate of failure for this account',
    'fail percentage',
    'failing rate of {address}',
    'percentage of errors of this wallet',
    'proportion of failed transactions of {address}',
    'is this wallet failing a lot',
    'are most of its transactions failing',
    'are most transactions of {address} successful',
    'do most of its transactions succeed',
    'how successful are its transactions',
    'how successful is {address} with its transactions',
    'how good is its success rate',
    'how frequently do its transactions revert',
    'how frequently does {address} get errors',
    'what is the failure ratio',
    'how many were successful',
    'how many of its txs worked',
    'how many succeeded and how many failed for {address}',
    'success vs failure of this wallet',
    'and how many of those failed',
    'number of reverted transactions of {address}',
    'tasa de éxito de {address}',
    'out of all its transactions how many failed',
    'do the transactions of {address} usually succeed',
    'how many times has {address} failed',
    'what fraction of its transactions fail',
    'is its failure rate high',
    'are a lot of its transactions failing',
    'tell me the failure rate for {address}',
    'how many of the last transactions of {address} errored',
    'how many of his transactions failed',
    'what share of this wallets transactions error out',
    'percentage reverted for {address}',
    'seems like half my stuff never lands, can you count how many of my attempts bounced compared with the ones that worked on this account',
    'does this account botch a lot of transactions',
    'failed vs succeeded ratio here',
    'error frequency of {address} lately',
    'out of the last hundred tries by {address}, how many flopped',
    'is this bot spamming failures all day',
    'tell me the fail percent please',
    'my sniper at {address} is misfiring, what is its miss rate',
    'how reliably do sends from this wallet go through overall',
    'number of unsuccessful operations made by {address}',
    'how often things break for this guy',
    'reject statistics for the account',
    'count the red ones in this wallets history',
    'what proportion of calls signed by {address} end in custom program errors',
    'what percentage of this bots transactions error out',
    'how reliable is {address}? i mean successes versus errors over its recent transactions',
    'damn half my stuff keeps bouncing, give me the actual count of reverted ones for this wallet',
    'success ratio',
    'out of the last few hundred transactions by {address}, how many landed with an error',
    'we are tuning our arb bot at this address and want to know the share of its transactions that revert',
    'what share of its transactions bounce',
    'does this bot land or mostly revert',
    '{address} error ratio',
    'half my clicks seem to go nowhere lately, put a percentage on how often {address} gets rejected',
    'success vs failure breakdown for this wallet',
    'we pay a fortune for a private rpc and still i have the feeling most of what {address} submits never lands, can you give me the rate of rejected ones',
    'is this arb bot spamming, like ninety percent reverts',
    'count the ones that did not make it from this account',
    'our crank keeps throwing errors, how reliable has {address} been overall',
    'proportion of unsuccessful transactions here',
    'how oftenly this wallet transactions are dying',
    'hit rate of {address} as a sniper, landed against dropped dead',
  ],
  cues: [
    [
      anyOf(
        /\b(?:tasa|taux) d/,
        inOrder(/\b(?:fall\w{1,12}|falh\w{1,12}|[eé]chec|[eé]xito|reliable)\b/, /transac|\{address\}/),
        inOrder(/\btransac\w/, /\b(?:fall|falh)\w/),
      ),
      0.4,
    ],
    [
      anyOf(
        /\b(?:usually|often|always|mostly) (?:fail|succeed)/,
        inOrder(/\btransactions?\b/, /\b(?:usually|often|always|mostly) (?:fail|succeed)/),
      ),
      0.5,
    ],
    [/\b(?:fail\w{0,12}|error|success)[ -]?(?:rate|ratio|share|percentage)\b|\bfehlerquote\b/, 0.45],
    [
      inOrder(
        /\b(?:how (?:many|often)|percent\w{0,12}|share|portion|number|ratio|count)\b/,
        /\b(?:fail\w{0,12}|succe\w{0,12}|(?:went|go|gone) wrong|errors?)\b/,
      ),
      0.4,
    ],
    [inOrder(/\b(?:cu[aá]ntas|wie viele|combien|quantas)\b/, /\b(?:fall|fehl|[eé]chou|falh)/), 0.4],
  ],
  steps: () => [
    {
      id: 'transactions',
      tool: 'list_transactions',
      title: 'Count its transactions',
      args: ({ address }) => ({ address, limit: 10, status: 'failed', span: true }),
    },
  ],
  tell(writer, { read, asked }) {
    const found = read<TransactionsData>('transactions');
    const history = found?.data.history;
    if (found === undefined || history === undefined) return;
    const { data, callId } = found;
    const { count, failed, failedShare, succeeded, succeededShare, whole, first } = history;
    if (failedShare === undefined) {
      writer.line`No transactions of ${data.address} are known to the node.`;
      return;
    }
    if (/\bsucce(?:ss|ed)|\bwent through\b|\breliab/i.test(asked.text))
      writer.line`Of ${counted(count, 'transaction')} of ${data.address}, ${succeeded} succeeded, which is ${succeededShare}.`;
    writer.line`Of ${counted(count, 'transaction')} of ${data.address}, ${failed} failed, which is ${failedShare}.`;
    if (whole.raw === 'no')
      writer.note`Only the newest ${count} were counted${first?.time === undefined ? undefined : [{ kind: 'text' as const, text: ', back to ' }, first.time]}; it has older ones.`;
    writer.table(
      'Its newest failures',
      [{ title: 'Transaction' }, { title: 'Time' }, { title: 'Error' }],
      data.items.map(({ signature, time, slot, error }) => [signature, time ?? slot, error]),
      callId,
    );
    writer.note`Counted is every transaction that names the address, whoever sent it.`;
    writer.suggest(
      'Show its latest transactions',
      'How much did it pay in fees?',
      'Who does it deal with most?',
    );
  },
});
