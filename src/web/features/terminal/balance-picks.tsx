import { SOL_DECIMALS, SOL_MINT } from '#contracts/chain';
import { toDecimal, toPlainDecimal } from '#contracts/text/value-text';
import { useAnswer } from '../../api/use-answer.ts';
import { toPart } from './amount-text.ts';
import styles from './trade-panel.module.css';

/** While the panel is open; a trade or the faucet may change it. */
const EVERY_MS = 10_000;
/** Lamports that Max leaves for fees and the rent of token accounts. */
const RESERVE = 10_000_000n;
const PARTS = [25, 50, 100] as const;

interface BalancePicksProps {
  readonly wallet: string;
  readonly mint: string;
  readonly decimals: number;
  readonly symbol: string;
  /** Is given the amount as somebody would type it. */
  readonly onPick: (text: string) => void;
}

/** What a wallet has of the token it would sell, and parts of it to choose. */
export function BalancePicks({ wallet, mint, decimals, symbol, onPick }: BalancePicksProps) {
  const balance = useBalance(wallet, mint);
  const isSol = mint === SOL_MINT;
  if (balance === undefined) return <p className={styles.balance}>Balance …</p>;
  const reserve = isSol ? RESERVE : 0n;
  return (
    <p className={styles.balance}>
      <span title={`${toDecimal(balance, decimals)} ${symbol}`}>
        Balance {toDecimal(balance, decimals)} <bdi>{symbol}</bdi>
      </span>
      {PARTS.map((part) => {
        const units = toPart(balance, part, reserve);
        const title =
          part === 100
            ? isSol
              ? `All but ${toDecimal(RESERVE, SOL_DECIMALS)} SOL, for fees and rent`
              : 'Whole balance'
            : `${part} % of the balance`;
        return (
          <button
            key={part}
            type="button"
            disabled={units === 0n}
            title={title}
            onClick={() => onPick(toPlainDecimal(units, decimals))}
          >
            {part === 100 ? 'Max' : `${part} %`}
          </button>
        );
      })}
    </p>
  );
}

/** Raw units: SOL that is not wrapped, or what the associated account has. `undefined` while it is not known. */
function useBalance(wallet: string, mint: string): bigint | undefined {
  const isSol = mint === SOL_MINT;
  const { data: own } = useAnswer(
    'account',
    { address: wallet },
    { enabled: isSol, refetchInterval: EVERY_MS },
  );
  const { data: listed } = useAnswer(
    'tokenAccounts',
    { wallet },
    { enabled: !isSol, refetchInterval: EVERY_MS },
  );
  if (isSol) {
    if (own?.kind === 'absent') return own.state === 'not-found' ? 0n : undefined;
    return own && BigInt(own.lamports);
  }
  if (listed?.kind !== 'found') return undefined;
  const held = listed.accounts.find((one) => one.mint === mint && one.associated);
  return BigInt(held?.amount ?? 0);
}
