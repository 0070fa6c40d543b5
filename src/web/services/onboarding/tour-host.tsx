import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePlace } from '../../router/place.ts';
import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FLOWS } from './flows.ts';
import { OpenTour } from './open-tour.tsx';
import { findStep } from './tour-state.ts';
import { dismissTourOffer, moveTour, useTours } from './tour-store.ts';
import styles from './tour.module.css';

/** The open tour, the paused one as a chip, or on the home page the offer of one. None starts by itself. */
export function TourHost() {
  const tours = useTours();
  const { path } = usePlace();
  const found = findStep(tours, FLOWS);
  if (found && tours.active?.paused === true) {
    const { flow, index } = found;
    return (
      <section className={styles.corner} aria-label="Paused tour" data-tour-paused>
        <Button onClick={() => moveTour({ kind: 'resume', flowId: flow.id })}>Resume: {flow.title}</Button>
        <span className={styles.quiet}>
          {index + 1} of {flow.steps.length}
        </span>
        <button
          type="button"
          className={styles.icon}
          aria-label="Close the tour"
          onClick={() => moveTour({ kind: 'dismiss' })}
        >
          <Icon name="cross" />
        </button>
      </section>
    );
  }
  if (found) return <OpenTour key={found.flow.id} {...found} tours={tours} />;
  const first = FLOWS[0];
  const unused = Object.keys(tours.progress).length === 0;
  if (path !== '/' || !tours.known || tours.offerDismissed || !unused || !first) return null;
  return <TourOffer flow={first} />;
}

/** In a place the page has for it, so that it covers nothing: beside its title, or at its end where that is narrow. */
function TourOffer({ flow }: { readonly flow: (typeof FLOWS)[number] }) {
  const [place, setPlace] = useState<HTMLElement>();
  useEffect(() => {
    const places = [...document.querySelectorAll<HTMLElement>('[data-tour-place]')];
    setPlace(places.find((one) => one.offsetParent !== null));
  }, []);
  if (!place) return null;
  return createPortal(
    <section className={styles.offer} aria-label="Guided tour" data-tour-offer>
      <span>New here? A tour of {flow.estimatedTime} minutes shows how to read the chain.</span>
      <Button onClick={() => moveTour({ kind: 'start', flowId: flow.id })}>Start the tour</Button>
      <Button look="plain" onClick={dismissTourOffer}>
        No, thanks
      </Button>
    </section>,
    place,
  );
}
