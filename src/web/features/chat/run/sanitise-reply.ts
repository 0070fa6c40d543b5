/** Stored replies, however they were tampered with: parts that are not as they must be are dropped. */
import {
  ENTITY_KINDS,
  RUN_OUTCOMES,
  type Block,
  type Depth,
  type Entity,
  type Fact,
  type Reading,
  type Span,
  type ToolResult,
  type TurnValue,
} from '#contracts/assistant/agent';
import type { Reply, ReplyCall } from '#contracts/assistant/chat';
import { isRecord, textIn } from '#std/record';

type Found = Readonly<Record<string, unknown>>;
type Check = (found: Found) => boolean;

const listOf = <T>(found: unknown, keep: (item: unknown) => T | undefined): readonly T[] =>
  Array.isArray(found) ? found.flatMap((item: unknown) => keep(item) ?? []) : [];
const text = (found: unknown): string | undefined => (typeof found === 'string' ? found : undefined);
const isTexts = (found: Found, ...keys: readonly string[]): boolean =>
  keys.every((key) => typeof found[key] === 'string');
const isOptional = (found: Found, kind: 'string' | 'number', ...keys: readonly string[]): boolean =>
  keys.every((key) => found[key] === undefined || typeof found[key] === kind);

const SPANS: Readonly<Record<string, Check>> = {
  text: (span) => isTexts(span, 'text'),
  strong: (span) => isTexts(span, 'text'),
  code: (span) => isTexts(span, 'text'),
  fact: (span) => isTexts(span, 'text', 'fact'),
  quote: (span) => isTexts(span, 'text', 'quote'),
  link: (span) => isTexts(span, 'text', 'href'),
};

const isSpan = (found: unknown): found is Span =>
  isRecord(found) && typeof found['kind'] === 'string' && SPANS[found['kind']]?.(found) === true;
const isSpans = (found: unknown): found is readonly Span[] => Array.isArray(found) && found.every(isSpan);
const isRows = (found: unknown): boolean => Array.isArray(found) && found.every(isSpans);

const BLOCKS: Readonly<Record<string, Check>> = {
  paragraph: ({ spans }) => isSpans(spans),
  heading: ({ spans }) => isSpans(spans),
  note: ({ spans }) => isSpans(spans),
  list: ({ items }) => isRows(items),
  table: (block) =>
    isTexts(block, 'title', 'callId') &&
    Array.isArray(block['columns']) &&
    block['columns'].every((column: unknown) => isRecord(column) && isTexts(column, 'title')) &&
    Array.isArray(block['rows']) &&
    block['rows'].every(isRows),
  chart: (block) =>
    isTexts(block, 'title', 'unit', 'callId') &&
    Array.isArray(block['points']) &&
    block['points'].every((point: unknown) => isRecord(point) && isTexts(point, 'at', 'value')),
};

export const toDepth = (found: unknown): Depth | undefined =>
  found === 1 || found === 2 || found === 3 ? found : undefined;

const isBlock = (found: unknown): found is Block =>
  isRecord(found) &&
  toDepth(found['depth']) !== undefined &&
  typeof found['kind'] === 'string' &&
  BLOCKS[found['kind']]?.(found) === true;

const isFact = (found: unknown): found is Fact =>
  isRecord(found) &&
  isTexts(found, 'id', 'path', 'kind', 'label', 'raw', 'ui') &&
  isOptional(found, 'string', 'unit', 'symbol', 'mint', 'href') &&
  isOptional(found, 'number', 'decimals');

function isResult(found: unknown): found is ToolResult {
  if (!isRecord(found) || !isTexts(found, 'tool', 'callId') || typeof found['ok'] !== 'boolean') return false;
  const { source, facts, untrusted, notes, links, error, truncated } = found;
  return (
    isRecord(source) &&
    isTexts(source, 'cluster', 'finality', 'provider', 'fetchedAt') &&
    isOptional(source, 'string', 'slot') &&
    Array.isArray(facts) &&
    facts.every(isFact) &&
    Array.isArray(untrusted) &&
    untrusted.every((one: unknown) => isRecord(one) && isTexts(one, 'id', 'path', 'what', 'text')) &&
    Array.isArray(notes) &&
    notes.every((note) => typeof note === 'string') &&
    Array.isArray(links) &&
    links.every((link: unknown) => isRecord(link) && isTexts(link, 'label', 'href')) &&
    (error === undefined ||
      (isRecord(error) && isTexts(error, 'code', 'message') && isOptional(error, 'string', 'hint'))) &&
    (truncated === undefined ||
      (Array.isArray(truncated) && truncated.every((one: unknown) => isRecord(one) && isTexts(one, 'path'))))
  );
}

const KINDS: ReadonlySet<unknown> = new Set(ENTITY_KINDS);

export const toEntities = (found: unknown): readonly Entity[] =>
  listOf(found, (one) =>
    isRecord(one) && KINDS.has(one['kind']) && isTexts(one, 'id')
      ? ({ kind: one['kind'], id: one['id'] } as Entity) // checked just before
      : undefined,
  );

type Cut = NonNullable<ToolResult['truncated']>[number];

/** Chats stored by an earlier version have another name for `shown`. */
const toCut = (cut: Cut): Cut =>
  'kept' in cut ? { path: cut.path, shown: Number(cut.kept), of: cut.of } : cut;

const withCuts = (result: ToolResult): ToolResult =>
  result.truncated ? { ...result, truncated: result.truncated.map(toCut) } : result;

function toCall(found: unknown): ReplyCall | undefined {
  if (!isRecord(found) || !isTexts(found, 'callId', 'tool')) return undefined;
  const result = isResult(found['result']) ? withCuts(found['result']) : undefined;
  const { state } = found;
  return {
    callId: textIn(found, 'callId') ?? '',
    tool: textIn(found, 'tool') ?? '',
    args: isRecord(found['args']) ? found['args'] : {},
    stepId: textIn(found, 'stepId'),
    state: state === 'done' || state === 'running' ? state : 'failed',
    result,
  };
}

function toTurnValue(found: unknown): TurnValue | undefined {
  if (!isRecord(found) || !isTexts(found, 'label', 'kind', 'raw')) return undefined;
  const { decimals, entity } = found;
  const [thing] = toEntities(entity === undefined ? [] : [entity]);
  return {
    label: String(found['label']),
    kind: String(found['kind']) as TurnValue['kind'], // the server judges it again
    raw: String(found['raw']),
    ...(typeof decimals === 'number' && { decimals }),
    unit: textIn(found, 'unit'),
    symbol: textIn(found, 'symbol'),
    mint: textIn(found, 'mint'),
    ...(thing !== undefined && { entity: thing }),
    place: textIn(found, 'place'),
  };
}

const toReading = (found: Readonly<Record<string, unknown>>): Reading => ({
  text: textIn(found, 'text') ?? '',
  href: textIn(found, 'href'),
  others: listOf(found['others'], toChoice),
});

const toChoice = (one: unknown): { readonly label: string; readonly question: string } | undefined =>
  isRecord(one) && isTexts(one, 'label', 'question')
    ? { label: String(one['label']), question: String(one['question']) }
    : undefined;

function toAnswer(found: unknown): Reply['answer'] {
  if (!isRecord(found)) return undefined;
  const context = isRecord(found['context']) ? found['context'] : {};
  const grounding = isRecord(found['grounding']) ? found['grounding'] : {};
  const count = (key: string): number => (typeof grounding[key] === 'number' ? grounding[key] : 0);
  return {
    suggestions: listOf(found['suggestions'], text),
    choices: listOf(found['choices'], toChoice),
    context: {
      intent: textIn(context, 'intent') ?? '',
      entities: toEntities(context['entities']),
      ...(context['listed'] !== undefined && { listed: toEntities(context['listed']) }),
      ...(isRecord(context['question']) && { question: context['question'] }),
      ...(context['values'] !== undefined && { values: listOf(context['values'], toTurnValue) }),
      page: textIn(context, 'page'),
    },
    ...(isRecord(found['reading']) && { reading: toReading(found['reading']) }),
    grounding: { checked: count('checked'), matched: count('matched'), replaced: count('replaced') },
  };
}

/** A reply of whatever was stored; `undefined` where there is none. */
export function toReply(found: unknown): Reply | undefined {
  if (!isRecord(found)) return undefined;
  return {
    runId: textIn(found, 'runId'),
    planId: textIn(found, 'planId'),
    backend: textIn(found, 'backend'),
    isTest: found['isTest'] === true,
    intent: textIn(found, 'intent'),
    title: textIn(found, 'title'),
    steps: listOf(found['steps'], (step) =>
      isRecord(step) && isTexts(step, 'id', 'tool', 'title')
        ? { id: String(step['id']), tool: String(step['tool']), title: String(step['title']) }
        : undefined,
    ),
    calls: listOf(found['calls'], toCall),
    blocks: listOf(found['blocks'], (block) => (isBlock(block) ? block : undefined)),
    outcome: RUN_OUTCOMES.find((outcome) => outcome === found['outcome']),
    message: textIn(found, 'message'),
    answer: toAnswer(found['answer']),
  };
}
