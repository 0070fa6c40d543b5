import type { StorageTrouble } from '#contracts/operation/storage';
import type { Log } from '#std/log';
import type { AnswerParts } from '../answering/answer.ts';
import type { Configuration } from '../config/configuration.ts';
import type { RefusalPauses } from '../edge/refusal-pauses.ts';
import type { OwnChainReader } from '../answering/own-chain-reader.ts';
import type { Clusters } from '../reading/clusters.ts';
import type { SharedStatus } from '../shared-state/shared-state.ts';
import type { SsoSecrets } from '../sso/secrets-file.ts';
import type { ReadOutcome } from './pages/draw-page.ts';
import type { DrawingThread } from './pages/drawing-thread.ts';
import type { PageCache } from './pages/page-cache.ts';
import type { RenderPage } from './pages/page-renderer.ts';
import type { StaticFiles } from './pages/static-files.ts';
import type { ActionParts } from './run-action.ts';

export interface AppParts {
  readonly configuration: Pick<Configuration, 'publicOrigin' | 'securityContact'> &
    Partial<Pick<Configuration, 'holder' | 'trustedHops' | 'rateLimits'>>;
  readonly clusters: Clusters;
  /** What answers the questions of pages and of the API. */
  readonly answers: AnswerParts;
  readonly log: Log;
  /** What reads chains of visitors' own endpoints; absent where none are read. */
  readonly ownChain?: OwnChainReader | undefined;
  /** Absent when nothing was built. */
  readonly renderPage: RenderPage | undefined;
  /** Where pages are drawn of those who ask for much; absent where all are drawn on one thread. */
  readonly drawingThread?: DrawingThread | undefined;
  /** One of its own where it is absent. */
  readonly pageCache?: PageCache | undefined;
  /** Holds back refusals of those who go on asking. */
  readonly pauses?: RefusalPauses | undefined;
  readonly countPage?: ((outcome: ReadOutcome) => void) | undefined;
  readonly files: StaticFiles;
  readonly isDraining: () => boolean;
  /** Whether it is noted by which route each answer is made. */
  readonly notesRoutes?: boolean | undefined;
  /** Of what is shared with other replicas; absent where nothing is. */
  readonly shared?: (() => SharedStatus) | undefined;
  /** Parts of the storage that take nothing now; none where it is absent. */
  readonly troubles?: (() => readonly StorageTrouble[]) | undefined;
  /** Absent where nobody can sign in. */
  readonly acting?: ActionParts | undefined;
  /** What identity providers gave in confidence. */
  readonly ssoSecrets?: SsoSecrets | undefined;
}
