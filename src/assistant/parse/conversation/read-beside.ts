/** `compare that with W on the same token`: the last value of a wallet on a token, and the same value of another wallet. */
import type { Candidate, ParseContext } from '../context.ts';
import { rootsOf } from './recall.ts';

const BONUS = 1.9;
const PLAIN =
  /^(?:compare|compared|comparing|versus|vs|against|beside|that|this|it|with|to|and|how|what|about|does|do|did|is|on|in|for|of|the|same|token|coin|pool|one|so|now|then|ok|please|pls|by|comparison|look|looks|do|fare|doing)$/;

export function readBeside({ tokens, earlier, mentions, time, bounds }: ParseContext): readonly Candidate[] {
  const [root] = rootsOf(earlier);
  const [first, second] = root?.subjects ?? [];
  const named = mentions.filter(({ isSoft, isOrdinal }) => isSoft !== true && isOrdinal !== true);
  const [other] = named;
  if (root?.want.kind !== 'measures' || first === undefined || second === undefined) return [];
  if (named.length !== 1 || other === undefined || time !== undefined || bounds.length > 0) return [];
  if (other.subject.kind !== first.kind || other.subject.id === first.id) return [];
  const isPlain = tokens.every(({ text }, index) => other.at.includes(index) || PLAIN.test(text));
  const isAsked = tokens.some(({ text }) => /^(?:compare|compared|versus|vs|against|same)$/.test(text));
  if (!isPlain || !isAsked) return [];
  const { language: _language, unused: _unused, operands: _operands, ...same } = root;
  const own = { ...same, form: 'value' as const, negated: false };
  return [
    {
      used: new Set(tokens.keys()),
      bonus: BONUS,
      question: own,
      also: [{ ...own, subjects: [other.subject, second] }],
    },
  ];
}
