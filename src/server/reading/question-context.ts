import type { Answer, Explained, ToolResult } from '#contracts/assistant/agent';
import type { Absence, Provenance } from '#contracts/answers';
import type { Slot } from '#contracts/chain';
import type { Cluster } from '#contracts/cluster';
import type { OperationAnswer, ReferenceAnswer } from '#contracts/reference';
import type { Log } from '#std/log';
import type { ClusterReader } from './cluster-reader.ts';
import type { Clusters } from './clusters.ts';

/** Parts of the server that themselves ask questions, and so stand above the floor that answers them. */
export interface Services {
  /** What the assistant says of a thing. Rejects only when `signal` aborts. */
  explain(
    cluster: Cluster,
    kind: Explained,
    id: string,
    signal: AbortSignal,
  ): Promise<{ readonly answer: Answer; readonly results: readonly ToolResult[] }>;
  /** Every request this server answers. */
  readReference(): Promise<ReferenceAnswer>;
  /** One of them by its name. */
  findOperation(name: string): Promise<OperationAnswer | undefined>;
}

/** What answers a question is given with its input. */
export interface QuestionContext {
  readonly cluster: Cluster;
  readonly reader: ClusterReader;
  readonly clusters: Clusters;
  readonly signal: AbortSignal;
  readonly log: Log;
  readonly services: Services;
  /** Source and time of the answer. */
  provenance(asOfSlot?: Slot): Provenance;
  /** An answer that says why there is nothing. */
  absent(state: Absence['state'], message: string, more?: Pick<Absence, 'hint' | 'foundOn'>): Absence;
}
