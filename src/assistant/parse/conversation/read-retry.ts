/** `did it try again and get through?` after a transaction: what its payer sent since then, and no yes to anything else. */
import type { Candidate, ParseContext } from '../context.ts';
import { momentOf, turnsBack } from './recall.ts';

const BONUS = 1.2;
const AGAIN =
  /(?:^| )(?:(?:try|tried|trying|attempt|attempted|do|did|done|send|sent|submit|submitted) (?:it |this |that |the same )?again|retry|retried|retries|another (?:try|attempt|go)|(?:get|got|go|went|made it|make it|succeed|succeeded|work|worked) (?:it )?(?:through |out )?(?:later|afterwards|eventually|in the end|next time|on the next try))(?: |$)/;
const PLAIN =
  /^(?:did|does|do|has|have|was|were|the|a|same|wallet|account|payer|sender|guy|user|they|he|she|it|this|that|these|who|and|then|so|or|ever|just|any|again|after|afterwards|later|eventually|in|end|on|next|try|tried|trying|attempt|attempted|attempts|retry|retried|retries|another|go|went|get|got|through|make|made|succeed|succeeded|success|work|worked|out|send|sent|submit|submitted|swap|trade|transaction|tx|if|how|often|when|ok|time|done|successfully)$/;

export function readRetry({ tokens, earlier, mentions, language }: ParseContext): readonly Candidate[] {
  const words = tokens.map(({ text }) => text);
  const isHard = mentions.some(({ isSoft, isOrdinal }) => isSoft !== true && isOrdinal !== true);
  if (language !== 'en' || isHard || !AGAIN.test(words.join(' '))) return [];
  if (!words.every((word) => PLAIN.test(word))) return [];
  const turns = turnsBack(earlier);
  const isOfOne = turns.some(({ subjects }) => subjects.some(({ kind }) => kind === 'transaction'));
  const payer = turns
    .flatMap(({ things, asides = [] }) => [...things, ...asides])
    .find(({ role }) => role === 'feePayer')?.subject;
  const moment = momentOf(earlier);
  if (!isOfOne || payer === undefined || moment === undefined) return [];
  return [
    {
      used: new Set(tokens.keys()),
      bonus: BONUS,
      question: {
        subjects: [payer],
        want: {
          kind: 'query',
          answers: 'rows',
          query: {
            from: 'trades',
            time: { from: moment + 1 },
            where: [{ field: 'trader', is: '=', value: payer.id }],
            show: ['time', 'trader', 'isBuy', 'base', 'baseAmount', 'microUsd', 'signature'],
            order: { by: 'time', descending: false },
            limit: 10,
          },
        },
        bounds: [],
        shape: {},
        // Whether one of them was meant to be the same is for who reads them to say.
        form: 'list',
        negated: false,
      },
    },
  ];
}
