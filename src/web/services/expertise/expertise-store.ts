import { useEffect, useState } from 'preact/hooks';
import { PRODUCT } from '#contracts/product';
import { readStored, writeStored } from '../../ui/stored-value.ts';
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

let behaviour: Behaviour = NO_BEHAVIOUR;
let choice: ExpertiseChoice = AUTOMATIC;
let read = false;
let expertise = toExpertise();
const listeners = new Set<() => void>();

function toExpertise(): Expertise {
  const assessment = assess(behaviour.metrics, read ? Date.now() : 0);
  return {
    behaviour,
    choice,
    assessment,
    complexity: choice.complexity ?? assessment.suggestedComplexity,
  };
}

/** Where nothing can be stored, what was counted so far holds for this page. */
function refresh(): void {
  const stored = readStored(BEHAVIOUR_KEY);
  if (stored !== undefined) behaviour = parseBehaviour(stored);
  const chosen = readStored(EXPERTISE_KEY);
  if (chosen !== undefined) choice = parseChoice(chosen);
  read = true;
}

function publish(): void {
  expertise = toExpertise();
  for (const listener of listeners) listener();
}

/** Counts what happened on top of what other tabs counted meanwhile. */
export function countAll(happenings: readonly Happening[]): void {
  if (happenings.length === 0) return;
  refresh();
  behaviour = happenings.reduce(countHappening, behaviour);
  writeStored(BEHAVIOUR_KEY, { version: 1, ...behaviour });
  publish();
}

function choose(next: ExpertiseChoice): void {
  refresh();
  choice = next;
  writeStored(EXPERTISE_KEY, { version: 1, ...choice });
  publish();
}

/** Raises or lowers the complexity by one step, which then holds whatever is assessed. */
export function moveComplexity(step: 1 | -1): void {
  refresh();
  const { complexity } = toExpertise();
  choose({ ...choice, complexity: stepComplexity(complexity, step) });
}

/** Chooses a complexity by hand; `undefined` gives it back to the assessment. */
export function chooseComplexity(complexity: Complexity | undefined): void {
  refresh();
  choose({ ...choice, complexity });
}

/** Shows all features again, or only those for beginners. */
export function hideAdvancedFeatures(hideAdvanced: boolean): void {
  refresh();
  choose({ ...choice, hideAdvanced });
}

/** Forgets what was counted and chosen. Gives what brings it back. */
export function resetExpertise(): () => void {
  refresh();
  const before = { behaviour, choice };
  put(NO_BEHAVIOUR, AUTOMATIC);
  return () => put(before.behaviour, before.choice);
}

function put(nextBehaviour: Behaviour, nextChoice: ExpertiseChoice): void {
  behaviour = nextBehaviour;
  choice = nextChoice;
  writeStored(BEHAVIOUR_KEY, { version: 1, ...behaviour });
  writeStored(EXPERTISE_KEY, { version: 1, ...choice });
  publish();
}

function onStorage({ key }: StorageEvent): void {
  if (key !== BEHAVIOUR_KEY && key !== EXPERTISE_KEY && key !== null) return;
  behaviour = NO_BEHAVIOUR;
  choice = AUTOMATIC;
  refresh();
  publish();
}

/** What is known of the visitor's expertise; on the server and at the first paint a beginner's, all shown. */
export function useExpertise(): Expertise {
  const [shown, setShown] = useState(expertise);
  useEffect(() => {
    if (listeners.size === 0) addEventListener('storage', onStorage);
    const listener = () => setShown(expertise);
    listeners.add(listener);
    if (!read) {
      refresh();
      publish();
    } else listener();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', onStorage);
    };
  }, []);
  return shown;
}

/** Whether a feature is available to the visitor, why, and how near it is. Unknown ids are available. */
export function useFeature(id: string): FeatureState {
  const { behaviour: now, choice: chosen } = useExpertise();
  const feature = FEATURES.find((one) => one.id === id);
  return feature
    ? toFeatureState(feature, now.metrics, chosen)
    : { available: true, shown: true, why: 'It asks for nothing.', progress: 1 };
}
