import { useId, type RefObject } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { OnboardingFlow, OnboardingStep } from './onboarding.ts';
import type { CardPlace } from './place-card.ts';
import styles from './tour.module.css';

export interface TourCardProps {
  readonly cardRef: RefObject<HTMLElement | null>;
  readonly flow: OnboardingFlow;
  readonly step: OnboardingStep;
  readonly index: number;
  readonly place: CardPlace;
  /** Of the target, or of the page it is on. */
  readonly state: 'going' | 'elsewhere' | 'looking' | 'missing' | 'found';
  readonly onGo: () => void;
  readonly onAction: () => void;
  readonly onMove: (kind: 'next' | 'previous' | 'skip' | 'pause' | 'dismiss') => void;
  /** The pointer came to the card or left it. */
  readonly onHold: (held: boolean) => void;
}

/** What a step says, and the ways on. It is no modal: the page behind it stays usable. */
export function TourCard({ cardRef, flow, step, index, place, state, ...on }: TourCardProps) {
  const id = useId();
  const count = flow.steps.length;
  const last = index === count - 1;
  const beside = place.kind === 'beside' ? place : undefined;
  return (
    <section
      ref={cardRef}
      role="dialog"
      aria-modal="false"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      aria-busy={state === 'going' || state === 'looking'}
      tabIndex={-1}
      className={classNames(styles.card, !beside && styles.docked)}
      data-edge={place.kind === 'docked' ? place.edge : undefined}
      data-side={beside?.side}
      data-tour-card={step.id}
      style={{
        position: 'fixed',
        ...(beside && { left: beside.left, top: beside.top, '--arrow': `${beside.arrow}px` }),
      }}
      onPointerEnter={() => on.onHold(true)}
      onPointerLeave={() => on.onHold(false)}
    >
      {beside && <span className={styles.arrow} aria-hidden="true" />}
      <div className={styles.top}>
        <span className={styles.quiet}>
          {flow.title}, step {index + 1} of {count}
        </span>
        <button
          type="button"
          className={styles.icon}
          aria-label="Pause the tour"
          onClick={() => on.onMove('pause')}
        >
          <Icon name="pause" />
        </button>
        <button
          type="button"
          className={styles.icon}
          aria-label="Close the tour"
          onClick={() => on.onMove('dismiss')}
        >
          <Icon name="cross" />
        </button>
      </div>
      <h2 id={`${id}-title`}>{step.title}</h2>
      <p id={`${id}-text`} className={styles.content}>
        {step.content}
      </p>
      {state === 'elsewhere' && (
        <p className={styles.note}>
          This step is on another page. <Button onClick={on.onGo}>Go there</Button>
        </p>
      )}
      {state === 'missing' && (
        <p className={styles.note}>
          It is not on this page now: there is no data for it, or your view hides it.
        </p>
      )}
      {state === 'found' && step.action && (
        <p className={styles.note}>
          <Button onClick={on.onAction}>{step.action.label}</Button>
        </p>
      )}
      <div className={styles.buttons}>
        <Button look="plain" disabled={index === 0} onClick={() => on.onMove('previous')}>
          Back
        </Button>
        {step.skippable && (
          <Button look="plain" onClick={() => on.onMove('skip')}>
            Skip
          </Button>
        )}
        <Button look="primary" onClick={() => on.onMove('next')}>
          {last ? 'Finish' : 'Next'}
        </Button>
      </div>
    </section>
  );
}
