/** How well the assistant did in its evaluation; `npm run eval` writes them to `figures.gen.json`. */
export interface QualityFigures {
  /** `planner`, or the name of a model. */
  readonly backend: string;
  readonly questions: number;
  readonly topics: number;
  readonly metrics: readonly QualityMetric[];
  /** Questions answered rightly, by what they are about. */
  readonly byTopic: readonly {
    readonly topic: string;
    readonly dev: QualityShare;
    readonly heldOut: QualityShare;
  }[];
  /** The same, by how they are asked: on a page, in a conversation, in another language. */
  readonly byWay: readonly (QualityShare & { readonly way: string })[];
  readonly callsPerQuestion: number;
  /** As measured on `machine`; they differ from run to run. */
  readonly latency: {
    readonly machine: string;
    readonly firstBlockP50Ms: number;
    readonly firstBlockP95Ms: number;
    readonly doneP50Ms: number;
    readonly doneP95Ms: number;
  };
}

export interface QualityShare {
  readonly hits: number;
  readonly of: number;
}

export interface QualityMetric {
  readonly id: QualityMetricId;
  /** What is counted, in words. */
  readonly title: string;
  /** From 0 to 1. */
  readonly value: number;
  /** How many were counted. */
  readonly of: number;
  /** What is wanted of it; absent where a figure is only shown. */
  readonly target?: number | undefined;
}

export type QualityMetricId =
  | 'answers-dev'
  | 'answers-held-out'
  | 'threads'
  | 'grounded'
  | 'refusal-precision'
  | 'refusal-recall'
  | 'clarify-precision'
  | 'clarify-recall'
  | 'injections';

/** Figures of this build; `undefined` where it was never measured. */
export interface AgentQualityAnswer {
  readonly version: string;
  readonly figures?: QualityFigures | undefined;
}
