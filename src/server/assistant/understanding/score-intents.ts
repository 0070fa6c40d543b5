import { isSaid } from '../intents/define-cue.ts';
import type { Intent } from '../intents/define-intent.ts';
import { LINE_LENGTH } from './normalise.ts';
import { toTokens } from './words.ts';

export interface Scored {
  readonly intent: Intent;
  readonly score: number;
  /** What the words alone say for it. */
  readonly words: number;
}

interface Row {
  readonly intent: Intent;
  readonly features: ReadonlyMap<string, number>;
  readonly length: number;
}

/** Judges how well a question fits each intent by the phrases of the intents. Made once. */
export interface Scorer {
  /**
   * Best first. `frames` are the same question with its things written in several ways; the one that fits an
   * intent best counts. `adjust` adds what is known besides the words, such as what the page shows.
   */
  score(frames: readonly string[], adjust: (intent: Intent) => number): readonly Scored[];
}

const HOLE_WEIGHT = 0.55;
/** What all phrases of an intent together say counts beside the nearest ones. */
const WIDE = 0.5;
const SMOOTHING = 0.15;
/** Features of a question are not independent, so less is made of each. */
const SHARP = 0.6;

export function createScorer(intents: readonly Intent[]): Scorer {
  const texts = intents.flatMap((intent) =>
    intent.phrases.map((phrase) => ({ intent, features: toFeatures(toTokens(phrase)) })),
  );
  const carriers = new Map<string, Set<string>>();
  for (const { intent, features } of texts) {
    for (const feature of features.keys()) {
      const ids = carriers.get(feature) ?? new Set();
      carriers.set(feature, ids.add(intent.id));
    }
  }
  // A word that few intents use tells much; one that all use tells nothing.
  const weightOf = (feature: string): number => {
    const share = (carriers.get(feature)?.size ?? 1) / intents.length;
    const weight = Math.log(1 + 1 / share) * (feature.includes(' ') ? 0.7 : 1);
    return feature.startsWith('{') ? weight * HOLE_WEIGHT : weight;
  };
  const weigh = (features: ReadonlyMap<string, number>) => {
    const weighed = new Map([...features].map(([feature, times]) => [feature, times * weightOf(feature)]));
    return { features: weighed, length: Math.hypot(...weighed.values()) };
  };
  const rows: readonly Row[] = texts.map(({ intent, features }) => ({ intent, ...weigh(features) }));
  /** By feature, the places in `rows` of those that have it, and what it weighs there. */
  const byFeature = new Map<string, { readonly places: number[]; readonly weights: number[] }>();
  for (const [place, row] of rows.entries()) {
    for (const [feature, weight] of row.features) {
      const list = byFeature.get(feature) ?? { places: [], weights: [] };
      byFeature.set(feature, list);
      list.places.push(place);
      list.weights.push(weight);
    }
  }
  const likelihood = createLikelihood(texts, intents);
  /** How near the nearest phrases of each intent are. */
  const nearness = (features: ReadonlyMap<string, number>): ReadonlyMap<Intent, number> => {
    const asked = weigh(features);
    const products = new Float64Array(rows.length);
    for (const [feature, weight] of asked.features) {
      const { places = [], weights = [] } = byFeature.get(feature) ?? {};
      for (let i = 0; i < places.length; i++) products[places[i]!]! += weight * weights[i]!;
    }
    const byIntent = new Map<Intent, number[]>();
    for (const [place, { intent, length }] of rows.entries()) {
      const product = products[place]!;
      if (product === 0) continue;
      const cosine = product / (asked.length * length || 1);
      const list = byIntent.get(intent);
      if (list === undefined) byIntent.set(intent, [cosine]);
      else list.push(cosine);
    }
    return new Map(
      [...byIntent].map(([intent, list]) => {
        const best = list.sort((a, b) => b - a);
        // The nearest phrase decides; two more of the same intent make it surer.
        return [intent, (best[0] ?? 0) * 0.8 + (((best[1] ?? 0) + (best[2] ?? 0)) / 2) * 0.2];
      }),
    );
  };
  return {
    score(given, adjust) {
      // What stands for its things may be longer than they are.
      const frames = [...new Set(given)].map((frame) =>
        frame.slice(0, LINE_LENGTH).replace(/\s+/g, ' ').trim(),
      );
      const features = frames.map((frame) => toFeatures(toTokens(frame)));
      const readings = features.map(nearness);
      const likely = features.map(likelihood);
      return intents
        .map((intent) => {
          const words = Math.max(0, ...readings.map((reading) => reading.get(intent) ?? 0));
          const cues = intent.cues.reduce(
            (sum, [cue, weight]) => sum + (frames.some((frame) => isSaid(cue, frame)) ? weight : 0),
            0,
          );
          const wide = Math.max(0, ...likely.map((reading) => reading.get(intent) ?? 0));
          const matched = words * (1 - WIDE) + wide * WIDE + cues;
          return { intent, words: matched, score: matched + adjust(intent) };
        })
        .sort((a, b) => b.score - a.score || (a.intent.id < b.intent.id ? -1 : 1));
    },
  };
}

/** Words and neighbours of words, each once. */
function toFeatures(tokens: readonly string[]): ReadonlyMap<string, number> {
  const features = new Map<string, number>();
  tokens.forEach((token, index) => {
    features.set(token, 1);
    const next = tokens[index + 1];
    if (next !== undefined) features.set(`${token} ${next}`, 1);
    // Two things of a kind are compared or connected.
    if (token.startsWith('{') && tokens.indexOf(token) < index) features.set(`${token} twice`, 1);
  });
  return features;
}

/**
 * How likely each intent is by all of its phrases (multinomial naive Bayes with additive smoothing), from 0 to 1.
 * A long question that no phrase resembles as a whole is still recognised by its words.
 */
function createLikelihood(
  texts: readonly { readonly intent: Intent; readonly features: ReadonlyMap<string, number> }[],
  intents: readonly Intent[],
): (features: ReadonlyMap<string, number>) => ReadonlyMap<Intent, number> {
  const counts = new Map(intents.map((intent) => [intent, new Map<string, number>()]));
  const totals = new Map<Intent, number>();
  const vocabulary = new Set<string>();
  for (const { intent, features } of texts) {
    const own = counts.get(intent)!;
    for (const feature of features.keys()) {
      vocabulary.add(feature);
      own.set(feature, (own.get(feature) ?? 0) + 1);
      totals.set(intent, (totals.get(intent) ?? 0) + 1);
    }
  }
  /** By feature, what it says for each intent in their order. */
  const logs = new Map(
    [...vocabulary].map((feature) => [
      feature,
      Float64Array.from(intents, (intent) => {
        const total = (totals.get(intent) ?? 0) + SMOOTHING * vocabulary.size;
        return Math.log(((counts.get(intent)!.get(feature) ?? 0) + SMOOTHING) / total);
      }),
    ]),
  );
  return (features) => {
    const known = [...features.keys()].flatMap((feature) => logs.get(feature) ?? []);
    if (known.length === 0) return new Map();
    const scores = intents.map((_intent, index) => known.reduce((sum, row) => sum + row[index]!, 0) * SHARP);
    const most = Math.max(...scores);
    const weights = scores.map((score) => Math.exp(score - most));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    return new Map(intents.map((intent, index) => [intent, weights[index]! / all]));
  };
}
