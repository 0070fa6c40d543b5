/** One acceptable input of every action: whoever is refused is refused for who they are. */
import type { ActionInput, ActionName } from '#contracts/actions';
import type { DashboardContent } from '#contracts/dashboards/dashboard';

export const ADDRESS = 'So11111111111111111111111111111111111111112';
/** An id that nothing has. */
export const NO_ID = '0123456789abcdef0123456789abcdef';
const NO_SECRET = 'x'.repeat(43);
const QUERY = '{"from":"trades"}';
const CLUSTER = 'localnet' as const;

const NO_DASHBOARD = 'none';
const NO_MESSAGE = `msg_${NO_ID}`;
const DASHBOARD: DashboardContent = {
  format: 'dashboard/1',
  title: 'a dashboard',
  cluster: CLUSTER,
  parameters: {},
  window: '24h',
  refresh: 'off',
  tiles: [],
};
const WEBHOOK: ActionInput<'createWebhook'> = {
  name: 'a webhook',
  target: { kind: 'none', settings: {} },
  subscriptions: [{ event: 'address.activity', address: ADDRESS, cluster: CLUSTER }],
};

/** Without the team, which is put in where the action takes one. */
export const ACTION_INPUTS: { readonly [Name in ActionName]: Omit<ActionInput<Name>, 'team'> } = {
  // What people and teams have.
  watchlist: {},
  watchMany: { cluster: CLUSTER, entries: [{ address: ADDRESS, kind: 'token' }] },
  watch: { cluster: CLUSTER, address: ADDRESS, kind: 'token' },
  unwatch: { cluster: CLUSTER, address: ADDRESS },
  labels: {},
  labelMany: { addresses: [ADDRESS], label: 'a label' },
  label: { address: ADDRESS, label: 'a label' },
  unlabel: { address: ADDRESS },
  savedQueries: {},
  saveQuery: { name: 'a query', query: QUERY },
  removeQuery: { name: 'a query' },
  alerts: {},
  addAlert: { cluster: CLUSTER, address: ADDRESS, rule: { kind: 'activity' } },
  switchAlert: { id: NO_ID, isOn: false },
  removeAlert: { id: NO_ID },
  alertEvents: {},
  seeAlertEvents: { upToMs: 1 },
  apiKeys: {},
  createApiKey: { name: 'a key' },
  removeApiKey: { id: NO_ID },
  auditLog: {},
  auditFile: { format: 'json' },
  exports: {},
  createExport: { source: { kind: 'list', list: 'no list', input: {} } },
  exportJob: { id: NO_ID },
  cancelExport: { id: NO_ID },
  retryExport: { id: NO_ID },
  clearExport: { id: NO_ID },
  exportFile: { id: NO_ID },
  exportTemplates: {},
  saveExportTemplate: { name: 'a template', config: { format: 'csv' } },
  deleteExportTemplate: { id: NO_ID },
  dashboards: {},
  dashboard: { id: NO_DASHBOARD },
  createDashboard: { content: DASHBOARD },
  saveDashboard: { id: NO_DASHBOARD, revision: 1, content: DASHBOARD },
  removeDashboard: { id: NO_DASHBOARD },
  dashboardVersions: { id: NO_DASHBOARD },
  restoreDashboard: { id: NO_DASHBOARD, revision: 1, version: 1 },
  shareDashboard: { id: NO_DASHBOARD },
  unshareDashboard: { id: NO_DASHBOARD },
  webhooks: {},
  createWebhook: WEBHOOK,
  saveWebhook: { id: NO_ID, name: 'a webhook', subscriptions: WEBHOOK.subscriptions },
  removeWebhook: { id: NO_ID },
  switchWebhook: { id: NO_ID, isOn: false },
  confirmWebhook: { id: NO_ID, code: 'none' },
  rotateWebhookSecret: { id: NO_ID },
  testWebhook: { id: NO_ID },
  webhookDeliveries: { id: NO_ID },
  webhookDelivery: { id: NO_MESSAGE },
  replayWebhookDelivery: { id: NO_MESSAGE },
  replayDeadLetters: { id: NO_ID },
  // Teams themselves.
  team: {},
  renameTeam: { name: 'another name' },
  setTeamProviders: { providers: [] },
  deleteTeam: {},
  leaveTeam: {},
  setMemberRole: { member: NO_ID, role: 'viewer' },
  removeMember: { member: NO_ID },
  transferTeam: { member: NO_ID },
  teamInvitations: {},
  invite: { role: 'viewer' },
  revokeInvitation: { id: NO_ID },
  // What is a person's alone.
  teams: {},
  createTeam: { name: 'a team' },
  acceptInvitation: { secret: NO_SECRET },
  declineInvitation: { secret: NO_SECRET },
  profile: {},
  saveProfile: {},
  balance: {},
  earn: { sessionId: 'none', action: 'test_credit' },
  identities: {},
  chats: {},
  chat: { id: 'chat-1' },
  saveChat: {
    chat: {
      id: 'chat-1',
      name: 'a chat',
      mode: 'agent',
      messages: [{ id: 'm', role: 'user', content: 'hi', timestamp: 1 }],
      savedMs: 1,
    },
  },
  removeChat: { id: 'chat-1' },
  // Everybody's.
  lookAtInvitation: { secret: NO_SECRET },
  session: {},
  createSession: { walletAddress: ADDRESS },
  verifySession: { walletAddress: ADDRESS, signature: 'x', message: 'x', sessionKey: 'x' },
  logout: {},
  logoutEverywhere: {},
  ssoProviders: {},
  sendLogs: { logs: [], batchSize: 0, timestamp: '2026-11-21T12:00:00.000Z' },
  serverFigures: {},
  exportList: { list: 'no list' },
  startRun: { mode: 'agent', text: 'hello' },
  resumeRun: { run: NO_ID },
  cancelRun: { run: NO_ID },
  answerModel: { run: NO_ID, ask: 1, text: 'x' },
  tools: {},
  callTool: { tool: 'no tool' },
  shareChat: { chat: { mode: 'agent', messages: [{ role: 'user', content: 'hi' }] } },
  sharedDashboard: { name: 'none' },
  checkDashboard: { content: DASHBOARD },
  sharedChat: { name: 'none' },
  removeSharedChat: { name: 'none', key: 'none' },
  // The operator's.
  saveSsoProviders: { list: [] },
  operatorAudit: {},
};
