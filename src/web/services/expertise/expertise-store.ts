import { PRODUCT } from '#contracts/product';
import { createStore, useStore } from '../../ui/state/store.ts';
import { readStored, writeStored } from '../../ui/state/stored-value.ts';
import { assess, stepComplexity, type Assessment, type Complexity } from './assessment.ts';
import { countHappening, NO_BEHAVIOUR, type Behaviour, type Happening } from './behaviour.ts';
import { parseBehaviour, parseChoice } from './expertise-storage.ts';
import {
  AUTOMATIC,
  FEATURES,
  toFeatureState,
  type ExpertiseChoice,
  type FeatureState,
} from './gated-features.ts';

export const BEHAVIOUR_KEY = `${PRODUCT.slug}-behaviour`;
export const EXPERTISE_KEY = `${PRODUCT.slug}-expertise`;

export interface Expertise {
  readonly behaviour: Behaviour;
  readonly choice: ExpertiseChoice;
  readonly assessment: Assessment;
  /** What was chosen, or else what the assessment suggests. */
  readonly complexity: Complexity;
}

interface Known {
  readonly behaviour: Behaviour;
  readonly choice: ExpertiseChoice;
}

function toExpertise({ behaviour, choice }: Known, nowMs: number): Expertise {
  const assessment = assess(behaviour.metrics, nowMs);
  return {
    behaviour,
    choice,
    assessment,
    complexity: choice.complexity ?? assessment.suggestedComplexity,
  };
}

/** What is stored now; where nothing can be, what was counted so far holds for this page. */
function toKnown(now: Known): Known {
  const counted = readStored(BEHAVIOUR_KEY);
  const chosen = readStored(EXPERTISE_KEY);
  return {
    behaviour: counted === undefined ? now.behaviour : parseBehaviour(counted),
    choice: chosen === undefined ? now.choice : parseChoice(chosen),
  };
}

const NOTHING: Known = { behaviour: NO_BEHAVIOUR, choice: AUTOMATIC };

const expertise = createStore(toExpertise(NOTHING, 0), {
  load: (now) => toExpertise(toKnown(now), Date.now()),
  follow(onChange) {
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== BEHAVIOUR_KEY && key !== EXPERTISE_KEY && key !== null) return;
      // What another tab removed is not what this one remembers.
      expertise.write(toExpertise(NOTHING, Date.now()));
      onChange();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  },
});

const readKnown = (): Known => toKnown(expertise.read());

function keep(next: Known): void {
  writeStored(BEHAVIOUR_KEY, { version: 1, ...next.behaviour });
  writeStored(EXPERTISE_KEY, { version: 1, ...next.choice });
  expertise.write(toExpertise(next, Date.now()));
}

/** Counts what happened on top of what other tabs counted meanwhile. */
export function countAll(happenings: readonly Happening[]): void {
  if (happenings.length === 0) return;
  const known = readKnown();
  const behaviour = happenings.reduce(countHappening, known.behaviour);
  writeStored(BEHAVIOUR_KEY, { version: 1, ...behaviour });
  expertise.write(toExpertise({ ...known, behaviour }, Date.now()));
}

function choose(part: Partial<ExpertiseChoice>): void {
  const known = readKnown();
  const choice = { ...known.choice, ...part };
  writeStored(EXPERTISE_KEY, { version: 1, ...choice });
  expertise.write(toExpertise({ ...known, choice }, Date.now()));
}

/** Raises or lowers the complexity by one step, which then holds whatever is assessed. */
export function moveComplexity(step: 1 | -1): void {
  const { complexity } = toExpertise(readKnown(), Date.now());
  choose({ complexity: stepComplexity(complexity, step) });
}

/** Chooses a complexity by hand; `undefined` gives it back to the assessment. */
export const chooseComplexity = (complexity: Complexity | undefined): void => choose({ complexity });

/** Shows all features again, or only those for beginners. */
export const hideAdvancedFeatures = (hideAdvanced: boolean): void => choose({ hideAdvanced });

/** Forgets what was counted and chosen. Gives what brings it back. */
export function resetExpertise(): () => void {
  const before = readKnown();
  keep(NOTHING);
  return () => keep(before);
}

/** What is known of the visitor's expertise; on the server and at the first paint a beginner's, all shown. */
export const useExpertise = (): Expertise => useStore(expertise);

/**
 * Tells whether a feature is available to the visitor, why, and how near it is: now and after each change, until the
 * result is called. Unknown ids are available.
 */
export function watchFeature(id: string, hear: (state: FeatureState) => void): () => void {
  const feature = FEATURES.find((one) => one.id === id);
  const say = (): void => {
    const { behaviour: now, choice: chosen } = expertise.read();
    hear(
      feature
        ? toFeatureState(feature, now.metrics, chosen)
        : { available: true, shown: true, why: 'It has no requirements.', progress: 1 },
    );
  };
  const end = expertise.watch(say);
  say();
  return end;
}
