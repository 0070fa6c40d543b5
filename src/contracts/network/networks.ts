/** What the question about networks answers: every cluster with the endpoints this server asks. */
import type { ClusterInfo } from '../answers.ts';
import type { EpochPlace } from './validators.ts';

/** Why an endpoint is or is not used. */
export type EndpointState =
  /** In turn. */
  | 'healthy'
  /** Behind the others: left out of readings of the tip. */
  | 'lagging'
  /** Being checked because requests fail there. */
  | 'suspect'
  /** It asked to be left alone for a while. */
  | 'cooling'
  /** The breaker is open: out of reach, checked from time to time. */
  | 'open'
  /** It serves another network. */
  | 'quarantined'
  /** Not checked yet. */
  | 'unchecked'
  | 'disabled';

export interface EndpointReport {
  /** Host and port; nothing of the URL that could be a key. */
  readonly host: string;
  readonly state: EndpointState;
  /** Slot of its last check. */
  readonly slot?: number | undefined;
  /** Slots it stands behind the pool's median now. */
  readonly lagSlots?: number | undefined;
  /** Median over its last calls. */
  readonly latencyMs?: number | undefined;
  /** Since the server started, checks included. */
  readonly calls: number;
  /** How often each kind of fault was met since the server started. */
  readonly faults: Readonly<Record<string, number>>;
}

export interface NetworkReport extends ClusterInfo {
  /** The rest is absent while the cluster does not answer. */
  readonly epoch?: EpochPlace | undefined;
  readonly blockHeight?: number | undefined;
  readonly slotMs?: number | undefined;
  readonly transactionsPerSecond?: number | undefined;
  readonly nonVotePerSecond?: number | undefined;
  /** Seconds the rates cover. */
  readonly windowSeconds?: number | undefined;
  /** Software of the node that answered. */
  readonly version?: string | undefined;
  readonly featureSet?: number | undefined;
  readonly nodes: readonly EndpointReport[];
}

export interface NetworksAnswer {
  readonly networks: readonly NetworkReport[];
  /** ISO 8601. */
  readonly fetchedAt: string;
}
