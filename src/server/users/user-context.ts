import type { Cluster } from '#contracts/cluster';
import type { Log } from '#std/log';
import type { UserStore } from '#store/users/user-store';
import type { Configuration } from '../config/configuration.ts';
import type { Clusters } from '../reading/clusters.ts';
import type { SignedIn } from '../sessions/session-cookies.ts';

/** A request of somebody, signed in or not, and what it may change. */
export interface UserContext {
  readonly configuration: Configuration;
  readonly users: UserStore;
  readonly clusters: Clusters;
  readonly cluster: Cluster;
  /** Who asks, by their network; for limits and logs. */
  readonly client: string;
  /** Origin visitors use, without a slash at the end. */
  readonly origin: string;
  readonly cookies: ReadonlyMap<string, string>;
  readonly signal: AbortSignal;
  readonly log: Log;
  /** Unix milliseconds that never go back. */
  nowMs(): number;
  /** Who is signed in; asked once a request. */
  user(): Promise<SignedIn | undefined>;
  /** The same; throws 401 'User not authenticated' when nobody is. */
  requireUser(): Promise<SignedIn>;
  /** A header of the request. */
  header(name: string): string | undefined;
  /** Adds a header to the answer; of `Set-Cookie` there may be several. */
  setHeader(name: string, value: string): void;
}
