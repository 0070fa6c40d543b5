import type { Fact, ToolResult } from '#contracts/assistant/agent';
import { tellUnread, type PortfolioData } from '../writing/account-findings.ts';
import { words } from '../writing/counted.ts';
import { defineAccountIntent } from './define-account-intent.ts';
import { anyOf, inOrder } from './define-cue.ts';
import { isNone } from './define-transaction-intent.ts';

const read = (results: ReadonlyMap<string, ToolResult>, step: string): PortfolioData | undefined => {
  const result = results.get(step);
  return result?.ok === true ? (result.data as PortfolioData) : undefined; // what `get_portfolio` gives
};

const isLess = (a: Fact | undefined, b: Fact | undefined): boolean =>
  BigInt(a?.raw ?? 0) < BigInt(b?.raw ?? 0);

const lessFromMore = (a: Fact, b: Fact) => ({
  op: 'difference',
  operands: isLess(a, b) ? [b.id, a.id] : [a.id, b.id],
});

export default defineAccountIntent<'other'>({
  id: 'acct.compare',
  title: 'Compare the two wallets',
  needs: [{ name: 'other', kind: 'account' }],
  phrases: [
    '{address} against {address}',
    'put {address} against {address}',
    'compare holdings of {address} and {address}',
    'compare the balances of {address} and {address}',
    'compare the portfolios of {address} and {address}',
    'compare {address} and {address}',
    'compare {address} with {address}',
    'compare {address} to {address}',
    'compare wallets {address} {address}',
    'compare it with {address}',
    'compare this wallet with {address}',
    'compare the two wallets',
    'compare these two accounts',
    'comparison of {address} and {address}',
    '{address} vs {address}',
    '{address} versus {address}',
    'which wallet is bigger {address} or {address}',
    'which is bigger {address} or {address}',
    'which one is richer {address} or {address}',
    'which of {address} and {address} holds more',
    'which wallet is worth more {address} or {address}',
    'who has more {address} or {address}',
    'who has more sol {address} or {address}',
    'who holds more {address} or {address}',
    'who is richer {address} or {address}',
    'is {address} richer than {address}',
    'is {address} bigger than {address}',
    'does {address} have more than {address}',
    'does {address} hold more sol than {address}',
    'does this wallet have more than {address}',
    'difference between {address} and {address}',
    'difference in balance between {address} and {address}',
    'how much more does {address} have than {address}',
    'how do {address} and {address} compare',
    'how does it compare to {address}',
    'put {address} and {address} side by side',
    'side by side {address} {address}',
    'what tokens do {address} and {address} have in common',
    'compara {address} con {address}',
    'quién tiene más {address} o {address}',
    'vergleiche {address} mit {address}',
    'wer hat mehr {address} oder {address}',
    'compare {address} et {address}',
    'compara {address} e {address}',
    'could you please put these two wallets next to each other',
    'which of the two holds more',
    'which of these two accounts is wealthier',
    'who is the bigger one {address} or {address}',
    'i would like to know whether {address} is richer than {address}',
    'is there a way to see {address} next to {address}',
    '{address} or {address} who has the larger balance',
    'contrast {address} with {address}',
    'how does {address} stack up against {address}',
    'how does this wallet stack up against {address}',
    'does {address} own more tokens than {address}',
    'which one has a bigger portfolio {address} or {address}',
    'which wallet is older {address} or {address}',
    'compare the age of {address} and {address}',
    'similarities of {address} and {address}',
    'what is different between {address} and {address}',
    'shared tokens of {address} and {address}',
    'do {address} and {address} hold the same coins',
    'is {address} poorer than {address}',
    'has this account less sol than {address}',
    'who got more money {address} or {address}',
    'compare the one i am looking at with {address}',
    'compare this with {domain}',
    'compare {domain} and {domain}',
    'compare {domain} to {address}',
    'between {address} and {address} which is worth more',
    'comparar {address} y {address}',
    'comparer {address} avec {address}',
    'vergleich {address} und {address}',
    'compare both',
    'which has more sol in it {address} or {address}',
    'set {address} and {address} against each other',
    'is {address} worth more than {address}',
    'does {address} beat {address} in holdings',
    'tell me the differences between {address} and {address}',
    'whose wallet is fatter {address} or {address}',
    'i want {address} and {address} side by side please',
    'which of these holds more sol {address} {address}',
    'put {address} and {address} side by side for me',
    'which one is the bigger whale, {address} or {address}',
    'differences between the account i am viewing and {address}',
    'are {address} and {address} similar in behaviour, like same coins and same habits',
    'i have two addresses from a client, {address} and {address}, and need a table contrasting their size, age and activity',
    'is this guy richer than {address}',
    'do he and {address} own the same bags',
    'benchmark this account against {address}',
    'who is more active, {address} or the one here',
    'match up {address} with {address}, what they have in common',
    'suspect these two are sybil twins, line up {address} next to {address} and show overlaps',
    'compare with {address}',
    'my old ledger is {address} and my phantom is {address}, which is in better shape overall',
    'this one relative to {address} please, older or younger, fatter or thinner',
    'spot the contrast: {address} against what is open here',
    'does {address} look like a clone of this wallet',
    'put this one side by side with {address}, who is loaded and who is broke',
    '{address} or {address}: bigger bag',
    'my cofounder swears his treasury {address} is more active and holds more than mine here. is he right',
    'i run two hot wallets, {address} and {address}. could you tell me how they differ in size, age and activity',
    'is {address} a bigger whale than this guy',
    'need a head-to-head of {address} against {address} for an article, sizes and activity levels please',
    'are these two basically twins or do they behave differently {address} {address}',
    'my brother brags his bag beats mine, his is {address} and mine is {address}, settle it',
    'any overlap in habits between this guy and {address}',
    'how does our treasury stack up against {address}',
    'old ledger {address} new ledger {address}, which one is richer and busier',
    'what distinguishes this one from {address}',
    'i suspect a sybil, contrast {address} with {address} on age, holdings and behaviour',
    'differences with {address} please',
    'who is the bigger whale, here or {address}',
    'my cofounder and i each keep one wallet for the company, {address} and {address}, and before the board meeting id like to see how they differ in size, age and activity',
  ],
  cues: [
    [
      anyOf(
        /\bin common\b|\bnext to\b|\bstacks? up\b|\bcontrast\b|\bsimilarit\w/,
        inOrder(/\bdifferen\w/, /\{address\} and \{address\}/),
      ),
      0.45,
    ],
    [/\bcompar|\bvs\b|\bversus\b|\bside by side\b|\bvergleich/, 0.45],
    [
      inOrder(
        /\b(?:more|bigger|richer|larger|wealthier|worth more|mehr|más)\b/,
        /\{address\}/,
        /\bor\b|\bthan\b|\band\b|\boder\b|\bo\b/,
        /\{address\}/,
      ),
      0.4,
    ],
    [inOrder(/\{address\}/, /\b(?:more|bigger|richer|larger)\b/, /\bthan\b/), 0.4],
  ],
  steps: () => [
    {
      id: 'first',
      tool: 'get_portfolio',
      title: 'Read the first wallet',
      args: ({ address }) => ({ owner: address }),
    },
    {
      id: 'second',
      tool: 'get_portfolio',
      title: 'Read the second wallet',
      args: ({ other }) => ({ owner: other }),
    },
    {
      id: 'difference',
      tool: 'compute',
      title: 'Compute the difference in SOL',
      after: ['first', 'second'],
      args: (_of, results) => {
        const [a, b] = [read(results, 'first'), read(results, 'second')];
        return a && b && lessFromMore(a.sol.amount, b.sol.amount);
      },
    },
    {
      id: 'worth',
      tool: 'compute',
      title: 'Compute the difference in worth',
      after: ['first', 'second'],
      args: (_of, results) => {
        const [a, b] = [read(results, 'first')?.total, read(results, 'second')?.total];
        return a && b && lessFromMore(a, b);
      },
    },
  ],
  tell(writer, { read: readStep }) {
    const first = readStep<PortfolioData>('first');
    const second = readStep<PortfolioData>('second');
    if (first === undefined || second === undefined) {
      writer.line`One of the two could not be read, so they cannot be compared.`;
      return;
    }
    const [a, b] = [first.data, second.data];
    const sol = readStep<{ readonly value: typeof a.sol.amount }>('difference')?.data.value;
    const worth = readStep<{ readonly value: typeof a.sol.amount }>('worth')?.data.value;
    if (worth !== undefined && !isNone(worth)) {
      const [more, less] = isLess(a.total, b.total) ? [b, a] : [a, b];
      writer.line`${more.owner} is worth more: ${more.total} against ${less.total} of ${less.owner}, a difference of ${worth}.`;
    } else if (sol !== undefined) {
      const [more, less] = isLess(a.sol.amount, b.sol.amount) ? [b, a] : [a, b];
      if (isNone(sol)) writer.line`Both have ${a.sol.amount}.`;
      else
        writer.line`${more.owner} has more SOL: ${more.sol.amount} against ${less.sol.amount} of ${less.owner}, a difference of ${sol}.`;
    }
    if (worth !== undefined && sol !== undefined && !isNone(sol)) {
      const [more, less] = isLess(a.sol.amount, b.sol.amount) ? [b, a] : [a, b];
      writer.text`${more.owner} has ${sol} more than ${less.owner}.`;
    }
    writer.table(
      'Side by side',
      [{ title: 'What' }, { title: 'First', align: 'end' }, { title: 'Second', align: 'end' }],
      [
        [words('Address'), a.owner, b.owner],
        [words('SOL'), a.sol.amount, b.sol.amount],
        [words('Kinds of tokens'), a.tokenCount, b.tokenCount],
        [words('Worth'), a.total, b.total],
        [words('Holdings without a price'), a.unvalued, b.unvalued],
      ],
      first.callId,
    );
    const shared = (a.tokens ?? []).flatMap((mine) => {
      const theirs = b.tokens?.find(({ mint }) => mint.raw === mine.mint.raw);
      return theirs === undefined ? [] : [[mine.mint, mine.amount, theirs.amount]];
    });
    writer.table(
      'Tokens both hold',
      [{ title: 'Token' }, { title: 'First', align: 'end' }, { title: 'Second', align: 'end' }],
      shared,
      first.callId,
      3,
    );
    if (shared.length === 0) writer.full`They hold no token in common among those listed.`;
    tellUnread(writer, a);
    tellUnread(writer, b);
    writer.note`Worth is by the prices of our index; what has no price there is left out.`;
    writer.suggest('Are they connected?', 'What tokens does it hold?', 'Show its latest transactions');
  },
});
