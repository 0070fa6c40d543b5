import { tellReach, type TransfersData } from '../writing/account-findings.ts';
import { counted } from '../writing/counted.ts';
import { defineAccountIntent } from './define-account-intent.ts';
import { anyOf, inOrder } from './define-cue.ts';

export default defineAccountIntent<'other'>({
  id: 'acct.transfer_between',
  title: 'Look for transfers between the two',
  needs: [{ name: 'other', kind: 'account' }],
  phrases: [
    'does this wallet deal with {address}',
    'has {address} had dealings with {address}',
    'do {address} and {address} deal with each other',
    'does {address} interact with {address}',
    'does {address} often send to {address}',
    'does {address} transact with {address}',
    'how much did {address} receive from {address}',
    'is {address} linked to this wallet',
    'is {address} connected to it',
    'did it receive money from {address}',
    'did {address} send to {address}',
    'did {address} send anything to {address}',
    'did {address} send money to {address}',
    'did {address} ever send sol to {address}',
    'did {address} pay {address}',
    'has {address} ever paid {address}',
    'did {address} receive from {address}',
    'did {address} receive anything from {address}',
    'has {address} sent tokens to {address}',
    'did it send anything to {address}',
    'did it ever pay {address}',
    'did this wallet send sol to {address}',
    'did this wallet receive something from {address}',
    'has this wallet interacted with {address}',
    'has {address} interacted with {address}',
    'transfers between {address} and {address}',
    'transactions between {address} and {address}',
    'payments between {address} and {address}',
    'payments from {address} to {address}',
    'transfers from {address} to {address}',
    'show transfers from {address} to {address}',
    'how much did {address} send to {address}',
    'how much sol did {address} send {address}',
    'how much has {address} paid to {address}',
    'how much did {address} get from {address}',
    'what did {address} send to {address}',
    'total sent from {address} to {address}',
    'is there a connection between {address} and {address}',
    'are {address} and {address} connected',
    'are {address} and {address} related',
    'is {address} linked to {address}',
    'any transfers to {address}',
    'do {address} and {address} know each other',
    'relation between {address} and {address}',
    'envió {address} algo a {address}',
    'transferencias entre {address} y {address}',
    'hat {address} etwas an {address} gesendet',
    'überweisungen zwischen {address} und {address}',
    'est-ce que {address} a envoyé à {address}',
    'transferências entre {address} e {address}',
    'could you please check whether {address} ever paid {address}',
    'i would like to know whether {address} sent anything to {address}',
    'have {address} and {address} ever interacted',
    'have {address} and {address} dealt with each other',
    'did {address} and {address} exchange anything',
    'did these two ever trade money',
    'did money move between {address} and {address}',
    'did funds go from {address} to {address}',
    'did anything go from {address} to {address}',
    'does {address} know {address}',
    'does {address} send to {address}',
    'is there any link between {address} and {address}',
    'is there any transaction between {address} and {address}',
    'any payments from {address} to {address}',
    'any payments between it and {address}',
    'any connection between this wallet and {address}',
    'is this wallet connected to {address}',
    'has this wallet paid {address}',
    'has {address} received anything from this wallet',
    'was money sent from {address} to {address}',
    'were there transfers between {address} and {address}',
    'what did {address} get from {address}',
    'what moved between {address} and {address}',
    'how many times did {address} pay {address}',
    'how many transfers from {address} to {address}',
    'sum of payments from {address} to {address}',
    'sol sent from {address} to {address}',
    'when did {address} pay {address}',
    'when did {address} last send to {address}',
    'from {address} to {address}',
    '{address} to {address} transfers',
    'did it ever send sol to {domain}',
    'did {domain} pay {domain}',
    'did {address} transfer anything to {address}',
    'have there been payments from {address} to {address}',
    'what has {address} sent to {address} so far',
    'did {address} ever get money from {address}',
    'is there something between {address} and {address}',
    'were any tokens sent from {address} to {address}',
    'how often did {address} pay {address}',
    'has {address} got any money from {address}',
    'did {address} ever send anything to {address}',
    'how much did he forward to {address} in total',
    'is there any direct money link between {address} and {address}',
    'show everything that moved from here to {address}',
    'what passed back and forth with {address}',
    'i claim my contractor {address} was paid by our company wallet {address}, can you pull up proof of each remittance',
    'have {address} and {address} transacted together',
    'list of sends this account made to {address}',
    'when did {address} receive something from this one',
    'any dealings whatsoever linking this wallet directly with {address}',
    'how often does {address} wire sol to {address}',
    'did {address} fund this account',
    'give me the mutual history of {address} and {address}',
    'amount exchanged between us, me here and {address}',
    '{address} to {address} transfers only',
    'has this guy ever paid {address} or been paid by them',
    'any payments going from {address} to {address} or the other way round',
    'all transfers with {address} only',
    'my source claims {address} bankrolled {address}. is there a direct payment on chain that proves it',
    'i paid {address} rent money three times from here right? list those payments',
    'total sum that moved directly among {address} and {address}, both directions',
    'has he paid {address} before',
    'all payments between {address} and {address}',
    'my tenant claims he paid from {address} to {address}, find it',
    'any link of money between this wallet and {address}',
    'how much went from here to {address}',
    'have these two ever exchanged coins, {address} and {address}',
    'direct transactions {address} {address}',
    'the minister denies it, but were there remittances from {address} into {address}',
    'what have i sent over to {address} from this account so far',
    'in a divorce case i represent the wife and we need to see whether the husbands wallet {address} has ever passed assets to his sisters {address}',
    'was {address} funded by {address} at some point',
  ],
  cues: [
    [
      anyOf(
        /\bfrom \{(?:address|domain)\} to \{(?:address|domain)\}/,
        inOrder(
          /\b(?:did|has|have) (?:it|he|she|they|this (?:wallet|account|address))\b/,
          /\b(?:send|sent|pay|paid|transfer\w{0,12})\b/,
          / \{(?:address|domain)\}/,
        ),
      ),
      0.5,
    ],
    [
      inOrder(
        /\bit\b|\b(?:this|the) (?:wallet|account)\b|\{address\}|\{domain\}/,
        /\b(?:connected|linked|related|ties?|dealt|deal|dealings|interact\w{0,12}|business|contact)\b/,
        /\{address\}|\{domain\}/,
      ),
      0.4,
    ],
    [
      /\b(?:connected|linked|related) to \{(?:address|domain)\}|\bthese two ever\b|\bsend (?:\w{1,12} )?to \{domain\}/,
      0.35,
    ],
    [inOrder(/\{address\}/, /\b(?:linked|connected|related)\b/, /\{address\}|\bit\b|\bwallet\b/), 0.35],
    [
      inOrder(
        /\b(?:did|has|have)\b/,
        /\bit\b|\bwallet\b|\{address\}/,
        /\b(?:receive\w{0,12}|get|got|gotten)\b/,
        /\bfrom\b/,
        /\{address\}/,
      ),
      0.4,
    ],
    [inOrder(/\{address\}|\{domain\}|\bit\b|\bwallet\b/, /\binteract/, /\{address\}|\{domain\}/), 0.3],
    [/\bbetween (?:\{\w{1,12}\}|it|this wallet|them) and (?:\{\w{1,12}\}|it|this wallet)/, 0.35],
    [
      inOrder(
        /\{address\}|\{domain\}/,
        /\b(?:send|sent|pay|paid|receive\w{0,12}|transfer\w{0,12}|connected|linked|interact\w{0,12}|got|get)\b/,
        /\{address\}|\{domain\}/,
      ),
      0.4,
    ],
  ],
  steps: ({ slots, asked: { range, text } }) => [
    {
      id: 'transfers',
      tool: 'list_transfers',
      title: 'Look for transfers between them',
      args: ({ address, other }) => ({
        ...(isAskedOfPage(text, slots)
          ? { address: other, counterparty: address }
          : { address, counterparty: other }),
        limit: 100,
        ...(range !== undefined && { from: range.from, to: range.to }),
      }),
    },
  ],
  tell(writer, { read }) {
    const found = read<TransfersData>('transfers');
    if (found === undefined) return;
    const { data, callId } = found;
    const { address, counterparty, count, incoming, outgoing } = data;
    if (count.raw === '0') {
      writer.line`No: no transfer between ${address} and ${counterparty} was found in ${counted(data.looked, 'transaction')}.`;
    } else if (incoming.raw === '0') {
      writer.line`Yes: ${address} sent to ${counterparty} in ${counted(outgoing, 'transfer')}; nothing came back.`;
    } else if (outgoing.raw === '0') {
      writer.line`${address} sent nothing to ${counterparty}, but received from it in ${counted(incoming, 'transfer')}.`;
    } else {
      writer.line`Yes: ${address} sent to ${counterparty} in ${counted(outgoing, 'transfer')} and received from it in ${counted(incoming, 'transfer')}.`;
    }
    writer.table(
      'Sums by asset',
      [
        { title: 'Sent', align: 'end' },
        { title: 'Received', align: 'end' },
        { title: 'Transfers', align: 'end' },
      ],
      data.sums.map(({ in: into, out, transfers }) => [out, into, transfers]),
      callId,
    );
    writer.table(
      'Transfers, newest first',
      [
        { title: 'Transaction' },
        { title: 'Time' },
        { title: 'Direction' },
        { title: 'Amount', align: 'end' },
      ],
      data.items.map(({ signature, time, slot, direction, amount }) => [
        signature,
        time ?? slot,
        direction,
        amount,
      ]),
      callId,
    );
    tellReach(writer, data);
    writer.suggest('Who does it deal with most?', 'Follow the money', 'Compare the two wallets');
  },
});

/** Whether the one account that is said is the far side of the one in front of the visitor: `did it send to …`. */
function isAskedOfPage(
  text: string,
  { address = '', other = '' }: { readonly address?: string; readonly other?: string },
): boolean {
  const at = text.indexOf(address);
  return (
    at >= 0 &&
    !text.includes(other) &&
    /\b(?:it|they|this|the) ?(?:wallet|account|address)?\b/i.test(text.slice(0, at))
  );
}
