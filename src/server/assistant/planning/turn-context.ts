/** What an answer leaves for the next question, and what it finds of the answers before. */
import {
  AGENT_LIMITS,
  type Block,
  type EarlierTurn,
  type Entity,
  type Fact,
  type RunRequest,
  type Span,
  type ToolResult,
  type TurnContext,
  type TurnValue,
} from '#contracts/assistant/agent';
import { isEntity, toPageEntity } from '#contracts/account/entities';
import type { Earlier } from '#assistant/parse/context';
import { toThing, type Thing } from '#assistant/parse/conversation/roles';
import { questionSchema, type Question, type Subject } from '#assistant/question/question';
import { toListed } from './listed-things.ts';

/** What a question was: `measures`, `query`, `refuse.secret`. */
export const intentOf = ({ want }: Question): string => {
  if (want.kind !== 'decline') return want.kind;
  return want.why.startsWith('talk') ? `talk.${want.why.slice(5)}` : `refuse.${want.why}`;
};

export function toTurnContext(
  question: Question,
  blocks: readonly Block[],
  results: readonly ToolResult[],
  page?: string,
): TurnContext {
  const { operands: _operands, ...asked } = question;
  const listed = toListed(
    blocks,
    results,
    question.want.kind === 'query' ? question.want.query.from : undefined,
  );
  const values = toValues(blocks, results);
  return {
    intent: intentOf(question),
    entities: toEntities(question.subjects),
    question: asked,
    ...(values.length > 0 && { values }),
    ...toAround(results, values),
    ...(listed.length > 0 && { listed }),
    ...(page !== undefined && { page: page.slice(0, 512) }),
  };
}

export const toEarlier = (thread: readonly EarlierTurn[]): readonly Earlier[] =>
  thread.toReversed().flatMap(({ context }) => {
    if (context === undefined) return [];
    const read = questionSchema.safeParse(context.question);
    const values = context.values ?? [];
    const things = toThings(values);
    return [
      {
        question: read.success ? read.data : undefined,
        asked: context.asked,
        // A question tells a pool from other accounts, which entities do not.
        subjects: read.success
          ? read.data.subjects.filter((subject) => toEntity(subject).length > 0)
          : context.entities.filter(isEntity),
        things,
        listed: (context.listed ?? []).filter(isEntity).map((one) => toNamed(one, things)),
        values,
        around: context.around ?? [],
        asides: toThings([...(context.around ?? []), ...values.flatMap(toCounted)]),
        page: context.page,
      },
    ];
  });

/** An entity is no pool, which the place a row names it at may tell. */
const toNamed = (entity: Entity, things: readonly Thing[]): Subject =>
  entity.kind === 'account'
    ? (things.find(({ subject }) => subject.id === entity.id && subject.kind === 'pool')?.subject ?? entity)
    : entity;

/** The rows of the page in front of the visitor, as if an answer had listed them: before those that were asked for on it. */
export function withPageRows(
  earlier: readonly Earlier[],
  { page, shown }: Pick<RunRequest, 'page' | 'shown'>,
): readonly Earlier[] {
  const listed = (shown ?? []).filter(isEntity);
  if (listed.length === 0) return earlier;
  const rows: Earlier = { subjects: [], things: [], listed, values: [], page };
  const [newest] = earlier;
  // After a wallet was explained `those` are what it did, and not the tokens on its page.
  const { want } = newest?.question ?? {};
  if (newest?.page === page && want?.kind === 'explain' && want.of === 'account') return earlier;
  const isOnPage = newest !== undefined && newest.page === page && newest.listed.length > 0;
  return isOnPage ? [...earlier, rows] : [rows, ...earlier];
}

const toThings = (values: readonly TurnValue[]): readonly Thing[] =>
  values.flatMap((value) => {
    const thing = value.entity !== undefined && isEntity(value.entity) ? toThing(value) : undefined;
    return thing === undefined ? [] : [thing];
  });

/** The token an amount is of. */
const toCounted = ({ mint, ...value }: TurnValue): readonly TurnValue[] =>
  mint === undefined ? [] : [{ ...value, entity: { kind: 'token', id: mint } }];

/** Things of the chain that have an address or a number. */
export const toEntities = (subjects: readonly Subject[]): readonly Entity[] => subjects.flatMap(toEntity);

function toEntity({ kind, id }: Subject): readonly Entity[] {
  if (kind === 'network') return [];
  const entity: Entity = { kind: kind === 'pool' ? 'account' : kind, id };
  return isEntity(entity) ? [entity] : [];
}

function toValues(blocks: readonly Block[], results: readonly ToolResult[]): readonly TurnValue[] {
  const facts = new Map(
    results.flatMap(({ tool, facts: own }) => own.map((fact) => [fact.id, toValue(fact, tool)] as const)),
  );
  const seen = new Set<string>();
  return blocks
    .flatMap(spansOf)
    .flatMap((span) =>
      span.kind === 'fact' && !seen.has(span.fact) && seen.add(span.fact) ? [facts.get(span.fact)] : [],
    )
    .filter((value) => value !== undefined)
    .slice(0, AGENT_LIMITS.values);
}

/** Of one of its kind, or of the first of several. */
const FIRST_OF = /^\/(?:[A-Za-z]+\/)?(?:0\/)?[A-Za-z]+(?:\/0)?$/;
const TELLING: ReadonlySet<string> = new Set([
  'get_transaction',
  'get_block',
  'get_token',
  'get_market',
  'get_program',
  'get_stakes',
  'get_pool',
  'get_network',
]);

/** What names nothing and is gone on from all the same. */
const ASIDE: ReadonlySet<string> = new Set(['get_transaction /action', 'get_network /epoch/epoch']);

/** Who and when of the results, where the answer does not say it. */
function toAround(
  results: readonly ToolResult[],
  values: readonly TurnValue[],
): { readonly around?: readonly TurnValue[] } {
  const said = new Set(values.map(({ place }) => place));
  const around = results
    .filter(({ ok, tool }) => ok && TELLING.has(tool))
    .flatMap(({ facts, tool }) =>
      facts
        .filter(({ path, kind }) => kind !== 'amount' && FIRST_OF.test(path))
        .map((fact) => toValue(fact, tool)),
    )
    .filter(
      ({ entity, kind, place }) =>
        (entity !== undefined || kind === 'time' || ASIDE.has(place ?? '')) && !said.has(place),
    )
    .slice(0, AGENT_LIMITS.around);
  return around.length === 0 ? {} : { around };
}

function spansOf(block: Block): readonly Span[] {
  switch (block.kind) {
    case 'list':
      return block.items.flat();
    case 'table':
      return block.rows.flat(2);
    case 'chart':
      return [];
    default:
      return block.spans;
  }
}

function toValue(
  { path, label, kind, raw, decimals, unit, symbol, mint, href }: Fact,
  tool: string,
): TurnValue {
  const entity = kind === 'amount' ? undefined : toPageEntity(href);
  return {
    label: label.slice(0, 128),
    kind,
    raw: raw.slice(0, 128),
    ...(decimals !== undefined && { decimals }),
    ...(unit !== undefined && { unit }),
    ...(symbol !== undefined && { symbol }),
    ...(mint !== undefined && { mint }),
    ...(entity !== undefined && { entity }),
    place: `${tool} ${path}`.slice(0, 128),
  };
}
