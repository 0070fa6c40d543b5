/** `in which transaction was that?` after whether a right is given up: whether it is, and what is indexed of such changes. */
import type { Candidate, ParseContext } from '../context.ts';
import { rootsOf } from './recall.ts';

const BONUS = 0.9;
/** Rights that are given up in a transaction. */
const RIGHTS: ReadonlySet<string> = new Set(['mintable', 'freezable']);
const PLAIN =
  /^(?:what|whats|what's|which|when|where|who|is|was|were|did|in|the|a|tx|txs|transaction|signature|link|hash|that|this|it|happen|happened|happens|done|made|revoked|given|up|by|of|show|me|and|so|then|for|to|change|changed)$/;

export function readChangeOf({ earlier, tokens, mentions, language }: ParseContext): readonly Candidate[] {
  const [root] = rootsOf(earlier);
  const token = root?.subjects.find(({ kind }) => kind === 'token');
  if (language !== 'en' || root?.want.kind !== 'predicate' || token === undefined) return [];
  if (!RIGHTS.has(root.want.key) || mentions.some(({ isSoft }) => isSoft !== true)) return [];
  const words = tokens.map(({ text }) => text);
  const asks = words.some((word) => /^(?:tx|transaction|signature|link|hash|when)$/.test(word));
  const isBack = words.some((word) => /^(?:happen|happened|done|revoked|that|changed?)$/.test(word));
  if (!asks || !isBack || !words.every((word) => PLAIN.test(word))) return [];
  const { language: _language, unused: _unused, operands: _operands, ...same } = root;
  return [
    {
      used: new Set(tokens.keys()),
      bonus: BONUS,
      question: same,
      also: [
        {
          subjects: [token],
          want: {
            kind: 'query',
            answers: 'rows',
            query: {
              from: 'authorityChanges',
              time: {},
              where: [{ field: 'mint', is: '=', value: token.id }],
              show: ['time', 'authority', 'holder', 'signature'],
              order: { by: 'time', descending: true },
              limit: 10,
            },
          },
          bounds: [],
          shape: {},
          form: 'list',
          negated: false,
        },
      ],
    },
  ];
}
