import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { RISK_RULES, type RiskMark } from '#contracts/launches';
import type { Wire } from '#std/json';
import { Badge, type Tone } from '../ui/badge.tsx';
import styles from './risk-marks.module.css';

type Mark = Wire<RiskMark>;

const TONES: Readonly<Record<Mark['tone'], Tone>> = {
  danger: 'negative',
  caution: 'warning',
  unknown: 'neutral',
  fine: 'positive',
};
const TONE_WORDS: Readonly<Record<Mark['tone'], string>> = {
  danger: 'warning',
  caution: 'caution',
  unknown: 'not known',
  fine: 'in order',
};

/** Marks in one cell: what to beware of each by itself, the rest counted. Evidence on hover, focus or touch. */
export function RiskMarks({ marks }: { readonly marks: readonly Mark[] }) {
  const [open, setOpen] = useState<{ readonly key: string; readonly at: HTMLElement }>();
  const groups = toGroups(marks);
  const shown = groups.find(({ key }) => key === open?.key);
  const hide = (key: string) => setOpen((now) => (now?.key === key ? undefined : now));
  return (
    <span class={styles.marks}>
      {groups.map(({ key, tone, words, list }) => (
        <button
          key={key}
          type="button"
          class={styles.mark}
          aria-label={`${words}. ${list.map(toSentence).join(' ')}`}
          onPointerEnter={({ currentTarget }) => setOpen({ key, at: currentTarget })}
          onPointerLeave={() => hide(key)}
          onFocus={({ currentTarget }) => setOpen({ key, at: currentTarget })}
          onBlur={() => hide(key)}
          onClick={({ currentTarget }) => setOpen({ key, at: currentTarget })}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || open?.key !== key) return;
            event.stopPropagation();
            hide(key);
          }}
        >
          <Badge tone={TONES[tone]}>{words}</Badge>
        </button>
      ))}
      {shown && open && <Evidence marks={shown.list} at={open.at} />}
    </span>
  );
}

const toSentence = ({ rule, tone, evidence }: Mark): string =>
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
    ...counted('unknown', 'not known'),
    ...counted('fine', 'in order'),
  ];
}

/** Over everything else, so that no table cuts it off. Says nothing that the button does not. */
function Evidence({ marks, at }: { readonly marks: readonly Mark[]; readonly at: HTMLElement }) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    if (!element?.isConnected) return;
    element.showPopover();
    const { left, top, bottom } = at.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = element;
    const below = bottom + 6;
    element.style.left = `${Math.max(8, Math.min(left, innerWidth - offsetWidth - 8))}px`;
    element.style.top = `${below + offsetHeight > innerHeight ? Math.max(8, top - offsetHeight - 6) : below}px`;
  }, [at, marks]);
  return (
    <div ref={card} popover="manual" class={styles.card} aria-hidden="true">
      {marks.map((mark) => (
        <p key={mark.rule}>
          <strong>{mark.words}</strong>
          <span>{mark.evidence}</span>
          <small>
            rule {mark.rule}, {TONE_WORDS[mark.tone]}
          </small>
        </p>
      ))}
    </div>
  );
}
