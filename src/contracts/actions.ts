/**
 * What a person does: reads or changes what is theirs. Unlike questions, whose answers are the same for everybody,
 * actions know who asks by the session cookie. Server actions answer them, the web client calls them.
 */
import type { Wire } from '#std/json';
import { AGENT_ROUTES, type AgentActions } from './assistant/agent.ts';
import { DASHBOARD_ROUTES, type DashboardActions } from './dashboards/dashboard-actions.ts';
import type { ExportActions } from './export/exports.ts';
import type { ChallengeAnswer, SessionAnswer } from './people/sessions.ts';
import type { BalanceAnswer, EarnAnswer } from './people/credits.ts';
import type { LinkedIdentity, SsoProviderCard } from './people/sso.ts';
import { SAVED_CHAT_ROUTES, type SavedChatActions } from './assistant/saved-chats.ts';
import { SHARED_CHAT_ROUTES, type SharedChatActions } from './assistant/shared-chats.ts';
import { TEAM_ROUTES, type TeamActions } from './people/teams.ts';
import { PEOPLE_ROUTES, type PeopleActions } from './people/people.ts';
import { WEBHOOK_ROUTES, type WebhookActions } from './people/webhooks.ts';
import type { LogBatch } from './operation/log-entries.ts';
import type { ServerFigures } from './operation/server-figures.ts';

/** Input and answer of every action. */
export interface Actions
  extends
    AgentActions,
    DashboardActions,
    ExportActions,
    SavedChatActions,
    SharedChatActions,
    PeopleActions,
    TeamActions,
    WebhookActions {
  sendLogs: { input: LogBatch; answer: undefined };
  serverFigures: { input: object; answer: ServerFigures };
  session: { input: object; answer: SessionAnswer };
  createSession: { input: { walletAddress: string }; answer: ChallengeAnswer };
  verifySession: {
    input: {
      walletAddress: string;
      /** Base64 of 64 bytes. */
      signature: string;
      message: string;
      sessionKey: string;
    };
    answer: SessionAnswer;
  };
  logout: { input: object; answer: SessionAnswer };
  logoutEverywhere: { input: object; answer: SessionAnswer };
  balance: { input: object; answer: BalanceAnswer };
  earn: {
    input: {
      sessionId: string;
      action: 'test_credit';
      /** The same key gives the credit once, however often it is sent. */
      requestKey?: string | undefined;
    };
    answer: EarnAnswer;
  };
  ssoProviders: { input: object; answer: readonly SsoProviderCard[] };
  /** The body is the array itself; who sends it shows the operator's credential. */
  saveSsoProviders: { input: { list: readonly unknown[] }; answer: readonly SsoProviderCard[] };
  identities: { input: object; answer: { readonly identities: readonly LinkedIdentity[] } };
}

export type ActionName = keyof Actions;
export type ActionMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type ActionInput<Name extends ActionName> = Actions[Name]['input'];
/** The answer as it arrives. */
export type ActionAnswer<Name extends ActionName> = Wire<Actions[Name]['answer']>;

/** Parts written `:name` are filled from the input; the rest is the query of `GET` and `DELETE`, else the JSON body. */
export const ACTION_ROUTES: {
  readonly [Name in ActionName]: { readonly method: ActionMethod; readonly route: string };
} = {
  ...AGENT_ROUTES,
  ...SAVED_CHAT_ROUTES,
  ...SHARED_CHAT_ROUTES,
  ...PEOPLE_ROUTES,
  ...DASHBOARD_ROUTES,
  ...WEBHOOK_ROUTES,
  ...TEAM_ROUTES,
  sendLogs: { method: 'POST', route: '/api/logging' },
  serverFigures: { method: 'GET', route: '/api/server-figures' },
  session: { method: 'GET', route: '/api/auth/session' },
  createSession: { method: 'POST', route: '/api/auth/session' },
  verifySession: { method: 'POST', route: '/api/auth/verify' },
  logout: { method: 'POST', route: '/api/auth/logout' },
  logoutEverywhere: { method: 'POST', route: '/api/auth/logout-everywhere' },
  exports: { method: 'GET', route: '/api/exports' },
  createExport: { method: 'POST', route: '/api/exports' },
  exportJob: { method: 'GET', route: '/api/exports/:id' },
  cancelExport: { method: 'POST', route: '/api/exports/:id/cancel' },
  retryExport: { method: 'POST', route: '/api/exports/:id/retry' },
  clearExport: { method: 'DELETE', route: '/api/exports/:id' },
  exportFile: { method: 'GET', route: '/api/exports/:id/file' },
  exportList: { method: 'GET', route: '/api/export-lists/:list' },
  exportTemplates: { method: 'GET', route: '/api/export-templates' },
  saveExportTemplate: { method: 'POST', route: '/api/export-templates' },
  deleteExportTemplate: { method: 'DELETE', route: '/api/export-templates/:id' },
  balance: { method: 'GET', route: '/api/monetization/balance' },
  earn: { method: 'POST', route: '/api/monetization/earn' },
  ssoProviders: { method: 'GET', route: '/api/sso/providers' },
  saveSsoProviders: { method: 'POST', route: '/api/sso/providers' },
  identities: { method: 'GET', route: '/api/auth/identities' },
};

/** Body of every error of an action. */
export interface ActionErrorBody {
  /** May be shown. */
  readonly error: string;
  readonly requestId: string;
}
