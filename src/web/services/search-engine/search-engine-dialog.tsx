import { useState } from 'react';
import { PRODUCT } from '#contracts/product';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { writeStored } from '../../ui/state/stored-value.ts';
import { addSearchEngine } from './add-search-engine.ts';
import { DISMISSED_KEY, REMIND_KEY, toBrowserName, toManualSteps } from './prompt-state.ts';
import styles from './search-engine.module.css';

/** Adds the product as a search engine of the browser, or says how to do it by hand. */
export default function SearchEngineDialog({ onClose }: { readonly onClose: () => void }) {
  const [asked, setAsked] = useState<'taken' | 'failed'>();
  const add = () => {
    try {
      addSearchEngine();
      setAsked('taken');
    } catch {
      setAsked('failed');
    }
  };
  return (
    <Dialog
      title={`Search with ${PRODUCT.name}`}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button
            look="plain"
            onClick={() => {
              writeStored(DISMISSED_KEY, true);
              onClose();
            }}
          >
            Do not ask again
          </Button>
          <Button
            onClick={() => {
              writeStored(REMIND_KEY, Date.now());
              onClose();
            }}
          >
            Remind me later
          </Button>
          <Button look="primary" onClick={add}>
            Add search engine
          </Button>
        </>
      }
    >
      <p>
        Type an address, a signature or a slot into your browser’s address bar and land on its page in{' '}
        {PRODUCT.name}.
      </p>
      {asked !== undefined && (
        <div role="alert" className={styles.alert}>
          <p>
            {asked === 'failed'
              ? 'Your browser cannot add it automatically. Add it by hand:'
              : 'Your browser was asked to add it. Most browsers ignore this; if nothing appeared, add it by hand:'}
          </p>
          <ol className={styles.steps}>
            {toManualSteps(toBrowserName(navigator.userAgent), PRODUCT.name, location.origin).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      )}
    </Dialog>
  );
}
