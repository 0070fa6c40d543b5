import type { FigureCard } from '#contracts/market/anomaly-rules';
import { toShareText, toUsdText } from '#contracts/text/money-text';
import { toDecimal, toGrouped } from '#contracts/text/value-text';
import { TokenAmountValue, SolValue } from '../../values/amounts.tsx';
import { AddressValue } from '../../values/address.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { UsdValue } from '../../values/money.tsx';
import { SignatureValue } from '../../values/signature.tsx';
import type { Anomaly } from './anomaly-feed.ts';

type Evidence = Anomaly['evidence'];

/** A figure of the evidence by its kind; one this version does not know is shown as it stands. */
export function FigureView({
  card,
  value,
  evidence,
}: {
  readonly card: FigureCard;
  readonly value: string | number;
  readonly evidence: Evidence;
}) {
  const text = String(value);
  switch (card.kind) {
    case 'address':
      return <AddressValue address={text} />;
    case 'signature':
      return <SignatureValue signature={text} />;
    case 'lamports':
      return <SolValue lamports={toWhole(value)} />;
    case 'micro-usd':
      return <UsdValue microUsd={toWhole(value)} />;
    case 'amount': {
      const mint = card.of === undefined ? undefined : evidence[card.of];
      return <TokenAmountValue amount={text} mint={typeof mint === 'string' ? mint : undefined} />;
    }
    case 'share':
    case 'count':
      return <>{toFigureText(card, value)}</>;
    case 'text':
      return <ChainText text={text} limit={64} />;
  }
}

/** What was measured, as plain text. */
export function toFigureText({ kind }: FigureCard, value: string | number): string {
  switch (kind) {
    case 'share':
      return toShareText(Number(value));
    case 'count':
      return toGrouped(Math.round(Number(value)));
    case 'lamports':
      return `${toDecimal(toWhole(value), 9)} SOL`;
    case 'micro-usd':
      return toUsdText(toWhole(value));
    default:
      return String(value);
  }
}

/** Sums measured in whole units travel as numbers; what reads them takes texts. */
const toWhole = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value)) : value;
