import { Button } from '../ui/form/button.tsx';
import type { ListedWallet } from './wallet-standard.ts';

/** A wallet by its name and picture; both come from an extension. */
export function WalletButton({
  wallet: { name, icon },
  look = 'framed',
  disabled,
  onClick,
}: {
  readonly wallet: ListedWallet;
  readonly look?: 'framed' | 'primary' | undefined;
  readonly disabled?: boolean | undefined;
  readonly onClick: () => void;
}) {
  return (
    <Button look={look} disabled={disabled} onClick={onClick}>
      {icon !== undefined && <img src={icon} alt="" width={18} height={18} />}
      <bdi>{name}</bdi>
    </Button>
  );
}
