/** What an answer leaves for the next question, and what it finds of the answers before. */
import {
  AGENT_LIMITS,
  type Block,
  type EarlierTurn,
  type Entity,
  type Fact,
  type Span,
  type ToolResult,
  type TurnContext,
  type TurnValue,
} from '#contracts/assistant/agent';
import { isEntity, toPageEntity } from '#contracts/account/entities';
import type { Earlier } from '#assistant/parse/context';
import { questionSchema, type Question, type Subject } from '#assistant/question/question';
import { toFacts } from '../figures/to-facts.ts';
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
): TurnContext {
  const { operands: _operands, ...asked } = question;
  const listed = toListed(blocks, results, question.subjects[0]?.kind ?? '');
  const values = toValues(blocks, results);
  return {
    intent: intentOf(question),
    entities: toEntities(question.subjects),
    question: asked,
    ...(values.length > 0 && { values }),
    ...(listed.length > 0 && { listed }),
  };
}

export const toEarlier = (thread: readonly EarlierTurn[]): readonly Earlier[] =>
  thread.toReversed().flatMap(({ context }) => {
    if (context === undefined) return [];
    const read = questionSchema.safeParse(context.question);
    const values = context.values ?? [];
    const things = values.flatMap(({ entity }) =>
      entity === undefined || !isEntity(entity) ? [] : [entity],
    );
    return [
      {
        question: read.success ? read.data : undefined,
        subjects: context.entities.filter(isEntity),
        things,
        listed: (context.listed ?? []).filter(isEntity),
        values,
      },
    ];
  });

/** Things of the chain that have an address or a number. */
export const toEntities = (subjects: readonly Subject[]): readonly Entity[] => subjects.flatMap(toEntity);

function toEntity({ kind, id }: Subject): readonly Entity[] {
  if (kind === 'network') return [];
  const entity: Entity = { kind: kind === 'pool' ? 'account' : kind, id };
  return isEntity(entity) ? [entity] : [];
}

function toValues(blocks: readonly Block[], results: readonly ToolResult[]): readonly TurnValue[] {
  const facts = toFacts(results);
  const seen = new Set<string>();
  return blocks
    .flatMap(spansOf)
    .flatMap((span) =>
      span.kind === 'fact' && !seen.has(span.fact) && seen.add(span.fact) ? [facts.get(span.fact)] : [],
    )
    .flatMap((fact) => (fact === undefined ? [] : [toValue(fact)]))
    .slice(0, AGENT_LIMITS.values);
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

function toValue({ label, kind, raw, decimals, unit, symbol, mint, href }: Fact): TurnValue {
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
  };
}
