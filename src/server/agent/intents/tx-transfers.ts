import { counted } from '../writing/counted.ts';
import { sentence } from '../writing/writer.ts';
import { defineTransactionIntent, isFailed } from './define-transaction-intent.ts';

const SHOWN = 10;

export default defineTransactionIntent({
  id: 'tx.transfers',
  title: 'List what moved in the transaction',
  phrases: [
    'every token movement',
    'each token movement in {tx}',
    'who did they send it to',
    'whom did they send it to',
    'who did it go to',
    'whom was it sent to',
    'who got paid',
    'who got paid in this transaction',
    'who got the payment',
    'how much {token} moved in {tx}',
    'how much {token} was sent in this transaction',
    'to which address did the funds go',
    'to which wallet did it go',
    'which address got the funds',
    'movements of tokens in {tx}',
    'token movements in this tx',
    'where did the sol go in {tx}',
    'where did the money in this transaction end up',
    'who got paid in it',
    'who was paid in {tx}',
    'transfers list',
    'all transfers',
    'who sent what to whom',
    'who sent what to whom in {tx}',
    'list transfers in {tx}',
    'list the transfers',
    'transfers?',
    'transfers in this transaction',
    'show all transfers of this tx',
    'token movements',
    'token transfers in {tx}',
    'what was transferred',
    'what tokens moved',
    'what moved in this transaction',
    'how much was sent',
    'how much sol was sent in this transaction',
    'how much was transferred in {tx}',
    'who received the money',
    'who received the tokens',
    'who was paid in this transaction',
    'where did the money go in this tx',
    'where did the tokens go',
    'who got the sol',
    'sender and receiver',
    'sender and recipient of {tx}',
    'from and to',
    'to whom was it sent',
    'who is the recipient',
    'amount transferred',
    'amount sent in {tx}',
    'show me the movement of funds in this tx',
    'how many transfers are in it',
    'what payments were made in this transaction',
    'quién envió qué a quién',
    'transferencias de esta transacción',
    'cuánto se envió en {tx}',
    'wer hat wem was geschickt',
    'welche überweisungen enthält die transaktion',
    'qui a envoyé quoi à qui',
    'quem enviou o quê para quem',
    'transferências desta transação',
    'could you please list everything that moved',
    'i would like to know where the money went',
    'where did the tokens end up',
    'where did my sol go in this transaction',
    'where did the sol go',
    'where did it all go',
    'where were the funds sent',
    'where was the sol sent',
    'to whom did the tokens go',
    'to whom did {tx} send money',
    'who got what',
    'who got the tokens',
    'who paid whom',
    'who paid whom in {tx}',
    'who gave what to whom',
    'who received what',
    'who received the funds in {tx}',
    'who received sol in {tx}',
    'who is the receiver',
    'who is the receiver of {tx}',
    'which wallet received the money',
    'which account got the sol',
    'which tokens moved',
    'which tokens were moved in {tx}',
    'which tokens were transferred',
    'which payments were made',
    'what was sent',
    'what was sent in {tx}',
    'what was paid',
    'what was moved in {tx}',
    'what got transferred in {tx}',
    'what money moved',
    'how much money moved',
    'how much was moved in {tx}',
    'how much sol moved',
    'how much sol changed hands in {tx}',
    'how much did they send',
    'amount sent',
    'amount and recipient',
    'payments in {tx}',
    'recipient of {tx}',
    'recipients',
    'receiver',
    'destination of the funds',
    'destination of {tx}',
    'movements',
    'list of transfers',
    'token flow of {tx}',
    'who was the money sent to',
    'list all payments in {tx}',
    'which tokens changed hands',
    'how much sol was moved',
    'to which wallets did the sol go',
    'who received how much',
    'what was transferred in this tx',
    'where did the money in {tx} go',
  ],
  cues: [
    [
      /\b(?:to )?whom (?:was|did (?:they|\{tx\})|to)\b|^\W*who (?:got|was|were|gets|did it) (?:paid|the payment|sent|what|go)\b|\b(?:what|which) tokens (?:were )?moved\b|\bwhere did it all go\b|^\W*from and to\b|\bhow much (?:was sent|did they send|sol changed hands)\b|\bamount sent\b|\bwho got (?!.*\brich)|\bwhich account got\b/,
      0.45,
    ],
    [
      /\b(?:transferencias|transfer[eê]ncias|[uü]berweisungen)\b.*\btransa\w+|\bwas geschickt\b|\bse envi[oó]\b|\bo qu[eê] para quem\b/,
      0.45,
    ],
    [/\bwhere did\b.*\bgo\b.*(?:\{tx\}|\b(?:tx|transaction)\b)/, 0.5],
    [/\bwho (?:sent|paid|received|got)\b.*\b(?:whom|who|in (?:this|the|\{tx\}))/, 0.3],
    [/\btransfers?\b.*(?:\{tx\}|\bthis (?:tx|transaction)\b|\bin it\b)/, 0.3],
  ],
  tell(writer, data, { callId }) {
    const transfers = data.actions.filter(({ kind }) => kind.raw === 'transfer');
    const made = data.actions.filter(({ kind }) => kind.raw === 'mint' || kind.raw === 'burn');
    if (isFailed(data)) {
      writer.line`Nothing moved: the transaction failed with ${data.error?.name}. Only the fee of ${data.fee} was paid, by ${data.feePayer}.`;
      writer.suggest('Why did it fail?', 'What was the fee?');
      return;
    }
    const [first, second] = transfers;
    if (first === undefined)
      writer.line`Nobody transferred anything in it; the fee of ${data.fee} was paid by ${data.feePayer}.`;
    else if (second === undefined) writer.line`${first.from} sent ${first.amount} to ${first.to}.`;
    else writer.line`${sentence(data.summary)}, in ${counted(data.transferCount, 'transfer')}.`;
    const row = ({ instruction, from, to, amount }: (typeof transfers)[number]) => [
      instruction,
      from,
      to,
      amount,
    ];
    const columns = [
      { title: 'Step' },
      { title: 'From' },
      { title: 'To' },
      { title: 'Amount', align: 'end' as const },
    ];
    if (second !== undefined) {
      writer.table('Transfers, in their order', columns, transfers.slice(0, SHOWN).map(row), callId);
      writer.table('Further transfers', columns, transfers.slice(SHOWN).map(row), callId, 3);
    }
    for (const { kind, owner, amount } of made.slice(0, SHOWN)) {
      if (kind.raw === 'mint') writer.text`${amount} was minted to ${owner}.`;
      else writer.text`${amount} of ${owner} was burned.`;
    }
    writer.full`These are moves by instructions, of ${counted(data.instructionCount, 'instruction')} in all; the fee of ${data.fee} comes on top.`;
    writer.suggest('Who gained and lost what?', 'Explain this transaction', 'What was the fee?');
  },
});
