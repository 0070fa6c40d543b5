import { Fragment } from 'react';
import { Badge } from '../../ui/block/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Disclosure } from '../../ui/block/disclosure.tsx';
import { Meter } from '../../ui/block/meter.tsx';
import { notify } from '../notifications/notify.ts';
import { COMPLEXITIES, findNextLevel, SKILL_AREAS, type Minima } from './assessment.ts';
import type { BehaviourMetrics } from './behaviour.ts';
import {
  chooseComplexity,
  hideAdvancedFeatures,
  moveComplexity,
  resetExpertise,
  useExpertise,
  type Expertise,
} from './expertise-store.ts';
import { showAnyway } from './show-anyway.ts';
import { FEATURES, toFeatureState, type Feature } from './gated-features.ts';
import styles from './expertise.module.css';

/** Level, what the next one needs, skills, features, and the visitor's own say over all of it. */
export function ExpertisePanel() {
  const expertise = useExpertise();
  const { assessment, behaviour } = expertise;
  const next = findNextLevel(behaviour.metrics);
  return (
    <div className={styles.panel} data-expertise>
      <p>
        Level: <strong>{assessment.level}</strong>, confidence {Math.round(assessment.confidence * 100)} %.{' '}
        <span className={styles.quiet}>Counted in this browser only; nothing of it is sent.</span>
      </p>
      <p>{next ? `For ${next.level}: ${toMissingText(next.missing)}.` : 'This is the highest level.'}</p>
      <Override expertise={expertise} />
      <h3>Skills</h3>
      <ul className={styles.skills}>
        {SKILL_AREAS.map((area) => {
          const percent = Math.floor(assessment.skillAreas[area] * 100);
          return (
            <li key={area}>
              <span>{area}</span>
              <Meter share={assessment.skillAreas[area]} label={`${percent} %`} />
              <span className={styles.quiet} aria-hidden="true">
                {percent} %
              </span>
            </li>
          );
        })}
      </ul>
      <h3>Features</h3>
      <ul className={styles.features}>
        {FEATURES.map((feature) => (
          <FeatureRow key={feature.id} feature={feature} expertise={expertise} />
        ))}
      </ul>
      <Disclosure summary="Counts">
        <Counted metrics={behaviour.metrics} />
      </Disclosure>
      <div className={styles.row}>
        <Button onClick={resetWithUndo}>Reset counts</Button>
      </div>
    </div>
  );
}

function resetWithUndo(): void {
  const undo = resetExpertise();
  notify({
    type: 'success',
    title: 'Expertise reset',
    message: 'The counts in this browser were deleted.',
    action: { label: 'Undo', onClick: undo },
    duration: 12_000,
  });
}

function Override({ expertise: { complexity, choice, assessment } }: { readonly expertise: Expertise }) {
  return (
    <>
      <p>
        View: <strong>{complexity}</strong>,{' '}
        {choice.complexity === undefined
          ? 'automatic: everything can be reached.'
          : `chosen by you; automatic would be ${assessment.suggestedComplexity}.`}
      </p>
      <div className={styles.row}>
        <Button disabled={complexity === COMPLEXITIES[0]} onClick={() => moveComplexity(-1)}>
          Simpler
        </Button>
        <Button disabled={complexity === COMPLEXITIES.at(-1)} onClick={() => moveComplexity(1)}>
          More advanced
        </Button>
        {choice.complexity === undefined ? (
          // At the lowest there is no step down, yet who wants less must be able to say so.
          complexity === 'simple' && (
            <Button onClick={() => chooseComplexity('simple')}>Keep it simple</Button>
          )
        ) : (
          <Button onClick={() => chooseComplexity(undefined)}>Back to automatic</Button>
        )}
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={choice.hideAdvanced}
          onChange={({ currentTarget }) => hideAdvancedFeatures(currentTarget.checked)}
        />{' '}
        Hide all features that are not for beginners
      </label>
    </>
  );
}

function FeatureRow({ feature, expertise }: { readonly feature: Feature; readonly expertise: Expertise }) {
  const { id, href, description, minLevel, learningResources } = feature;
  const state = toFeatureState(feature, expertise.behaviour.metrics, expertise.choice);
  return (
    <li data-feature={id}>
      <div className={styles.row}>
        <span className={styles.name}>{href === undefined ? id : <a href={href}>{id}</a>}</span>
        <Badge>{minLevel}</Badge>
        {href === undefined ? (
          <Badge tone="warning">not part of this product yet</Badge>
        ) : (
          <Badge tone={state.available ? 'positive' : 'neutral'}>
            {state.available ? 'available' : state.shown ? 'shown' : 'hidden'}
          </Badge>
        )}
      </div>
      <p className={styles.quiet}>{description}</p>
      {href !== undefined && !state.available && (
        <div className={styles.row}>
          <span className={styles.quiet}>
            {state.why} {Math.floor(state.progress * 100)} % there. Learn:{' '}
            {learningResources.map(({ href: to, text }, i) => (
              <Fragment key={to}>
                {i > 0 && ', '}
                <a href={to}>{text}</a>
              </Fragment>
            ))}
          </span>
          {!state.shown && <Button onClick={() => showAnyway(id)}>Show it anyway</Button>}
        </div>
      )}
    </li>
  );
}

/** What is missing for a level, in words; what is not missing is left out. */
export function toMissingText({ actions, features, sessionSeconds, returnVisits }: Minima): string {
  const one = (count: number, singular: string, plural: string) =>
    count === 0 ? [] : [`${count.toLocaleString('en')} more ${count === 1 ? singular : plural}`];
  return [
    ...one(actions, 'action in one visit', 'actions in one visit'),
    ...one(features, 'feature', 'features'),
    ...one(sessionSeconds, 'second in one visit', 'seconds in one visit'),
    ...one(returnVisits, 'return visit', 'return visits'),
  ].join(', ');
}

function Counted({ metrics }: { readonly metrics: BehaviourMetrics }) {
  const { featuresUsed, timeSpentInAreas, ...numbers } = metrics;
  return (
    <dl className={styles.counted}>
      {Object.entries({ ...numbers, featuresUsed: featuresUsed.length }).map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-counted={name}>{count.toLocaleString('en')}</dd>
        </div>
      ))}
      {Object.entries(timeSpentInAreas).map(([area, seconds]) => (
        <div key={area}>
          <dt>seconds in {area}</dt>
          <dd>{seconds.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  );
}
