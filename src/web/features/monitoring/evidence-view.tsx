import { findRule, type RuleCard } from '#contracts/market/anomaly-rules';
import { toDecimal } from '#contracts/text/value-text';
import { Disclosure } from '../../ui/block/disclosure.tsx';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { useNames } from '../../values/names.ts';
import type { Anomaly } from './anomaly-feed.ts';
import { FigureView, toFigureText } from './figure-view.tsx';
import styles from './monitoring.module.css';

/** What a rule measured in one line, and below it what it looked at and what it says. */
export function EvidenceView({ anomaly }: { readonly anomaly: Anomaly }) {
  const { rule, measured, allowed, evidence } = anomaly;
  const card = findRule(rule);
  if (card === undefined)
    return <>This rule belongs to another version of this product; it measured {measured}.</>;
  return (
    <Disclosure
      summary={
        <>
          {card.measured.label} <strong>{toFigureText(card.measured, measured)}</strong>
          <Headline card={card} evidence={evidence} />
        </>
      }
    >
      <div className={styles.evidence}>
        <KeyValues
          rows={[
            { label: 'Threshold', value: toFigureText(card.measured, allowed) },
            ...Object.entries(card.figures).map(([name, figure]) => {
              const value = evidence[name];
              return (
                value !== undefined && {
                  label: figure.label,
                  value: <FigureView card={figure} value={value} evidence={evidence} />,
                }
              );
            }),
          ]}
        />
        <p className={styles.rule}>{card.text}</p>
      </div>
    </Disclosure>
  );
}

/** The figure that says most, without a link: it stands in what unfolds. */
function Headline({ card, evidence }: { readonly card: RuleCard; readonly evidence: Anomaly['evidence'] }) {
  const { tokens } = useNames();
  const figure = card.headline === undefined ? undefined : card.figures[card.headline];
  const value = card.headline === undefined ? undefined : evidence[card.headline];
  if (figure === undefined || value === undefined) return null;
  const label = figure.label.toLowerCase();
  if (figure.kind !== 'amount' || figure.of === undefined) {
    return (
      <>
        {' '}
        · {label} <strong>{toFigureText(figure, value)}</strong>
      </>
    );
  }
  const token = tokens[String(evidence[figure.of])];
  if (token?.decimals === undefined) return null;
  return (
    <>
      {' '}
      · {label}{' '}
      <strong>
        {toDecimal(value, token.decimals)} <ChainText text={token.symbol ?? ''} limit={16} />
      </strong>
    </>
  );
}
