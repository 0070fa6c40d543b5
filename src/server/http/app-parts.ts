import type { Log } from '#std/log';
import type { AnswerParts } from '../answering/answer.ts';
import type { Configuration } from '../config/configuration.ts';
import type { OwnChainReader } from '../answering/own-chain-reader.ts';
import type { Clusters } from '../reading/clusters.ts';
import type { SsoSecrets } from '../sso/secrets-file.ts';
import type { RenderPage } from './pages/page-renderer.ts';
import type { StaticFiles } from './pages/static-files.ts';
import type { ActionParts } from './run-action.ts';

export interface AppParts {
  readonly configuration: Pick<Configuration, 'publicOrigin' | 'securityContact'> &
    Partial<Pick<Configuration, 'holder'>>;
  readonly clusters: Clusters;
  /** What answers the questions of pages and of the API. */
  readonly answers: AnswerParts;
  readonly log: Log;
  /** What reads chains of visitors' own endpoints; absent where none are read. */
  readonly ownChain?: OwnChainReader | undefined;
  /** Absent when nothing was built. */
  readonly renderPage: RenderPage | undefined;
  readonly files: StaticFiles;
  readonly isDraining: () => boolean;
  /** Absent where nobody can sign in. */
  readonly acting?: ActionParts | undefined;
  /** What identity providers gave in confidence. */
  readonly ssoSecrets?: SsoSecrets | undefined;
}
