import { WRAPPED_SOL } from '#decoder';
import type { Entity, EntityKind, RunRequest, TurnContext } from '#contracts/assistant/agent';
import { isEntity, toPageEntity } from '#contracts/account/entities';
import type { Asked, Intent } from '../intents/define-intent.ts';
import { INTENTS } from './intent-registry.ts';
import { fillSlots, type Filling, type Sources } from './fill-slots.ts';
import { findMentions, type Mention } from './find-mentions.ts';
import { findOrdinal } from './find-ordinal.ts';
import { findNames, findProgramNames, toNames, type NamedTokens } from './find-names.ts';
import { nameWords, unknownName } from './name-words.ts';
import { LINE_LENGTH, normalise } from './normalise.ts';
import { createScorer, type Scored, type Scorer } from './score-intents.ts';

export type Understanding =
  | {
      readonly kind: 'intent';
      readonly intent: Intent;
      readonly filling: Filling;
      readonly asked: Asked;
      readonly score: number;
    }
  /** Something has to be asked back; `about` is what would be done then. */
  | {
      readonly kind: 'unclear';
      readonly why: 'missing' | 'unknown-name' | 'no-intent' | 'malformed' | 'shared-symbol' | 'too-slow';
      readonly about: Intent | undefined;
      readonly asked: Asked;
      readonly entities: readonly Entity[];
      /** What it may be: intents that are as near, or tokens that share a symbol. */
      readonly candidates: readonly Scored[];
      readonly tokens: readonly Entity[];
    };

let scorer: Scorer | undefined;

/** Least score of an intent that is acted on; below it the visitor is asked. */
const LEAST = 0.3;
/** By how much words must speak for an intent that cannot be carried out to ask for what is missing. */
const CLEARLY = 0.18;
/** Score of an intent that is likely by itself, whatever else is nearer. */
const LIKELY = 0.5;
const GOES_ON =
  /^(?:and|also|what about|how about|ok(?:ay)? and|then|plus|y|und|et|e)\b|\b(?:it|its|it's|they|them|their|that one|this one|the same|those|he|she|his|her)\b|^(?:why|when|who|how much|which|fee|fees|holders?|price)\??$/i;
const GOING_ON =
  /^[^\w{]{0,9}(?:(?:and|what about|how about|and for|now|now for|same for|then|y|und|et|e)\s{1,3}){0,4}(?:the\s{1,3})?/;
const THING =
  /^(?:\{\w{1,12}\}|this|that|token|wallet|account|address|transaction|tx|block|slot|program|validator)$/;
const FAMILY_OF_KIND: Readonly<Record<string, string>> = {
  transaction: 'tx',
  account: 'acct',
  token: 'token',
  program: 'prog',
  block: 'block',
  validator: 'validator',
  epoch: 'net',
  domain: 'acct',
};

/** What has to be looked up before a question is understood. */
export interface Wanted {
  readonly addresses: readonly string[];
  /** Names it may call tokens by, as names are compared. */
  readonly names: readonly string[];
}

/** Addresses and names a question says, so that what they are can be looked up before it is understood. */
export function findWanted(text: string, nowMs: number): Wanted {
  const line = normalise(text);
  const { mentions } = findMentions(line, nowMs);
  return {
    addresses: mentions.flatMap(({ kind, id }) => (kind === 'address' ? [id] : [])),
    names: toNames(nameWords(withoutGreeting(line))),
  };
}

/** Finds out what is asked, without asking the chain. `kinds` says what its addresses are, where that is known. */
export function understand(
  request: Pick<RunRequest, 'text' | 'page' | 'entities' | 'thread'>,
  reader: NamedTokens,
  nowMs: number,
  kinds: ReadonlyMap<string, EntityKind> = new Map(),
): Understanding {
  const line = withoutGreeting(normalise(request.text));
  const { mentions, frame: raw, asked, foreign, secret, malformed } = findMentions(line, nowMs);
  const programs = findProgramNames(line);
  const named = [
    ...programs,
    ...findNames(reader, nameWords(line)).filter(
      ({ word }) => !programs.some(({ word: longer }) => longer.includes(word.toLowerCase())),
    ),
  ];
  let frame = raw;
  const said: (Entity & { isPlainAddress?: boolean })[] = [];
  for (const { kind, id } of mentions) {
    const known = kinds.get(id);
    if (kind === 'address' && known !== undefined) said.push({ kind: known, id });
    else if (kind === 'address') said.push({ kind: 'account', id, isPlainAddress: true });
    else if (kind !== 'symbol') said.push({ kind, id });
  }
  let shared: readonly Entity[] = [];
  for (const { word, entities } of named) {
    const tokens = entities.filter(({ kind }) => kind === 'token');
    if (tokens.length > 1) shared = tokens;
    const [first] = tokens.length > 0 ? tokens : entities;
    if (first === undefined) continue;
    said.push(first);
    frame = frame
      .replaceAll(word.toLowerCase(), ` {${first.kind === 'token' ? 'token' : 'program'}} `)
      .slice(0, LINE_LENGTH);
  }
  const listed = (request.thread ?? []).findLast(({ context }) => context?.listed !== undefined)?.context
    ?.listed;
  const place = said.length === 0 && listed !== undefined ? findOrdinal(frame) : undefined;
  const meantRow = place === undefined ? undefined : listed?.at(place);
  if (meantRow !== undefined && isEntity(meantRow)) said.push(meantRow);
  const frames = [frame, toKnownFrame(frame, mentions, kinds)];
  const strange = said.length > 0 ? undefined : unknownName(line);
  if (strange !== undefined) frames.push(frame.replace(strange.toLowerCase(), '{token}'));
  const given = (request.entities ?? []).filter(isEntity);
  const thread = (request.thread ?? []).toReversed();
  const earlier = thread.flatMap(({ context }) => [...(context?.entities ?? [])]).filter(isEntity);
  const before = thread.find(({ context }) => context !== undefined)?.context;
  const page = toPageEntity(request.page);
  const goesOn = earlier.length > 0 && (GOES_ON.test(line) || page === undefined);
  const spare: readonly Entity[] = /\b(?:sol|solana)\b/i.test(line)
    ? [{ kind: 'token', id: WRAPPED_SOL.mint }]
    : [];
  const sources: Sources = { said, given, page, earlier, goesOn, spare };
  const focus = said[0] ?? given[0] ?? (goesOn ? earlier[0] : (page ?? earlier[0]));

  const guard = secret ? 'refuse.secret' : foreign ? 'out_of_scope' : undefined;
  const guarding = guard === undefined ? undefined : INTENTS.get(guard);
  if (guarding !== undefined) return toIntent(guarding, sources, asked, 1);

  const isNothingSaid = said.length === 0 && given.length === 0;
  const again = toSameQuestion(before, frame, said);
  if (again !== undefined) return toIntent(again, sources, asked, 1);

  scorer ??= createScorer([...INTENTS.values()]);
  const scored = scorer.score(frames, (intent) => toPrior(intent, sources, focus, frame));
  const [best, second] = scored;
  const unclear = (
    why: Extract<Understanding, { kind: 'unclear' }>['why'],
    about: Intent | undefined,
  ): Understanding => ({
    kind: 'unclear',
    why,
    about,
    asked,
    entities:
      said.length > 0 ? said.map(({ kind, id }) => ({ kind, id })) : focus === undefined ? [] : [focus],
    candidates: scored.slice(0, 3),
    tokens: shared,
  });
  // Somebody who pastes something that is no address does not ask about what is on the page.
  if (malformed !== undefined && isNothingSaid) {
    const isSecret = best?.intent.id === 'refuse.secret' && best.score >= LEAST;
    return isSecret ? toIntent(best.intent, sources, asked, best.score) : unclear('malformed', best?.intent);
  }
  if (best === undefined || best.score < LEAST) {
    const overview = said.length === 0 ? undefined : toOverview(said[0]!);
    return overview === undefined
      ? unclear('no-intent', undefined)
      : toIntent(overview, sources, asked, LEAST);
  }
  // What the words clearly ask for, with nothing in sight that it could be asked of.
  const meant = scored.reduce((most, one) => (one.words > most.words ? one : most));
  if (
    focus === undefined &&
    meant.words >= best.words + CLEARLY &&
    fillSlots(meant.intent, sources).missing.length > 0
  ) {
    const lack = toLack(fillSlots(meant.intent, sources), line);
    return unclear(lack, meant.intent);
  }
  const filling = fillSlots(best.intent, sources);
  if (filling.missing.length > 0) {
    // Another intent that is nearly as near and can be answered is what was meant; nearer still is what is in front.
    const inFront = focus === undefined ? undefined : FAMILY_OF_KIND[focus.kind];
    const able = scored.find(
      ({ intent, score }) =>
        (score >= best.score - 0.12 ||
          (intent.id.split('.')[0] === inFront && (score >= best.score - 0.3 || score >= LIKELY))) &&
        (focus !== undefined || intent.needs.some(({ optional }) => optional !== true)) &&
        fillSlots(intent, sources).missing.length === 0,
    );
    if (able === undefined || second === undefined) return unclear(toLack(filling, line), best.intent);
    return toIntent(able.intent, sources, asked, able.score);
  }
  // Somebody who names a token that is not known does not ask about the one before.
  const isNamed = (id: string | undefined) => [...said, ...given].some((one) => one.id === id);
  const token = best.intent.needs.find(({ kind, optional }) => kind === 'token' && optional !== true);
  if (strange !== undefined && token !== undefined && !isNamed(filling.slots[token.name])) {
    return unclear('unknown-name', best.intent);
  }
  const usesShared = shared.some(({ id }) => Object.values(filling.slots).includes(id));
  if (usesShared && shared.length > 1) return unclear('shared-symbol', best.intent);
  return { kind: 'intent', intent: best.intent, filling, asked, score: best.score };
}

/** The question with what its addresses are in their places. */
function toKnownFrame(
  frame: string,
  mentions: readonly Mention[],
  kinds: ReadonlyMap<string, EntityKind>,
): string {
  const holes = mentions.flatMap(({ kind, id }) => (kind === 'address' ? [kinds.get(id)] : []));
  let next = 0;
  return frame.replace(/\{address\}/g, (hole) => {
    const kind = holes[next++];
    return kind === 'token' || kind === 'program' || kind === 'validator' ? `{${kind}}` : hole;
  });
}

function toIntent(intent: Intent, sources: Sources, asked: Asked, score: number): Understanding {
  const filling = fillSlots(intent, sources);
  if (filling.missing.length > 0) {
    return {
      kind: 'unclear',
      why: 'missing',
      about: intent,
      asked,
      entities: [],
      candidates: [],
      tokens: [],
    };
  }
  return { kind: 'intent', intent, filling, asked, score };
}

/** `what about {address}` asks the question before of another thing. */
function toSameQuestion(
  before: TurnContext | undefined,
  frame: string,
  said: readonly Entity[],
): Intent | undefined {
  if (before === undefined || said.length === 0 || !namesOnlyThings(frame)) return undefined;
  const intent = INTENTS.get(before.intent);
  return intent !== undefined && intent.needs.length > 0 ? intent : undefined;
}

/** Whether a question says nothing but what it is about: `and for the token {token}?`. */
function namesOnlyThings(frame: string): boolean {
  const words = frame.replace(GOING_ON, '').match(/\{\w{1,12}\}|\w+/g);
  return words !== null && words.every((word) => THING.test(word));
}

/** Intents that say what is not done, and those that are about the talk itself: naming a thing does not speak against them. */
const isGuard = ({ id }: Intent): boolean => !/^(?:tx|acct|token|prog|block|validator|net|help)\./.test(id);
const POINTS =
  /\b(?:this|it|its|it is|they|their|here|that (?:one|token|wallet|account|transaction|tx|program))\b/;

/** What is known besides words: whether its needs can be met, and what is in front of the visitor. */
function toPrior(intent: Intent, sources: Sources, focus: Entity | undefined, frame: string): number {
  const { missing, fit, entities } = fillSlots(intent, sources);
  const family = intent.id.split('.')[0];
  const needed = intent.needs.filter(({ optional }) => optional !== true).length;
  if (isGuard(intent)) return 0;
  let prior = 0;
  if (missing.length > 0) prior -= 0.18;
  else if (needed > 0) prior += 0.06 * fit;
  if (focus !== undefined) {
    const isPlain = sources.said[0]?.isPlainAddress === true && sources.said[0].id === focus.id;
    if (FAMILY_OF_KIND[focus.kind] === family) prior += isPlain ? 0.02 : 0.12;
    // A token or program is an account too, but seldom asked about as one.
    else if (
      family === 'acct' &&
      needed > 0 &&
      !isPlain &&
      ['token', 'program', 'validator'].includes(focus.kind)
    ) {
      prior -= 0.06;
    }
    if (needed === 0 && sources.said.length === 0 && POINTS.test(frame)) prior -= 0.1;
  }
  // Somebody who names things asks about all of them.
  if (sources.said.length > 0 && needed === 0) prior -= 0.12;
  else prior -= 0.1 * sources.said.filter(({ id }) => !entities.some((entity) => entity.id === id)).length;
  return prior;
}

function toOverview({ kind }: Entity): Intent | undefined {
  const family = FAMILY_OF_KIND[kind];
  return INTENTS.get(
    kind === 'transaction' ? 'tx.explain' : kind === 'domain' ? 'acct.domain' : `${family}.overview`,
  );
}

/** A greeting before a question is not part of it. */
const withoutGreeting = (line: string): string =>
  line.replace(
    /^\W{0,9}(?:hi|hello|hey|heya|hiya|yo|gm|good (?:morning|evening|day|afternoon)|greetings|dear)\b(?: (?:there|all|everyone|bot|friend|mate|guys|osvm|assistant))?[\s,.!:;-]{1,9}(?=\S{1,99} \S{1,99} \S)(?!how are you\b|what is up\b|how is it going\b)/i,
    '',
  );

/** Whether a thing is missing, or a name for it that nobody here knows. */
const toLack = ({ missing }: Filling, line: string): 'missing' | 'unknown-name' =>
  missing.some(({ kind }) => kind === 'token') && unknownName(line) !== undefined
    ? 'unknown-name'
    : 'missing';
