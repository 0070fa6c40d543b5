/** NFTs are no kind of thing of the index: they are told by having no decimals, and by being held as a single unit. */
import type { AskedQuery } from '../../question/question.ts';
import type { Candidate, ParseContext } from '../context.ts';
import { findSubjects } from '../find-subjects.ts';

const BONUS = 0.3;
const ROWS = 20;
const UNDIVIDED = { field: 'decimals', is: '=', value: 0 } as const;
const ASKING =
  /^(?:any|here|there|own|owns|owned|owner|hold|holds|held|have|has|newest|latest|oldest|minted|created|how|many|list|show|which|who|on|my|this|it|its)$/;

export default function readNfts(context: ParseContext): readonly Candidate[] {
  const found = context.of('concept').filter(({ key }) => key === 'nft');
  const others = context.mentions.some(({ subject }) => subject.kind !== 'account');
  if (found.length === 0 || others || !asksOfChain(context)) return [];
  const [owner] = findSubjects(context, 'account');
  // Those of somebody are what is held, unless they were made.
  const isMade = context.tokens.some(({ text }) => /^(?:minted|created|made|launched|issued)$/.test(text));
  const isMeant =
    owner?.origin === 'named' ||
    context.has('exists', 'any') ||
    context.tokens.some(({ text }) => /^(?:of|this|it|its|my|his|her|their)$/.test(text));
  const isHeld = owner !== undefined && isMeant && !isMade;
  const query: AskedQuery = isHeld ? toHeld(owner.subject.id) : toMade(context);
  const isCount = context.has('ask', 'how-many');
  const said = [
    ...found,
    ...context.of('ask'),
    ...context.of('exists'),
    ...context.of('kind').filter(({ key }) => key === 'network' || key === 'token'),
    ...context.of('shape').filter(({ key }) => !isHeld && !isCount && (key === 'newest' || key === 'oldest')),
    ...(isHeld ? [owner] : []),
  ].flatMap(({ at }) => [...at]);
  return [
    {
      used: new Set(said),
      bonus: BONUS,
      question: {
        subjects: isHeld ? [owner.subject] : [],
        want: {
          kind: 'query',
          answers: isCount ? 'figure' : context.isYesNo ? 'exists' : 'rows',
          query: isCount
            ? { ...withoutRows(query), measures: [{ measure: 'count' }] }
            : { ...query, limit: query.limit ?? ROWS },
          notes: ['note-nft'],
        },
        ...(context.time !== undefined && { time: context.time.value }),
        bounds: [],
        shape: {},
        form: context.isYesNo ? 'yes-no' : isCount ? 'value' : 'list',
        negated: false,
      },
    },
  ];
}

/** Whether those that are there are asked for, and not what the word means. */
const asksOfChain = (context: ParseContext): boolean =>
  !context.has('ask', 'explain', 'why') &&
  !context.has('define') &&
  context.tokens.some(({ text }) => ASKING.test(text));

const toHeld = (owner: string): AskedQuery => ({
  from: 'holdings',
  where: [
    { field: 'owner', is: '=', value: owner },
    { field: 'amount', is: '=', value: 1 },
  ],
  show: ['account', 'mint', 'time'],
  order: { by: 'time', descending: true },
  join: { field: 'mint', in: { from: 'tokens', where: [UNDIVIDED], by: ['mint'] } },
});

/** Those that were created, the newest first. */
const toMade = (context: ParseContext): AskedQuery => ({
  from: 'tokens',
  where: [
    UNDIVIDED,
    ...(context.time?.value.from === undefined
      ? []
      : [{ field: 'createdTime', is: '>=' as const, value: context.time.value.from }]),
    ...(context.time?.value.to === undefined
      ? []
      : [{ field: 'createdTime', is: '<' as const, value: context.time.value.to }]),
  ],
  show: ['mint', 'createdTime', 'creator', 'holders'],
  order: { by: 'createdTime', descending: !context.has('shape', 'oldest') },
  join: {
    field: 'mint',
    in: { from: 'holdings', where: [{ field: 'amount', is: '=', value: 1 }], by: ['mint'] },
  },
});

const withoutRows = ({ show: _show, order: _order, limit: _limit, ...query }: AskedQuery): AskedQuery =>
  query;
