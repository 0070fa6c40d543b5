import { useMutation } from '@tanstack/react-query';
import { useClient } from '../../api/use-client.ts';
import { Button } from '../../ui/form/button.tsx';

const LAMPORTS = 10_000_000_000;

/** SOL of the localnet, which is worth nothing elsewhere. */
export function FaucetButton({ address }: { readonly address: string }) {
  const giving = useMutation(
    {
      mutationFn: async () => {
        const { askNode } = await import('../../wallet/ask-node.ts');
        return askNode('requestAirdrop', [address, LAMPORTS]);
      },
    },
    useClient(),
  );
  return (
    <Button look="plain" disabled={giving.isPending} onClick={() => giving.mutate()}>
      {giving.isSuccess
        ? '10 localnet SOL received. Get more?'
        : giving.isError
          ? 'The faucet refused; try again'
          : 'Get 10 SOL from the localnet’s faucet'}
    </Button>
  );
}
