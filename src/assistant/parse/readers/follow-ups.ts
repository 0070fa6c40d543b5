/** Questions that go on from the last answers: the same of another thing, time or filter, and what is made of their values. */
import { changeSubject } from '../conversation/edits/change-subject.ts';
import { changeTime } from '../conversation/edits/change-time.ts';
import type { ToEdit } from '../conversation/edits/define-edit.ts';
import { groupRows } from '../conversation/edits/group-rows.ts';
import { leaveOut } from '../conversation/edits/leave-out.ts';
import { narrowMint, narrowSide, narrowSize, withoutPools } from '../conversation/edits/narrow.ts';
import {
  aggregate,
  changeLimit,
  listRows,
  rankRows,
  reverse,
  shareOfRow,
  splitByTime,
  turnRound,
} from '../conversation/edits/reshape.ts';
import { peak } from '../conversation/edits/peak.ts';
import { nextInOrder } from '../conversation/edits/next-in-order.ts';
import { asQuery } from '../conversation/as-query.ts';
import { readDealings } from '../conversation/read-dealings.ts';
import { readArithmetic } from '../conversation/read-arithmetic.ts';
import { readComparison } from '../conversation/read-comparison.ts';
import { readBareWord, readOtherMeasure } from '../conversation/read-other-measure.ts';
import { readOtherUnit } from '../conversation/read-other-unit.ts';
import { readLastCompared } from '../conversation/read-last-compared.ts';
import { readNeighbour } from '../conversation/read-neighbour.ts';
import { readOtherForm } from '../conversation/read-other-form.ts';
import { readPart } from '../conversation/read-part.ts';
import { readMeant } from '../conversation/read-meant.ts';
import { readSameAs } from '../conversation/read-same-as.ts';
import { readScaled } from '../conversation/read-scaled.ts';
import { readKindOf } from '../conversation/read-kind-of.ts';
import { readOfToken } from '../conversation/read-of-token.ts';
import { readNobody } from '../conversation/read-nobody.ts';
import { readSaidRows } from '../conversation/read-said-rows.ts';
import { readTurnedTo } from '../conversation/read-turned-to.ts';
import { readWhatElse } from '../conversation/read-what-else.ts';
import { readAfterFailure } from '../conversation/read-after-failure.ts';
import { readJudged } from '../conversation/read-judged.ts';
import { readChangeOf } from '../conversation/read-change-of.ts';
import { readJudgedBlock } from '../conversation/read-judged-block.ts';
import { readNone } from '../conversation/read-none.ts';
import { readAbout } from '../conversation/read-about.ts';
import { readDocumentedOn, readOtherWord } from '../conversation/read-documented-on.ts';
import { readBeside } from '../conversation/read-beside.ts';
import { readRetry } from '../conversation/read-retry.ts';
import { readGap } from '../conversation/read-gap.ts';
import { readGot } from '../conversation/read-got.ts';
import { readShareOfSaid } from '../conversation/read-share-of-said.ts';
import { readRecap } from '../conversation/read-recap.ts';
import { readRowSum } from '../conversation/read-row-sum.ts';
import { readListOn } from '../conversation/read-list-on.ts';
import { readRowList } from '../conversation/read-row-list.ts';
import { readOfWhole } from '../conversation/read-of-whole.ts';
import { readOnBound } from '../conversation/read-on-bound.ts';
import { rootsOf } from '../conversation/recall.ts';
import { restOf } from '../conversation/rest-of.ts';
import type { Question } from '../../question/question.ts';
import type { Candidate, ParseContext } from '../context.ts';

/** More words of its own than this, and a question stands for itself. */
const MOST_WORDS = 6;
/** Questions back that may be gone on from, and how much less likely each is than the one after it. */
const MOST_ROOTS = 3;
const OLDER = 0.1;
const BONUS = { whole: 0.55, bare: 0.3, part: -0.1 } as const;

const EDITS: readonly ToEdit[] = [
  shareOfRow,
  withoutPools,
  leaveOut,
  groupRows,
  narrowMint,
  changeSubject,
  reverse,
  changeTime,
  narrowSize,
  narrowSide,
  peak,
  splitByTime,
  aggregate,
  listRows,
  turnRound,
  rankRows,
  nextInOrder,
  changeLimit,
];

export default function readFollowUps(context: ParseContext): readonly Candidate[] {
  if (context.earlier.length === 0) return [];
  const roots = rootsOf(context.earlier).slice(0, MOST_ROOTS);
  const candidates = [
    ...roots.flatMap((root, back) => toChanged(context, root, back)),
    ...roots
      .slice(0, 1)
      .flatMap((root) => [...readOtherMeasure(context, root), ...readBareWord(context, root)]),
    ...readPart(context),
    ...readNobody(context),
    ...readSaidRows(context),
    ...readWhatElse(context),
    ...readOfToken(context),
    ...readKindOf(context),
    ...readOtherForm(context),
    ...readNeighbour(context),
    ...readLastCompared(context),
    ...readMeant(context),
    ...readTurnedTo(context),
    ...readSameAs(context),
    ...readScaled(context),
    ...readOtherUnit(context),
    ...readComparison(context),
    ...readArithmetic(context),
    ...readDealings(context),
    ...readOfWhole(context),
    ...readOnBound(context),
    ...readJudged(context),
    ...readJudgedBlock(context),
    ...readChangeOf(context),
    ...readNone(context),
    ...readAfterFailure(context),
    ...readRowList(context),
    ...readListOn(context),
    ...readShareOfSaid(context),
    ...readGap(context),
    ...readBeside(context),
    ...readRetry(context),
    ...readGot(context),
    ...readAbout(context),
    ...readDocumentedOn(context),
    ...readRowSum(context),
    ...readRecap(context),
  ];
  return [
    ...candidates.map((candidate) => ({ ...candidate, isOn: true as const })),
    ...readOtherWord(context),
  ];
}

/** The last question with all that the new words change. */
function toChanged(context: ParseContext, root: Question, back: number): readonly Candidate[] {
  const own = context.tokens.filter((_token, index) => !context.isStop(index));
  // What else somebody did is no other view of what was told.
  if (context.tokens.some(({ text }) => text === 'else')) return [];
  // Back at an earlier thing something else of it is asked.
  const asks = ['who', 'when', 'which', 'how-much', 'how-many', 'where', 'why'];
  if (context.has('follow', 'back-to') && context.has('ask', ...asks)) return [];
  if (own.length > MOST_WORDS + 2 * context.mentions.length) return [];
  const changed = applyEdits(root, context);
  const rows = asQuery(root);
  // Words that no value of a thing takes may be of the rows it was made of.
  const other = rows === undefined ? undefined : applyEdits(rows, context);
  const isOther = other !== undefined && other.used.size > changed.used.size;
  const { question, used } = isOther ? other : changed;
  if ((isOther ? other : changed).edits === 0) return [];
  const { language: _language, unused: _unused, operands: _operands, ...rest } = question;
  const left = restOf(context, used);
  // What does not fit the last question may go on from one before, where nothing of it is left over.
  if (back > 0 && left.rest.length > 0) return [];
  const isBare = !left.isSigned && context.mentions.some(({ isOrdinal }) => isOrdinal !== true);
  return [
    {
      question: rest,
      used: left.used,
      bonus: (left.rest.length > 0 ? BONUS.part : isBare ? BONUS.bare : BONUS.whole) - back * OLDER,
    },
  ];
}

interface Changed {
  readonly question: Question;
  readonly used: ReadonlySet<number>;
  /** Dates are no tokens, so that an edit may use none. */
  readonly edits: number;
}

function applyEdits(root: Question, context: ParseContext): Changed {
  let question = root;
  const used = new Set<number>();
  let edits = 0;
  for (const toEdit of EDITS) {
    const edit = toEdit(question, context);
    // One word changes one thing.
    if (edit === undefined || edit.at.some((index) => used.has(index))) continue;
    question = edit.question;
    edits++;
    for (const index of edit.at) used.add(index);
  }
  return { question, used, edits };
}
