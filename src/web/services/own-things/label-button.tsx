import { Suspense, lazy, useState } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { useOwnThings } from '../../visitor/own-things.ts';

const LabelDialog = lazy(() => import('./label-dialog.tsx'));

/** Gives the address a page is about a label of the visitor's own. */
export function LabelButton({ address }: { readonly address: string }) {
  const [isOpen, setOpen] = useState(false);
  const own = useOwnThings(({ labels }) => labels).get(address);
  return (
    <>
      <Button look="plain" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span aria-hidden="true">✎</span> {own === undefined ? 'Label' : 'Change label'}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LabelDialog address={address} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
