import { RISK_RULES, type RiskMark } from '#contracts/market/launches';
import type { Wire } from '#std/json';
import { Badge, type Tone } from '../ui/block/badge.tsx';
import { Tooltip } from '../ui/overlay/tooltip.tsx';
import styles from './risk-marks.module.css';

export type Mark = Wire<RiskMark>;

const TONES: Readonly<Record<Mark['tone'], Tone>> = {
  danger: 'negative',
  caution: 'warning',
  unknown: 'neutral',
  fine: 'positive',
};
export const TONE_WORDS: Readonly<Record<Mark['tone'], string>> = {
  danger: 'warning',
  caution: 'caution',
  unknown: 'not known',
  fine: 'passed',
};

/** Marks in one cell: what to beware of each by itself, what is fine counted, what is not known left to the token's page. Evidence on hover, focus or touch. */
export function RiskMarks({ marks }: { readonly marks: readonly Mark[] }) {
  return (
    <span className={styles.marks}>
      {toGroups(marks).map(({ key, tone, words, list }) => (
        <Tooltip key={key} onPress text={<Evidence marks={list} />}>
          <button
            type="button"
            className={styles.mark}
            aria-label={`${words}. ${list.map(toSentence).join(' ')}`}
          >
            <Badge tone={TONES[tone]}>{words}</Badge>
          </button>
        </Tooltip>
      ))}
    </span>
  );
}

/** A mark with its rule, tone and evidence. */
export const toSentence = ({ rule, tone, evidence }: Mark): string =>
  `${RISK_RULES[rule].title}, ${TONE_WORDS[tone]}: ${evidence}`;

interface Group {
  readonly key: string;
  readonly tone: Mark['tone'];
  readonly words: string;
  readonly list: readonly Mark[];
}

function toGroups(marks: readonly Mark[]): readonly Group[] {
  const of = (tone: Mark['tone']) => marks.filter((mark) => mark.tone === tone);
  const counted = (tone: Mark['tone'], words: string): readonly Group[] => {
    const list = of(tone);
    return list.length === 0 ? [] : [{ key: tone, tone, words: `${list.length} ${words}`, list }];
  };
  return [
    ...[...of('danger'), ...of('caution')].map((mark) => ({
      key: mark.rule,
      tone: mark.tone,
      words: mark.words,
      list: [mark],
    })),
    ...counted('fine', 'passed'),
  ];
}

/** What a mark rests on, for the tooltip of a button that says the same. */
export const Evidence = ({ marks }: { readonly marks: readonly Mark[] }) =>
  marks.map((mark) => (
    <p key={mark.rule} className={styles.evidence}>
      <strong>{mark.words}</strong>
      <span>{mark.evidence}</span>
      <small>
        rule {mark.rule}, {TONE_WORDS[mark.tone]}
      </small>
    </p>
  ));
