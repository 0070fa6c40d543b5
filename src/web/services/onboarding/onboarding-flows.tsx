import { FLOWS } from './flows.ts';
import { listMissing, PLAY_SPEEDS, type OnboardingFlow, type PlaySpeed } from './onboarding.ts';
import { changeTourPreferences, moveTour, useTours, type Tours } from './tour-store.ts';
import { Badge, type Tone } from '../../ui/block/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Meter } from '../../ui/block/meter.tsx';
import { Section } from '../../ui/block/section.tsx';
import styles from './onboarding.module.css';

const TONES: Readonly<Record<OnboardingFlow['difficulty'], Tone>> = {
  beginner: 'positive',
  intermediate: 'info',
  advanced: 'accent',
};

/** Every guided tour with how far it was gone through, and how tours behave. */
export function OnboardingFlows() {
  return (
    <Section title="Guided tours" id="guided-tours">
      <FlowList />
    </Section>
  );
}

/** The tours without a frame, for a dialog. */
export function FlowList() {
  const tours = useTours();
  return (
    <>
      <ul className={styles.flows}>
        {FLOWS.map((flow) => (
          <Flow key={flow.id} flow={flow} tours={tours} />
        ))}
      </ul>
      <Preferences tours={tours} />
    </>
  );
}

function Flow({ flow, tours }: { readonly flow: OnboardingFlow; readonly tours: Tours }) {
  const progress = tours.progress[flow.id];
  const missing = listMissing(flow, FLOWS, tours.progress);
  const done = progress?.completedSteps.length ?? 0;
  const said =
    progress?.completed === true
      ? 'Completed'
      : progress
        ? `${done} of ${flow.steps.length} steps done`
        : `${flow.steps.length} steps`;
  const open = tours.active?.flowId === flow.id;
  const left = progress !== undefined && !progress.completed && !open;
  return (
    <li className={styles.flow} data-flow={flow.id}>
      <h3>{flow.title}</h3>
      <p className={styles.facts}>
        <Badge tone={TONES[flow.difficulty]}>{flow.difficulty}</Badge> {flow.category}, {flow.estimatedTime}{' '}
        min
      </p>
      <p>{flow.description}</p>
      {missing.length > 0 && (
        <p className={styles.facts}>Best after: {missing.map(({ title }) => title).join(', ')}</p>
      )}
      <p className={styles.progress}>
        <Meter share={progress?.completed === true ? 1 : done / flow.steps.length} label={said} />
        <span>{said}</span>
      </p>
      <div className={styles.buttons}>
        {left && (
          <Button look="primary" onClick={() => moveTour({ kind: 'resume', flowId: flow.id })}>
            Continue
          </Button>
        )}
        {open && tours.active?.paused && (
          <Button look="primary" onClick={() => moveTour({ kind: 'resume', flowId: flow.id })}>
            Resume
          </Button>
        )}
        <Button
          look={progress === undefined && missing.length === 0 ? 'primary' : 'framed'}
          onClick={() => moveTour({ kind: 'start', flowId: flow.id })}
        >
          {progress ? 'Start again' : missing.length > 0 ? 'Start anyway' : 'Start'}
        </Button>
        {progress && (
          <Button look="plain" onClick={() => moveTour({ kind: 'reset', flowId: flow.id })}>
            Reset
          </Button>
        )}
      </div>
    </li>
  );
}

function Preferences({ tours: { preferences } }: { readonly tours: Tours }) {
  const box = (key: 'showTooltips' | 'autoAdvance' | 'skipCompleted', label: string) => (
    <label>
      <input
        type="checkbox"
        checked={preferences[key]}
        onChange={({ currentTarget }) => changeTourPreferences({ [key]: currentTarget.checked })}
      />{' '}
      {label}
    </label>
  );
  return (
    <fieldset className={styles.preferences}>
      <legend>How tours behave</legend>
      {box('showTooltips', 'Show the text beside what it explains')}
      {box('autoAdvance', 'Continue automatically after the reading time')}
      {box('skipCompleted', 'Do not suggest completed tours')}
      <label>
        Speed{' '}
        <select
          value={preferences.playSpeed}
          disabled={!preferences.autoAdvance}
          onChange={({ currentTarget }) =>
            changeTourPreferences({ playSpeed: currentTarget.value as PlaySpeed /* one of the options */ })
          }
        >
          {PLAY_SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {speed}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
