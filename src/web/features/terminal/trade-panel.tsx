import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TradingSource } from '#contracts/market/terminal';
import type { MarketSides } from '#contracts/market/token-market';
import { CLUSTER_NAMES } from '#contracts/cluster';
import type { Wire } from '#std/json';
import { useClient } from '../../api/use-client.ts';
import { usePlace } from '../../router/place.ts';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { useNames } from '../../values/names.ts';
import { useSend } from '../../wallet/use-send.ts';
import { useWallet } from '../../wallet/use-wallet.ts';
import { WalletChoice } from '../../wallet/wallet-choice.tsx';
import { parseAmount, parseSlippage } from './amount-text.ts';
import { BalancePicks } from './balance-picks.tsx';
import { FaucetButton } from './faucet-button.tsx';
import { QuoteView } from './quote-view.tsx';
import { SendView } from './send-view.tsx';
import { SwapReview } from './swap-review.tsx';
import { toSymbol } from './swap-sentences.ts';
import { useQuote, type QuoteWish } from './use-quote.ts';
import styles from './trade-panel.module.css';

export type Side = 'buy' | 'sell';

export interface TradePanelProps {
  readonly sides: Wire<MarketSides>;
  readonly trading: Wire<TradingSource>;
  readonly side: Side;
  readonly onSide: (side: Side) => void;
  /** Grows with every trade of the market. */
  readonly heard: number;
}

/** A swap from its amount to its confirmation: form, review, signature, result. */
export function TradePanel({ sides, trading, side, onSide, heard }: TradePanelProps) {
  const { api, cluster } = usePlace();
  const names = useNames();
  const wallet = useWallet();
  const { state: sending, send, reset } = useSend(cluster);
  const [amountText, setAmountText] = useState('');
  const [slippageText, setSlippageText] = useState('1');
  const preparing = useMutation(
    { mutationFn: (swap: QuoteWish & { readonly user: string }) => api.ask('swapTransaction', swap) },
    useClient(),
  );
  const { isPending, error: failure, data: prepared } = preparing;
  const review = isPending ? 'loading' : failure ? { failed: failure.message } : prepared;
  const isReviewed = prepared !== undefined || failure !== null;
  const reviewed = useRef<HTMLDivElement>(null);
  const isBuy = side === 'buy';
  const inputMint = isBuy ? sides.quote : sides.base;
  const inputDecimals = isBuy ? sides.quoteDecimals : sides.baseDecimals;
  const amount = inputDecimals === undefined ? undefined : parseAmount(amountText, inputDecimals);
  const slippage = parseSlippage(slippageText);
  const wish =
    trading.kind !== 'none' && amount?.kind === 'amount' && slippage !== undefined
      ? { market: sides.market, inputMint, amount: String(amount.units), slippage: String(slippage) }
      : undefined;
  const quote = useQuote(review === undefined ? wish : undefined, heard);
  const back = () => {
    preparing.reset();
    reset();
  };
  const begin = useEffectEvent(() => {
    back();
    setAmountText('');
  });
  useEffect(() => begin(), [sides.market, side]);
  const amountBox = useRef<HTMLInputElement>(null);
  const isJustConnected = wallet.kind === 'connected' && wallet.isResumed !== true;
  useEffect(() => {
    // The button that was pressed is gone; what follows is the amount.
    if (isJustConnected && document.activeElement === document.body) amountBox.current?.focus();
  }, [isJustConnected]);
  useEffect(() => {
    if (isReviewed) reviewed.current?.focus();
    reviewed.current?.parentElement?.scrollTo({ top: 0 });
  }, [isReviewed, isPending, sending.kind]);
  if (trading.kind === 'none') {
    return (
      <Notice kind="empty" title={trading.message}>
        <p>Prices, trades and candles come from the index; a connected wallet marks your own trades.</p>
        <WalletChoice purpose="To mark your own trades" />
      </Notice>
    );
  }
  if (inputDecimals === undefined) {
    return (
      <Notice kind="empty" title="The decimals of this token are not known, so no amount can be entered." />
    );
  }
  const symbol = toSymbol(inputMint, names);
  if (review !== undefined) {
    return (
      <div ref={reviewed} className={styles.panel} tabIndex={-1}>
        <SendView state={sending} onDone={back} />
        <SwapReview
          review={review}
          sending={sending}
          onBack={back}
          onSign={(unsigned) => {
            if (wallet.kind === 'connected') void send(wallet, unsigned);
          }}
        />
      </div>
    );
  }
  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        if (wallet.kind === 'connected' && trading.kind === 'pools' && wish !== undefined)
          preparing.mutate({ ...wish, user: wallet.account.address });
      }}
    >
      <div className={styles.sides} role="group" aria-label="Side">
        {(['buy', 'sell'] as const).map((key) => (
          <button
            key={key}
            type="button"
            data-side={key}
            aria-pressed={side === key}
            aria-keyshortcuts={key === 'buy' ? 'b' : 's'}
            onClick={() => onSide(key)}
          >
            {key === 'buy' ? 'Buy' : 'Sell'} <bdi>{toSymbol(sides.base, names)}</bdi>
          </button>
        ))}
      </div>
      <label className={styles.field}>
        <span>
          You sell, in <bdi>{symbol}</bdi>
        </span>
        <input
          ref={amountBox}
          data-terminal-amount
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.0"
          value={amountText}
          aria-invalid={amount?.kind === 'wrong'}
          onInput={({ currentTarget }) => setAmountText(currentTarget.value)}
        />
        {amount?.kind === 'wrong' && <small className={styles.wrong}>{amount.message}</small>}
      </label>
      {wallet.kind === 'connected' && (
        <BalancePicks
          wallet={wallet.account.address}
          mint={inputMint}
          decimals={inputDecimals}
          symbol={symbol}
          onPick={setAmountText}
        />
      )}
      <label className={styles.field}>
        <span>Max slippage (%)</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          value={slippageText}
          aria-invalid={slippage === undefined}
          onInput={({ currentTarget }) => setSlippageText(currentTarget.value)}
        />
        {slippage === undefined && <small className={styles.wrong}>It must be from 0 to 50 %.</small>}
      </label>
      <QuoteView quote={quote} />
      {trading.kind === 'aggregator' ? (
        <p className={styles.note}>
          Quotes on this cluster come from {trading.host}, whom the operator named. This server builds no
          transactions for {CLUSTER_NAMES[cluster]}; a connected wallet marks your own trades.
        </p>
      ) : (
        wallet.kind === 'connected' && (
          <Button
            look="primary"
            type="submit"
            disabled={wish === undefined || quote.kind !== 'answer' || quote.answer.kind !== 'found'}
          >
            Review the swap
          </Button>
        )
      )}
      <WalletChoice purpose="To trade here" />
      {wallet.kind === 'connected' && cluster === 'localnet' && (
        <FaucetButton address={wallet.account.address} />
      )}
    </form>
  );
}
