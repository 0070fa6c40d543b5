import { useMutation } from '@tanstack/react-query';
import { useClient } from '../../api/use-client.ts';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/block/notice.tsx';

/** Ends all sessions of whoever is signed in, as after a device was lost. */
export function SignOutEverywhere() {
  const leaving = useMutation(
    {
      mutationFn: async () => {
        const { signOutEverywhere } = await import('../../session/sign-in.ts');
        await signOutEverywhere();
        const { disconnectWallet } = await import('../../wallet/connection.ts');
        await disconnectWallet();
      },
    },
    useClient(),
  );
  return (
    <>
      <p>
        Ends your sessions in this browser and all others. API keys go on working: remove them under API keys.
      </p>
      {leaving.error && <Notice kind="not-available" title={leaving.error.message} />}
      <div>
        <Button disabled={leaving.isPending} onClick={() => leaving.mutate()}>
          Sign out everywhere
        </Button>
      </div>
    </>
  );
}
