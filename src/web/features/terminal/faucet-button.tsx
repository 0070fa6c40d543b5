import { useState } from 'preact/hooks';
import { Button } from '../../ui/button.tsx';

const LAMPORTS = 10_000_000_000;

/** SOL of the localnet, which is worth nothing elsewhere. */
export function FaucetButton({ address }: { readonly address: string }) {
  const [state, setState] = useState<'idle' | 'asking' | 'given' | 'refused'>('idle');
  const ask = async () => {
    setState('asking');
    const { askNode } = await import('../../wallet/ask-node.ts');
    await askNode('requestAirdrop', [address, LAMPORTS]).then(
      () => setState('given'),
      () => setState('refused'),
    );
  };
  return (
    <Button look="plain" disabled={state === 'asking'} onClick={() => void ask()}>
      {state === 'given'
        ? '10 SOL of the localnet are yours; once more?'
        : state === 'refused'
          ? 'The faucet refused; try again'
          : 'Get 10 SOL from the localnet’s faucet'}
    </Button>
  );
}
