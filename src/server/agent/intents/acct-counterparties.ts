import { tellReach, toWindow, type TransfersData } from '../writing/account-findings.ts';
import { counted } from '../writing/counted.ts';
import { defineAccountIntent } from './define-account-intent.ts';

export default defineAccountIntent({
  id: 'acct.counterparties',
  title: 'Find whom it deals with most',
  phrases: [
    'who does it transact with',
    'whom does {address} transact with',
    'who are its friends',
    'friends of {address}',
    'which wallets send to it',
    'which wallets send to {address}',
    'top senders',
    'top senders to {address}',
    'top receivers',
    'who are the biggest senders to this wallet',
    'what addresses does it transact with',
    'who does it deal with most',
    'who does {address} deal with most',
    'whom does {address} deal with',
    'who does this wallet interact with',
    'who does {address} interact with most often',
    'who does {address} send money to most',
    'who does it send to most often',
    'who does {address} trade money with',
    'who pays {address} most often',
    'who sends it the most',
    'top counterparties',
    'top counterparties of {address}',
    'counterparties of {address}',
    'counterparties?',
    'main counterparties of this account',
    'list the counterparties of this wallet',
    'most frequent contacts of {address}',
    'most frequent partners',
    'with whom does it transact most',
    'which addresses does {address} transact with',
    'which wallets does it interact with',
    'which wallets are connected to {address}',
    'wallets related to {address}',
    'linked wallets',
    'linked addresses of this wallet',
    'related accounts of {address}',
    'where does {address} usually send its sol',
    'who are its usual partners',
    'who funds this wallet regularly',
    'who receives most from {address}',
    'biggest recipients of {address}',
    'frequent senders and receivers',
    'contrapartes de {address}',
    'con quién trata más {address}',
    'mit wem handelt {address} am meisten',
    'gegenparteien von {address}',
    'avec qui {address} interagit le plus',
    'com quem {address} mais negocia',
    'who are the people this wallet deals with',
    'who is on the other side of its transfers',
    'who does he usually send to',
    'any idea who {address} deals with',
    'i would like to know whom this wallet sends to most',
    'to whom does {address} usually send',
    'from whom does {address} usually receive',
    'who gets most of its money',
    'who gets the most sol from {address}',
    'who has sent the most to {address}',
    'main senders and recipients of {address}',
    'wallets that {address} interacts with',
    'wallets this account talks to',
    'which accounts does this wallet talk to',
    'associates of {address}',
    'known associates of this wallet',
    'network of {address}',
    'which wallets are around {address}',
    'its most common counterparty',
    'who does {address} do business with',
    'favourite recipients of this wallet',
    'who keeps sending money to {address}',
    'which exchange does it send to most',
    'does it deal with an exchange',
    'does {address} interact with binance',
    'list everyone this wallet has paid',
    'everyone who sent to {address}',
    'and its counterparties',
    'what about its partners',
    'whom does this wallet pay',
    'which wallets get paid by {address}',
    'who does this wallet move money to and from',
    'name the wallets {address} trades with the most',
    'who shows up most in its history',
    'list its top counterparties please',
    'which addresses send it the most',
    'who are the regular contacts of this wallet',
    'which wallet does {address} pay the most',
    'give me the addresses it transacts with most often',
  ],
  cues: [
    [
      /^(?!.*\{address\}.*\{address\}).*\b(?:network|friends) of \{|\bother side of its\b|\brecipients of (?:this|\{address\})|\btrata m[aá]s\b|\bhandelt\b.*\bam meisten\b/,
      0.4,
    ],
    [
      /^(?!.*\{address\}.*\{address\}).*\b(?:associates?|partners|business with|people this wallet)\b|\bwho funds\b.*\bregular\w*|\b(?:keeps?|usually) (?:sending|sends?)\b|\bwallets (?:related|linked|connected|around)\b/,
      0.4,
    ],
    [
      /^(?!.*\{address\}.*\{address\}).*\beveryone\b.*\b(?:sent|paid|wallet)\b|\bwallet talks?\b|\binteract with (?!\{)\w+$/,
      0.4,
    ],
    [/\btop (?:\w+ )?(?:senders|receivers|recipients|payers)\b/, 0.45],
    [
      /\b(?:which|what) (?:wallets|addresses|accounts)\b.*\b(?:send|sends|receive|transacts?|deals?|pay)\b/,
      0.35,
    ],
    [
      /\bcounterpart\w*|\bcontacts\b|\b(?:related|linked|connected) (?:wallets?|address\w*|accounts?)\b/,
      0.45,
    ],
    [
      /\b(?:who|whom|which (?:wallets|addresses))\b.*\b(?:most|often|usually|frequent\w*|interact\w*|deals?)\b/,
      0.35,
    ],
  ],
  steps: ({ asked }) => [
    {
      id: 'transfers',
      tool: 'list_transfers',
      title: 'Look through its transfers',
      args: ({ address }) => ({ address, ...toWindow(asked) }),
    },
  ],
  tell(writer, { read, asked }) {
    const found = read<TransfersData>('transfers');
    if (found === undefined) return;
    const { data, callId } = found;
    const [first] = data.counterparties;
    if (first === undefined)
      writer.line`No transfers of ${data.address} were found in ${counted(data.looked, 'transaction')}.`;
    else
      writer.line`It deals most with ${first.address}: ${first.transfers} of ${counted(data.count, 'transfer')}, or ${first.share}.`;
    if (first !== undefined && first.signable.raw === 'no')
      writer.text`No key can sign for that address; a program controls it, such as a pool.`;
    writer.table(
      'Whom it deals with, the most frequent first',
      [
        { title: 'Counterparty' },
        { title: 'Transfers', align: 'end' },
        { title: 'Came from it', align: 'end' },
        { title: 'Went to it', align: 'end' },
        { title: 'Net of the first asset', align: 'end' },
      ],
      data.counterparties
        .slice(0, asked.limit ?? 10)
        .map(({ address, transfers, incoming, outgoing, sums }) => [
          address,
          transfers,
          incoming,
          outgoing,
          sums[0]?.net,
        ]),
      callId,
    );
    if (data.counterpartyCount.raw !== '0')
      writer.text`It dealt with ${counted(data.counterpartyCount, 'address', 'addresses')} in all.`;
    tellReach(writer, data);
    writer.suggest('How much came in and went out?', 'Follow the money', 'Show its latest transactions');
  },
});
