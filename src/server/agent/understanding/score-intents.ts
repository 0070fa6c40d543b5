import type { Intent } from '../intents/define-intent.ts';
import { toTokens } from './words.ts';

export interface Scored {
  readonly intent: Intent;
  readonly score: number;
}

interface Row {
  readonly intent: Intent;
  readonly features: ReadonlyMap<string, number>;
  readonly length: number;
}

/** Judges how well a question fits each intent by the phrases of the intents. Made once. */
export interface Scorer {
  /** Best first. `adjust` adds what is known besides the words, such as what the page shows. */
  score(frame: string, adjust: (intent: Intent) => number): readonly Scored[];
}

const HOLE_WEIGHT = 0.55;

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
  const byFeature = new Map<string, Row[]>();
  for (const row of rows) {
    for (const feature of row.features.keys()) {
      const list = byFeature.get(feature);
      if (list === undefined) byFeature.set(feature, [row]);
      else list.push(row);
    }
  }
  return {
    score(frame, adjust) {
      const asked = weigh(toFeatures(toTokens(frame)));
      const near = new Map<Row, number>();
      for (const [feature, weight] of asked.features) {
        for (const row of byFeature.get(feature) ?? []) {
          near.set(row, (near.get(row) ?? 0) + weight * row.features.get(feature)!);
        }
      }
      const byIntent = new Map<Intent, number[]>();
      for (const [row, product] of near) {
        const list = byIntent.get(row.intent) ?? [];
        list.push(product / (asked.length * row.length || 1));
        byIntent.set(row.intent, list);
      }
      return intents
        .map((intent) => {
          const best = (byIntent.get(intent) ?? []).sort((a, b) => b - a);
          // The nearest phrase decides; two more of the same intent make it surer.
          const words = (best[0] ?? 0) * 0.8 + (((best[1] ?? 0) + (best[2] ?? 0)) / 2) * 0.2;
          const cues = intent.cues.reduce(
            (sum, [pattern, weight]) => sum + (pattern.test(frame) ? weight : 0),
            0,
          );
          return { intent, score: words + cues + adjust(intent) };
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
  });
  return features;
}
