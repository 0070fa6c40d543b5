import { MOST_IN_HERO } from './flow-layout.ts';
import { FlowPicture } from './flow-picture.tsx';
import { TradeLines } from './trades.tsx';
import type { FoundTransaction } from './types.ts';

export interface HeroProps {
  readonly found: FoundTransaction;
  /** Where all flows are listed. */
  readonly fundsHref: string;
}

/** What was given for what, and who gave what to whom. */
export default function Hero({ found, fundsHref }: HeroProps) {
  return (
    <>
      <TradeLines found={found} />
      <FlowPicture
        transaction={found.transaction}
        prices={found.prices}
        most={MOST_IN_HERO}
        fundsHref={fundsHref}
      />
    </>
  );
}
