import { WRAPPED_SOL } from '#decoder';
import type { PortfolioData } from '../writing/account-findings.ts';
import { defineAccountIntent } from './define-account-intent.ts';

export default defineAccountIntent<'token'>({
  id: 'acct.token_balance',
  title: 'Read the balance of a token',
  needs: [{ name: 'token', kind: 'token' }],
  phrases: [
    'is there any {token}',
    'any {token} in it',
    '{token} amount of {address}',
    'does this account hold {token}',
    'amount of {token} for {address}',
    'has {address} got any {token}',
    'does it have {token}',
    '{token} holdings of {address}',
    '{token} position of {address}',
    'holdings of {token} in this wallet',
    'how much {token} does {address} have',
    'how much {token} does {address} hold',
    'how much {token} does it hold',
    'how much {token} does this wallet have',
    'how many {token} does {address} own',
    'how many {token} does it have',
    'how many {token} tokens are in {address}',
    '{token} balance',
    '{token} balance of {address}',
    '{token} balance of this wallet',
    'balance of {token} in {address}',
    'balance of {token}',
    'what is the {token} balance of {address}',
    'what is its {token} balance',
    'does {address} hold {token}',
    'does {address} have any {token}',
    'does it hold any {token}',
    'does this wallet own {token}',
    'does this wallet have {token}',
    'is there {token} in {address}',
    'check {token} balance for {address}',
    'amount of {token} held by {address}',
    'amount of {token} in this wallet',
    '{address} {token} holdings',
    '{token} held by {address}',
    'how big is its {token} position',
    'how much of {token} does {address} own',
    'and how much {token}',
    'and its {token}',
    'value of the {token} in {address}',
    'cuánto {token} tiene {address}',
    'saldo de {token} de {address}',
    'wie viel {token} hat {address}',
    'wie viele {token} besitzt {address}',
    'combien de {token} a {address}',
    'quanto {token} tem {address}',
    'saldo de {token} em {address}',
    'could you please tell me how much {token} is in this wallet',
    'i would like to know whether this wallet holds {token}',
    'how much {token} is in here',
    'how much {token} is in {address}',
    'how much {token} is in this wallet',
    'how much {token} is left in {address}',
    '{token} left in {address}',
    'does {address} still have {token}',
    'does it still hold {token}',
    'does he have {token}',
    'has it got {token}',
    'is {address} holding {token}',
    'is this wallet a holder of {token}',
    'is {address} a holder of {token}',
    'is it exposed to {token}',
    'any {token} left',
    'any {token} here',
    'any {token} on {address}',
    '{address} {token}',
    '{address} {token} balance',
    '{token} in {address}',
    '{token} in this wallet',
    '{token} on this account',
    '{token} bag of {address}',
    'how large is the {token} bag of this wallet',
    'how many {token} are left',
    'how many {token} does this account own',
    'number of {token} tokens in {address}',
    'number of {token} held by this wallet',
    'amount of {token} it holds',
    'check if {address} has {token}',
    'do they own {token}',
    'quantos {token} tem {address}',
    'how many {token} sit in {address}',
    'does {address} keep any {token}',
    'is there {token} on this account',
    'check how much {token} it has',
    'what is the size of its {token} holding',
    'tell me how much {token} {address} holds',
    'has this wallet any {token}',
    'what is its balance in {token}',
  ],
  cues: [
    [/^\W*and (?:its|how much) \{token\}/, 0.3],
    [
      /\bholder of \{token\}|\{token\} (?:held|in) (?:by )?(?:this|\{address\})|\bvalue of the \{token\} in\b|\b(?:they|it|he) (?:own|exposed to) \{token\}|\bthis wallet holds? \{token\}/,
      0.55,
    ],
    [/\bany \{token\}/, 0.35],
    [
      /\b(?:does|do|is) (?:it|this|the|that|\{address\}|\{domain\})(?: (?:wallet|account|address|guy))?\b.*\b(?:hold|have|own|holding|got)\b.*\{token\}/,
      0.4,
    ],
    [/^\W*\{token\} (?:amount|in|of|for|held)\b/, 0.3],
    [/\{token\} (?:balance|holdings?|position)\b|\bbalance (?:of|in) \{token\}/, 0.35],
    [/\b(?:how (?:much|many)|any)\b.*\{token\}.*\b(?:have|has|hold\w*|own\w*|in|got)\b/, 0.3],
  ],
  steps: ({ slots: { token } }) => [
    {
      id: 'portfolio',
      tool: 'get_portfolio',
      title: 'Read what it holds',
      args: ({ address }) => ({ owner: address, mint: token }),
    },
  ],
  tell(writer, { read, slots }) {
    const found = read<PortfolioData>('portfolio');
    if (found === undefined) return;
    const { data } = found;
    const { owner, asked, tokens } = data;
    const held = tokens?.find(({ mint }) => mint.raw === slots.token);
    if (tokens === undefined)
      writer.line`The node does not list what ${owner} holds, so this cannot be said.`;
    else if (held === undefined && data.whole?.raw === 'no')
      writer.line`The token ${asked} is not among what was read of ${owner}, which has more token accounts than that.`;
    else if (held === undefined) writer.line`${owner} holds none of the token ${asked}.`;
    else if (held.value === undefined) writer.line`${owner} holds ${held.amount}.`;
    else writer.line`${owner} holds ${held.amount}, worth ${held.value}.`;
    if (held?.price !== undefined) {
      writer.text`That is by the price of our index, ${held.price}.`;
      if (held.thin?.raw === 'yes')
        writer.note`Little money stands behind that price; so much could hardly be sold for it.`;
    }
    if (slots.token === WRAPPED_SOL.mint) writer.text`Not wrapped, it has ${data.sol.amount}.`;
    writer.full`All its accounts of this token are counted together. Besides, it has ${data.sol.amount}.`;
    writer.suggest('What tokens does it hold?', 'What did it buy and sell?', 'Tell me about this token');
  },
});
