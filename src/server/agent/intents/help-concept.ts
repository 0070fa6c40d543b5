import type { Found } from '../tools/define-tool.ts';
import type searchDocs from '../tools/search-docs.ts';
import { link } from '../writing/writer.ts';
import { defineIntent, step } from './define-intent.ts';

type Data = NonNullable<Found<typeof searchDocs>['data']>;

const QUERY_LENGTH = 300;

export default defineIntent({
  id: 'help.concept',
  title: 'Look it up in the documentation',
  needs: [],
  phrases: [
    'how do i set up alerts',
    'can i get notified about a wallet',
    'explain rent in simple words',
    'explain slippage',
    'explain mev',
    'explain what rent is',
    'compute units',
    'explain compute units to me',
    'what are compute units for',
    'what are priority fees',
    'what is proof of history',
    'token account vs wallet',
    'slot vs block',
    'what is the difference between a token account and a wallet',
    'how do i turn on dark mode',
    'how do i change the colours',
    'how is rent calculated',
    'where do i find my api keys',
    'what are fees',
    'what is the fee',
    'what is stake',
    'explain compute units',
    'what is wrapped sol',
    'what is a compressed nft',
    'what is wrapping',
    'what is rent on solana',
    'what is a leader',
    'what is the leader schedule',
    'what is an airdrop',
    'what is a rug pull',
    'what is market cap',
    'what is liquidity',
    'what is an nft',
    'what is localnet',
    'what is siws',
    'what are vote transactions',
    'what is inflation',
    'what are decimals',
    'what is a multisig',
    'what is a memo',
    'what is rent',
    'what is rent exemption',
    'what is an ata',
    'what is an associated token account',
    'what is a pda',
    'what is a program derived address',
    'what is a compute unit',
    'what are compute units',
    'what is a cu',
    'what is a blockhash',
    'what is a priority fee',
    'what is a lamport',
    'what is a slot',
    'what is an epoch',
    'what is a validator',
    'what is a mint',
    'what is a mint authority',
    'what is an authority',
    'what is a program',
    'what is a wallet',
    'what is an account on solana',
    'what is cpi',
    'what is slippage',
    'what is an amm',
    'what is a liquidity pool',
    'what is mev',
    'what is a sandwich attack',
    'what is staking',
    'what is token-2022',
    'what is a durable nonce',
    'what is an address lookup table',
    'what is an idl',
    'what does finalized mean',
    'what does delinquent mean',
    'what does blockhash not found mean',
    'what does confirmed mean on solana',
    'meaning of commitment',
    'define rent exemption',
    'explain rent',
    'explain priority fees to me',
    'explain what a pda is',
    'explain the concept of an epoch',
    'how do fees work',
    'how does staking work',
    'how does rent work',
    'how do priority fees work',
    'how does inflation work on solana',
    'difference between slot and block',
    'difference between confirmed and finalized',
    'difference between a token account and a wallet',
    'why do i pay rent',
    'why does a transaction expire',
    'how do i export',
    'how do i export my transactions',
    'how can i export a table as csv',
    'how do i set an alert',
    'how do i sign in',
    'how do i connect my wallet to this site',
    'how do i change the theme',
    'how do i switch to devnet',
    'how do i use the api',
    'is there an api',
    'keyboard shortcuts',
    'which keyboard shortcuts are there',
    'how do i search for a transaction',
    'how do i run my own server',
    'how do i use the trading terminal',
    'where do your prices come from',
    'how is the risk computed',
    'documentation',
    'where are the docs',
    'qué es la renta',
    'qué es un epoch',
    'qué significa finalized',
    'was ist eine blockhash',
    'was bedeutet slippage',
    'wie funktioniert staking',
    "qu'est-ce que le rent",
    "c'est quoi une pda",
    'comment exporter',
    'o que é um pda',
    'como funciona o staking',
  ],
  cues: [
    [/\b(?:explain|eli5|describe)\s+(?!.*(?:\{|\b(?:this|the|it)\b))\w{3}/, 0.25],
    [/\b(?:alerts?|notif\w+|watchlist)\b/, 0.25],
    [/^what (?:is|are) (?!.*\{)(?!(?:this|that|it|the)\b)/, 0.15],
    [/\b(?:dark|light) mode\b|\bapi keys?\b|\bsettings?\b/, 0.3],
    [
      /^(?:what is|what are|what's|was ist|was sind|qu[ée] es|qu'est-ce qu[e'’]|c'est quoi|o que é)\s*(?:an?|eine?|une?|uma?|unas?|unos?)\b(?!.*\{)/,
      0.45,
    ],
    [
      /\bwhat does\b.*\bmean\b|\bmeaning of\b|\bdefine\b|\bdifference between\b|\bwhat is (?:meant|the meaning)\b/,
      0.4,
    ],
    [
      /\bhow (?:do|does)\b.*\bwork\b|\bhow (?:do|can|would) i (?:export|set|get|make|create|add|turn|sign in|log ?in|connect|change|switch|use|search|run|save|filter|download|read|subscribe|get an api)\b/,
      0.4,
    ],
    [/\b(?:concept|glossary|documentation|docs|shortcuts?|eli5 (?:rent|pda|cpi))\b/, 0.3],
    [
      /\b(?:ata|pda|cpi|rent|lamport|blockhash|nonce|slippage|mev|sandwich|idl|siws|proof of history)\b(?!.*\{)/,
      0.15,
    ],
  ],
  plan: ({ asked: { text } }) => [
    step('docs', 'search_docs', 'Search the documentation', { query: text.slice(0, QUERY_LENGTH) }),
  ],
  write(writer, { read }) {
    const found = read<Data>('docs');
    if (found === undefined) return;
    const { data } = found;
    const [best, ...others] = data.passages;
    if (best === undefined || data.lead === undefined) return;
    writer.line`${data.lead}`;
    if (data.rest !== undefined) writer.text`${data.rest}`;
    const name = best.heading ?? best.title;
    writer.text`From the documentation: ${link(best.text.href ?? '/docs', name.raw)}`;
    if (others.length > 0) {
      writer.heading('Related', 3);
      writer.list(
        others.map(({ title, heading, text }) => [link(text.href ?? '/docs', (heading ?? title).raw)]),
        { depth: 3 },
      );
    }
    writer.suggest(
      ...others
        .slice(0, 2)
        .flatMap(({ heading }) => (heading === undefined ? [] : [`What does “${heading.raw}” mean?`])),
      'What can you do?',
    );
  },
});
