import type { Found } from '../tools/define-tool.ts';
import type getAccount from '../tools/get-account.ts';
import { counted } from '../writing/counted.ts';
import { defineAccountIntent } from './define-account-intent.ts';

type Data = NonNullable<Found<typeof getAccount>['data']>;

export default defineAccountIntent({
  id: 'acct.sol_balance',
  title: 'Read the SOL balance',
  phrases: [
    'remaining sol',
    'sol remaining',
    'how much sol remains',
    'how rich in sol is it',
    'does it have enough sol',
    'does {address} have enough sol to pay',
    'does it still have any sol left',
    'does this wallet have sol left',
    'how much sol does {address} have',
    'how much sol does it have',
    'how much sol does this wallet have',
    'how much sol is in {address}',
    'how much sol is in this wallet',
    'how much sol is left',
    'how many sol does {address} hold',
    'how many sol are there',
    'how many lamports does {address} have',
    'sol balance',
    'sol balance of {address}',
    'balance',
    'balance?',
    'balance of {address}',
    'balance of this wallet',
    'what is the balance of {address}',
    'what is its balance',
    'what is the sol balance',
    'what is the current balance of this account',
    'account balance',
    'native balance',
    'wallet balance',
    'check balance {address}',
    'check the sol balance of this address',
    'give me the balance in sol',
    'does it have any sol',
    'does {address} have sol',
    'is the wallet empty',
    'is there sol in {address}',
    'sol left in {address}',
    'lamports of {address}',
    'how much money is in {address}',
    'how many solana does {address} own',
    'and its sol balance',
    'and the balance',
    'cuánto sol tiene {address}',
    'saldo de {address}',
    'wie viel sol hat {address}',
    'kontostand von {address}',
    'combien de sol a {address}',
    'solde de {address}',
    'quanto sol tem {address}',
    'saldo em sol',
    'could you please tell me the balance of this wallet',
    'i would like to know how much sol is in here',
    'how much is in here',
    'how much is in {address}',
    'how much is in this wallet',
    'how much is there',
    'how much sol',
    'how much sol u got',
    'sol amount',
    'amount of sol in {address}',
    'amount of sol in this account',
    'what amount of sol does {address} own',
    'how much solana is in this wallet',
    'how much solana does it hold',
    'funds available in {address}',
    'available balance',
    'available sol',
    'current balance',
    'current balance of {address}',
    'balance right now',
    'what is the balance here',
    'how full is this wallet',
    'has {address} any sol left',
    'is there anything left in {address}',
    'is there anything in it',
    'is {address} empty',
    'is it empty',
    'is the balance zero',
    'how low is its balance',
    'does it have at least {n} sol',
    'does {address} have {n} sol',
    'can it still pay fees',
    'does it have money for fees',
    'how much does {address} hold in sol',
    'saldo',
    'kontostand',
    'sol in this wallet',
    'tell me how many sol this address has',
    'how much solana is left on {address}',
    'is it out of sol',
    'what is the balance on {address}',
    'how many sol are in this account',
    'balance check for {address}',
    'does it have sol',
  ],
  cues: [
    [
      /\bhow (?:rich|much) in sol\b|\bhow much money is in\b|\bhow full\b|\bat least \{n\} sol\b|\bstill pay fees\b|\bmoney for fees\b|\banything (?:left )?in (?:it|\{address\})/,
      0.4,
    ],
    [/\bwie viel sol\b|\bcombien de sol\b/, 0.3],
    [/\b(?:sols?|solana|lamports)\b.*\bbalance\b|\bbalance\b.*\b(?:sols?|solana|lamports)\b/, 0.4],
    [/\bhow (?:much|many) (?:sols?|solana|lamports)\b/, 0.35],
    [
      /^\W*(?:and |what is )?(?:its |the |account |wallet |native )*balance\b(?!.*\{token\})(?!.*\bchanges?\b)/,
      0.3,
    ],
  ],
  steps: () => [
    { id: 'account', tool: 'get_account', title: 'Read the account', args: ({ address }) => ({ address }) },
  ],
  tell(writer, { read }) {
    const found = read<Data>('account');
    if (found === undefined) return;
    const { data } = found;
    if (data.exists.raw === 'no') writer.line`${data.address} has no SOL: nothing is stored there now.`;
    else writer.line`${data.address} has ${data.balance}.`;
    if (data.tokens !== undefined && data.tokens.raw !== '0')
      writer.text`It holds ${counted(data.tokens, 'token')} besides.`;
    if (data.exists.raw === 'yes' && 'raw' in data.type && data.type.raw !== 'wallet') {
      writer.text`It is no plain wallet: ${data.owner} owns it, and a part of this pays for its storage of ${data.size}.`;
    }
    writer.full`Staked SOL stands in stake accounts of its own and is not part of this, nor is wrapped SOL in token accounts.`;
    writer.suggest(
      'What tokens does it hold?',
      'Show its latest transactions',
      'How much came in and went out?',
    );
  },
});
