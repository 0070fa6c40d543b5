import type { RiskEvidence, RiskItem, RiskTone, TokenRiskAnswer } from '#contracts/account/token-risk';
import { toShareText } from '#contracts/text/money-text';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { CoverageLine } from '../../answers/coverage-line.tsx';
import { Badge, type Tone } from '../../ui/block/badge.tsx';
import { Disclosure } from '../../ui/block/disclosure.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Section } from '../../ui/block/section.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { UsdValue } from '../../values/money.tsx';
import { NamesProvider } from '../../values/names.ts';
import { SignatureValue } from '../../values/signature.tsx';
import { SentenceView } from '../../values/sentence-view.tsx';
import styles from './token-market.module.css';
import { AbsenceView } from '../../answers/absence-view.tsx';

type Item = Wire<RiskItem>;

/** The words of the badge carry the meaning. */
const TONES: Readonly<Record<RiskTone, readonly [Tone, string]>> = {
  danger: ['negative', 'danger'],
  caution: ['warning', 'caution'],
  fine: ['positive', 'fine'],
  unknown: ['neutral', 'not known'],
};

/** `2 dangers, 1 caution, 3 not known`. */
export function toRiskCount(items: readonly Pick<Item, 'tone'>[]): string {
  const count = (tone: RiskTone): number => items.filter((item) => item.tone === tone).length;
  const [dangers, cautions, unknown] = [count('danger'), count('caution'), count('unknown')];
  return [
    `${dangers} ${dangers === 1 ? 'danger' : 'dangers'}`,
    `${cautions} ${cautions === 1 ? 'caution' : 'cautions'}`,
    ...(unknown > 0 ? [`${unknown} not known`] : []),
  ].join(', ');
}

/** How many risks of each kind, and up to two dangers in words, for the top of the page; leads to all of them. */
export function RiskLine({ answer }: { readonly answer: Wire<TokenRiskAnswer> }) {
  if (answer.kind === 'absent') return null;
  const worst = answer.items.filter(({ tone }) => tone === 'danger').slice(0, 2);
  return (
    <p className={styles.worst}>
      <a href="#risks">
        <Badge tone={worst.length > 0 ? 'negative' : 'neutral'}>{toRiskCount(answer.items)}</Badge>
      </a>
      {worst.map(({ key, finding }) => (
        <span key={key}>{finding}</span>
      ))}
    </p>
  );
}

/** What to beware of, item by item with rule and evidence. What is fine stands folded below. */
export function RiskCard({ answer }: { readonly answer: Wire<TokenRiskAnswer> }) {
  if (answer.kind === 'absent') {
    return (
      <Section title="Risks" flush>
        <AbsenceView part absence={answer} />
      </Section>
    );
  }
  const open = answer.items.filter(({ tone }) => tone !== 'fine');
  const fine = answer.items.filter(({ tone }) => tone === 'fine');
  return (
    <NamesProvider value={answer.names}>
      <Section title="Risks" id="risks" flush aside={toRiskCount(answer.items)}>
        {open.length === 0 ? (
          <EmptyState title="No risk found">
            None of the rules that could be checked found anything.
          </EmptyState>
        ) : (
          <Items items={open} />
        )}
        {fine.length > 0 && (
          <div className={styles.note}>
            <Disclosure summary={`${toGrouped(fine.length)} checks passed`}>
              <Items items={fine} />
            </Disclosure>
          </div>
        )}
        <p className={styles.note}>Automated checks of public figures. Not advice.</p>
      </Section>
      {answer.coverage !== undefined && (
        <CoverageLine coverage={answer.coverage} what="creation, trades, liquidity and rights of the token" />
      )}
    </NamesProvider>
  );
}

function Items({ items }: { readonly items: readonly Item[] }) {
  return (
    <ul className={styles.risks}>
      {items.map(({ key, tone, title, finding, rule, evidence }) => (
        <li key={key} data-tone={tone}>
          <span>
            <Badge tone={TONES[tone][0]}>{TONES[tone][1]}</Badge>
          </span>
          <div className={styles.finding}>
            <p>
              <strong>{title}.</strong> {tone === 'unknown' && 'Not known: '}
              {finding}
            </p>
            {evidence.length > 0 && (
              <ul className={styles.evidence} aria-label={`Evidence: ${title}`}>
                {evidence.map((one, i) => (
                  <li key={i}>
                    <Evidence evidence={one} />
                  </li>
                ))}
              </ul>
            )}
            <p className={styles.rule}>Rule: {rule}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Evidence({ evidence }: { readonly evidence: Wire<RiskEvidence> }) {
  const label = <span className={styles.quiet}>{evidence.label}</span>;
  switch (evidence.kind) {
    case 'address':
      return (
        <>
          {label} <AddressValue address={evidence.address} bare />
        </>
      );
    case 'transaction':
      return (
        <>
          {label} <SignatureValue signature={evidence.signature} bare />
        </>
      );
    case 'share':
      return (
        <>
          {toShareText(evidence.share)} {label}
        </>
      );
    case 'count':
      return (
        <>
          {toGrouped(evidence.count)} {label}
        </>
      );
    case 'usd':
      return (
        <>
          {label} <UsdValue microUsd={evidence.microUsd} />
        </>
      );
    case 'time':
      return (
        <>
          {label} <AgeValue unixSeconds={evidence.time} />
        </>
      );
    case 'sentence':
      return (
        <>
          {label} <SentenceView sentence={evidence.sentence} />
        </>
      );
  }
}
