import { Button } from '../ui/button.tsx';
import type { Wallet } from './wallet-standard.ts';

/** A wallet by its name and picture; both come from an extension. */
export function WalletButton({
  wallet,
  look = 'framed',
  disabled,
  onClick,
}: {
  readonly wallet: Wallet;
  readonly look?: 'framed' | 'primary' | undefined;
  readonly disabled?: boolean | undefined;
  readonly onClick: () => void;
}) {
  return (
    <Button look={look} disabled={disabled} onClick={onClick}>
      {isSafeIcon(wallet.icon) && <img src={wallet.icon} alt="" width={18} height={18} />}
      <bdi>{wallet.name.slice(0, 40)}</bdi>
    </Button>
  );
}

/** An icon that loads nothing from elsewhere. */
const isSafeIcon = (icon: unknown): boolean =>
  typeof icon === 'string' && /^data:image\/(?:svg\+xml|png|webp|gif|jpeg);base64,[\w+/=]+$/.test(icon);
