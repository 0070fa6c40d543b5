export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
export type SamplerName = (typeof SAMPLERS)[number];

/** Where spans are sent and which; plain JSON, so that a process can hand it to another. Headers may hold a key. */
export interface TracingSettings {
  /** Whole, with its path. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly isCompressed: boolean;
  readonly sampler: SamplerName;
  /** Share of traces, 0 to 1, where the sampler has one. */
  readonly ratio: number;
  /** What is said of this process: `service.name` and more. */
  readonly resource: Readonly<Record<string, string>>;
}
