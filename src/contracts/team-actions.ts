import type { ActionInput, ActionName } from './actions.ts';

type NeedsNoTeam<Input> = object extends Pick<Input, 'team' & keyof Input> ? true : false;

/** Actions whose input may name a team, and need not. */
export type TeamCapable = {
  [Name in ActionName]: 'team' extends keyof ActionInput<Name>
    ? NeedsNoTeam<ActionInput<Name>> extends true
      ? Name
      : never
    : never;
}[ActionName];

const CAPABLE: Readonly<Record<TeamCapable, true>> = {
  watchlist: true,
  watch: true,
  watchMany: true,
  unwatch: true,
  labels: true,
  label: true,
  labelMany: true,
  unlabel: true,
  savedQueries: true,
  saveQuery: true,
  removeQuery: true,
  alerts: true,
  addAlert: true,
  switchAlert: true,
  removeAlert: true,
  alertEvents: true,
  seeAlertEvents: true,
  apiKeys: true,
  createApiKey: true,
  removeApiKey: true,
  auditLog: true,
  auditFile: true,
  exports: true,
  createExport: true,
  exportJob: true,
  cancelExport: true,
  retryExport: true,
  clearExport: true,
  exportFile: true,
  exportTemplates: true,
  saveExportTemplate: true,
  deleteExportTemplate: true,
  dashboards: true,
  dashboard: true,
  createDashboard: true,
  saveDashboard: true,
  removeDashboard: true,
  dashboardVersions: true,
  restoreDashboard: true,
  shareDashboard: true,
  unshareDashboard: true,
  webhooks: true,
  createWebhook: true,
  saveWebhook: true,
  removeWebhook: true,
  switchWebhook: true,
  confirmWebhook: true,
  rotateWebhookSecret: true,
  testWebhook: true,
  webhookDeliveries: true,
  webhookDelivery: true,
  replayWebhookDelivery: true,
  replayDeadLetters: true,
};

/** Whether an action is about the things of somebody, or of a team its input names. */
export const isTeamCapable = (name: ActionName): name is TeamCapable => Object.hasOwn(CAPABLE, name);
