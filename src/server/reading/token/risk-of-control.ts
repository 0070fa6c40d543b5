import type { TokenPower, WellKnownToken } from '#contracts/account/token';
import type { RiskEvidence, RiskItem, RiskTone } from '#contracts/account/token-risk';
import { asSignature } from '#contracts/chain';
import { toTitle } from '#std/text';

/** A right that was handed on or given up, as the index saw it; the newest first. */
export interface RightChange {
  /** Reads on with the mint: ‘the right to mint’. */
  readonly authority: string;
  readonly holder: string | undefined;
  readonly signature: string | undefined;
}

export interface ControlFacts {
  readonly powers: readonly TokenPower[];
  readonly changes: readonly RightChange[];
  /** Why there is no metadata to judge. */
  readonly metadataMissing: string | undefined;
  readonly lookAlike: WellKnownToken | undefined;
  /** Whether there is a list of well-known tokens for this cluster. */
  readonly hasList: boolean;
  /** Whether it is wrapped SOL, of which whoever wraps SOL makes units. */
  readonly isNative?: boolean | undefined;
}

interface Topic {
  readonly topic: string;
  readonly title: string;
  readonly yes: string;
  readonly no: string;
  readonly rule: string;
  /** As the index names the right. */
  readonly right?: string;
}

const TOPICS: readonly Topic[] = [
  {
    topic: 'mint',
    title: 'Mint authority',
    yes: 'The supply can be increased at any time, which dilutes holders.',
    no: 'The supply cannot be increased.',
    rule: 'A danger while the mint names a mint authority.',
    right: 'the right to mint',
  },
  {
    topic: 'freeze',
    title: 'Freeze authority',
    yes: 'Holders can be frozen: they can then neither sell nor move the token.',
    no: 'Holders cannot be frozen.',
    rule: 'A danger while the mint names a freeze authority, or new token accounts begin frozen.',
    right: 'the right to freeze',
  },
  {
    topic: 'seize',
    title: 'Permanent delegate',
    yes: 'A permanent delegate can take or burn the tokens of any holder.',
    no: 'Nobody can take the tokens of holders.',
    rule: 'A danger while the mint names a permanent delegate.',
  },
  {
    topic: 'hook',
    title: 'Transfer hook',
    yes: 'A program runs on transfers and can block them, or one can be added.',
    no: 'No program runs on transfers.',
    rule: 'A danger while a program runs at transfers, a caution while somebody can name one.',
  },
  {
    topic: 'pause',
    title: 'Pausable',
    yes: 'All transfers can be stopped.',
    no: 'Nobody can pause transfers.',
    rule: 'A danger while transfers are paused or somebody can pause them.',
  },
  {
    topic: 'fee',
    title: 'Transfer fee',
    yes: 'A fee is charged on transfers, or one can be set.',
    no: 'Transfers have no fee.',
    rule: 'A caution while a fee above zero is set or somebody can change it.',
  },
  {
    topic: 'metadata',
    title: 'Metadata',
    yes: 'Name, symbol and link can be changed.',
    no: 'Name, symbol and link cannot be changed.',
    rule: 'A caution while its metadata can be changed.',
  },
];

/** What the mint itself, its extensions and its metadata allow. */
export function toControlRisks(facts: ControlFacts): readonly RiskItem[] {
  const known = new Set(TOPICS.map(({ topic }) => topic));
  const others = facts.powers.filter(
    ({ topic, tone }) => !known.has(topic) && (tone === 'danger' || tone === 'caution'),
  );
  return [
    ...TOPICS.map((topic) => toTopicRisk(topic, facts)),
    ...[...new Set(others.map(({ topic }) => topic))].map((topic): RiskItem => {
      const powers = others.filter((power) => power.topic === topic);
      return {
        key: topic.replaceAll(' ', '-'),
        tone: toTone(powers),
        title: toTitle(topic),
        finding: 'An extension of the mint has powers that holders should know about.',
        rule: 'Every other power of an extension that the card above marks with ‘beware’ or ‘caution’.',
        evidence: powers.map(toSentence),
      };
    }),
    toLookAlikeRisk(facts),
  ];
}

function toTopicRisk(
  { topic, title, yes, no, rule, right }: Topic,
  { powers, changes, metadataMissing, isNative }: ControlFacts,
): RiskItem {
  const own = powers.filter((power) => power.topic === topic);
  const tone = toTone(own);
  if (topic === 'metadata' && own.length === 0) {
    const reason = metadataMissing ?? 'It has no authority that could change it.';
    return {
      key: topic,
      tone: metadataMissing ? 'unknown' : 'fine',
      title,
      finding: reason,
      rule,
      evidence: [],
    };
  }
  if (topic === 'mint' && isNative === true)
    return {
      key: topic,
      tone: 'fine',
      title,
      finding: 'No authority mints it: whoever wraps SOL makes as many units, each backed by one lamport.',
      rule,
      evidence: [],
    };
  const change = changes.find(({ authority }) => authority === right);
  return {
    key: topic,
    tone,
    title,
    finding: tone === 'fine' ? no : yes,
    rule,
    evidence: [
      ...own.map(toSentence),
      ...(change?.signature === undefined
        ? []
        : [
            {
              kind: 'transaction' as const,
              label: change.holder === undefined ? 'revoked in' : 'transferred in',
              signature: asSignature(change.signature),
            },
          ]),
    ],
  };
}

const toSentence = ({ sentence }: TokenPower): RiskEvidence => ({
  kind: 'sentence',
  label: 'on chain',
  sentence,
});

function toTone(powers: readonly TokenPower[]): RiskTone {
  if (powers.some(({ tone }) => tone === 'danger')) return 'danger';
  return powers.some(({ tone }) => tone === 'caution') ? 'caution' : 'fine';
}

function toLookAlikeRisk({ lookAlike, hasList }: ControlFacts): RiskItem {
  const item = {
    key: 'look-alike',
    title: 'Name of another token',
    rule: 'A danger when name or symbol look like those of a well-known token with another mint.',
    evidence: [],
  };
  if (lookAlike !== undefined) {
    return {
      ...item,
      tone: 'danger',
      finding: `It looks like ${lookAlike.name} (${lookAlike.symbol}), but it is not.`,
      evidence: [{ kind: 'address', label: `the mint of ${lookAlike.symbol}`, address: lookAlike.mint }],
    };
  }
  return hasList
    ? { ...item, tone: 'fine', finding: 'Its name is not that of another token on our short list.' }
    : { ...item, tone: 'unknown', finding: 'There is no list of well-known tokens for this cluster.' };
}
