/** What kind of answer a measure is, by the place of its facts. */
import { toPath, type Measure } from './define-subject.ts';

export type Given = 'time' | 'thing' | 'words' | 'number';

/** Last steps of places, by what stands there; a number stands at all others. */
const TIMES =
  'time|highTime|lowTime|tradedAt|oldestTrade|newestTrade|created|firstTrade|lastTrade|deployedAt|begin|end|endsAt|from|until|age|timeLeft|endsIn|inTime|deployedAgo|sinceLastTrade|graduatedAt|callersFrom|opened|firstTime|activationEpoch|deactivationEpoch|afterNextAt';
const THINGS =
  'funder|to|by|mint|account|owner|holder|closeAuthority|delegate|address|token|validator|staker|withdrawer|custodian|leader|nextLeader|program|payer|identity|trader|vote|pair|base|quote|venue|loader|programData|authority|deployer|tokenProgram|mintAuthority|freezeAuthority|updateAuthority|creator|market|feePayer|signers|accounts|writable|lookupTables|voter|rewardsCollector|signature|pauseAuthority|multisig|attacker|victim|book|wallet|pool';
const WORDS =
  'title|state|error|action|status|confirmation|commitment|version|name|symbol|origin|kindWords|category|instructions|extensions|hex|template|side|cluster|memo|memos|reason|message|logs|uri|site|website|details|client|repository|venues|roles|blockhash|previousBlockhash|genesisHash|codeHash|richest|tokensByCap|value';
const KINDS: readonly (readonly [Given, ReadonlySet<string>])[] = [
  ['time', new Set(TIMES.split('|'))],
  ['thing', new Set(THINGS.split('|'))],
  ['words', new Set(WORDS.split('|'))],
];
/** Names that stand for other values elsewhere. */
const OTHERS: Readonly<Record<string, Given>> = {
  '/rights/*/value': 'thing',
  '/total/value': 'number',
  '/sol/value': 'number',
  '/sums/value': 'number',
  '/tokens/0/value': 'number',
  '/largest/*/value': 'number',
  // SOL has no mint, and longs or shorts pay.
  '/largest/mint': 'words',
  '/markets/*/payer': 'words',
};

export function givenBy({ at }: Pick<Measure, 'at'>): Given {
  const path = toPath(at);
  const step = path.split('/').findLast((part) => part !== '*') ?? '';
  return OTHERS[path] ?? KINDS.find(([, names]) => names.has(step))?.[0] ?? 'number';
}

/** Whether a row of it tells who or what it is of. */
export const tellsThing = (measure: Measure): boolean =>
  givenBy(measure) === 'thing' ||
  measure.columns?.some((column) => THINGS.split('|').includes(column)) === true;

/** Whether it tells a time, itself or beside it. */
export const tellsTime = (measure: Measure): boolean =>
  givenBy(measure) === 'time' ||
  measure.columns?.includes('time') === true ||
  measure.when === measure.key ||
  /_time\}/.test(measure.say ?? '');

/** Whether it is a part of a whole. */
export const tellsShare = ({ at }: Pick<Measure, 'at'>): boolean =>
  /(?:[sS]hare|Rate|progress|inflation|change|commission|ofBest|toValidators|terminalInflation|taper|returnOnCost)$/.test(
    toPath(at),
  );
