import {
  ChartPie,
  Check,
  CircleHelp,
  Coins,
  Crosshair,
  Drama,
  Droplets,
  History,
  Snowflake,
  TrendingDown,
  type LucideIcon,
} from 'lucide-react';
import type { RiskRule } from '#contracts/market/launches';
import { Drawing } from '../ui/icon.tsx';
import { Tooltip } from '../ui/overlay/tooltip.tsx';
import { Evidence, toSentence, TONE_WORDS, type Mark } from './risk-marks.tsx';
import styles from './risk-icons.module.css';

const ICONS: Readonly<Record<RiskRule, LucideIcon>> = {
  'mint-authority': Coins,
  'freeze-authority': Snowflake,
  'creator-sold': TrendingDown,
  'creator-share': ChartPie,
  snipers: Crosshair,
  liquidity: Droplets,
  'creator-history': History,
  'look-alike': Drama,
};

/**
 * Marks as icons on one line: each that warns by itself, what passed and what is not known folded into a count. Words
 * and evidence on hover, focus or touch.
 */
export function RiskIcons({ marks }: { readonly marks: readonly Mark[] }) {
  const of = (tone: Mark['tone']) => marks.filter((mark) => mark.tone === tone);
  return (
    <span className={styles.icons}>
      {[...of('danger'), ...of('caution')].map((mark) => (
        <MarkButton
          key={mark.rule}
          tone={mark.tone}
          icon={ICONS[mark.rule]}
          words={mark.words}
          list={[mark]}
        />
      ))}
      <Folded tone="fine" icon={Check} list={of('fine')} />
      <Folded tone="unknown" icon={CircleHelp} list={of('unknown')} />
    </span>
  );
}

interface MarkButtonProps {
  readonly tone: Mark['tone'];
  readonly icon: LucideIcon;
  readonly words: string;
  readonly list: readonly Mark[];
  readonly count?: number | undefined;
}

function MarkButton({ tone, icon, words, list, count }: MarkButtonProps) {
  return (
    <Tooltip onPress text={<Evidence marks={list} />}>
      <button
        type="button"
        className={styles.icon}
        data-tone={tone}
        aria-label={`${words}. ${list.map(toSentence).join(' ')}`}
      >
        <Drawing of={icon} size={15} />
        {count}
      </button>
    </Tooltip>
  );
}

function Folded({ tone, icon, list }: Pick<MarkButtonProps, 'tone' | 'icon' | 'list'>) {
  const count = list.length;
  return count === 0 ? null : (
    <MarkButton tone={tone} icon={icon} words={`${count} ${TONE_WORDS[tone]}`} list={list} count={count} />
  );
}
