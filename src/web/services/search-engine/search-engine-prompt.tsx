import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { PRODUCT } from '#contracts/product';
import { usePlace } from '../../router/place.ts';
import { Button } from '../../ui/form/button.tsx';
import { readStored, writeStored } from '../../ui/state/stored-value.ts';
import { useTours } from '../onboarding/tour-store.ts';
import { DISMISSED_KEY, mayPrompt, QUIET_MS, REMIND_KEY } from './prompt-state.ts';
import styles from './search-engine.module.css';

const SearchEngineDialog = lazy(() => import('./search-engine-dialog.tsx'));

/** Offers to search with the product, once a visitor has seen a second page. It lies over the page and moves nothing. */
export function SearchEnginePrompt() {
  const { path } = usePlace();
  const isTouring = useTours().active !== undefined;
  const [shown, setShown] = useState<'offer' | 'dialog'>();
  const pages = useRef(0);
  useEffect(() => {
    pages.current++;
    const look = () => {
      const facts = {
        dismissed: readStored(DISMISSED_KEY),
        remindLater: readStored(REMIND_KEY),
        pagesSeen: pages.current,
        sinceOpenMs: performance.now(),
        nowMs: Date.now(),
      };
      if (mayPrompt(facts)) setShown((before) => before ?? 'offer');
    };
    look();
    const timer = setTimeout(look, Math.max(0, QUIET_MS - performance.now()) + 1);
    return () => clearTimeout(timer);
  }, [path]);
  const end = (key: string, value: unknown) => {
    writeStored(key, value);
    // Nothing is asked twice in a tab, even where nothing can be stored.
    pages.current = Number.NEGATIVE_INFINITY;
    setShown(undefined);
  };
  // A tour has the screen to itself; the offer of one is on the first page alone, where this is not made.
  const isQuiet = isTouring || path === '/';
  if (shown === undefined || (isQuiet && shown === 'offer')) return null;
  if (shown === 'dialog') {
    return (
      <Suspense fallback={null}>
        <SearchEngineDialog onClose={() => end(REMIND_KEY, Date.now())} />
      </Suspense>
    );
  }
  return (
    <aside className={styles.offer} aria-label={`Search with ${PRODUCT.name}`}>
      <p>Search {PRODUCT.name} from your browser’s address bar?</p>
      <div className={styles.buttons}>
        <Button look="primary" onClick={() => setShown('dialog')}>
          Add search engine
        </Button>
        <Button onClick={() => end(REMIND_KEY, Date.now())}>Remind me later</Button>
        <Button look="plain" onClick={() => end(DISMISSED_KEY, true)}>
          Do not ask again
        </Button>
      </div>
    </aside>
  );
}
