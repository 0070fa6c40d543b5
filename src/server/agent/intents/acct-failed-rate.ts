import type { TransactionsData } from '../writing/account-findings.ts';
import { counted } from '../writing/counted.ts';
import { defineAccountIntent } from './define-account-intent.ts';

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
  ],
  cues: [
    [
      /\b(?:fall\w+|falh\w+|[eé]chec|[eé]xito|reliable)\b.*(?:transac|\{address\})|\btransac\w+\b.*\b(?:fall|falh)\w+|\b(?:tasa|taux) d/,
      0.4,
    ],
    [
      /\btransactions?\b.*\b(?:usually|often|always|mostly) (?:fail|succeed)|\b(?:usually|often|always|mostly) (?:fail|succeed)/,
      0.5,
    ],
    [/\b(?:fail\w*|error|success)[ -]?(?:rate|ratio|share|percentage)\b|\bfehlerquote\b/, 0.45],
    [
      /\b(?:how (?:many|often)|percent\w*|share|portion|number|ratio|count)\b.*\b(?:fail\w*|succe\w*|(?:went|go|gone) wrong|errors?)\b/,
      0.4,
    ],
    [/\b(?:cu[aá]ntas|wie viele|combien|quantas)\b.*\b(?:fall\w*|fehl\w*|[eé]chou\w*|falh\w*)/, 0.4],
  ],
  steps: () => [
    {
      id: 'transactions',
      tool: 'list_transactions',
      title: 'Count its transactions',
      args: ({ address }) => ({ address, limit: 10, status: 'failed', span: true }),
    },
  ],
  tell(writer, { read }) {
    const found = read<TransactionsData>('transactions');
    const history = found?.data.history;
    if (found === undefined || history === undefined) return;
    const { data, callId } = found;
    const { count, failed, failedShare, whole, first } = history;
    if (failedShare === undefined) {
      writer.line`No transactions of ${data.address} are known to the node.`;
      return;
    }
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
