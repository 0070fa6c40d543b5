// Written by `npm run gen`. Do not edit.
import acceptInvitation from './accept-invitation.ts';
import addAlert from './add-alert.ts';
import alertEvents from './alert-events.ts';
import alerts from './alerts.ts';
import answerModel from './answer-model.ts';
import apiKeys from './api-keys.ts';
import auditFile from './audit-file.ts';
import auditLog from './audit-log.ts';
import balance from './balance.ts';
import callTool from './call-tool.ts';
import cancelExport from './cancel-export.ts';
import cancelRun from './cancel-run.ts';
import chat from './chat.ts';
import chats from './chats.ts';
import checkDashboard from './check-dashboard.ts';
import clearExport from './clear-export.ts';
import confirmWebhook from './confirm-webhook.ts';
import createApiKey from './create-api-key.ts';
import createDashboard from './create-dashboard.ts';
import createExport from './create-export.ts';
import createSession from './create-session.ts';
import createTeam from './create-team.ts';
import createWebhook from './create-webhook.ts';
import dashboard from './dashboard.ts';
import dashboardVersions from './dashboard-versions.ts';
import dashboards from './dashboards.ts';
import declineInvitation from './decline-invitation.ts';
import deleteExportTemplate from './delete-export-template.ts';
import deleteTeam from './delete-team.ts';
import earn from './earn.ts';
import exportFile from './export-file.ts';
import exportJob from './export-job.ts';
import exportList from './export-list.ts';
import exportTemplates from './export-templates.ts';
import exports from './exports.ts';
import identities from './identities.ts';
import invite from './invite.ts';
import label from './label.ts';
import labelMany from './label-many.ts';
import labels from './labels.ts';
import leaveTeam from './leave-team.ts';
import logout from './logout.ts';
import logoutEverywhere from './logout-everywhere.ts';
import lookAtInvitation from './look-at-invitation.ts';
import operatorAudit from './operator-audit.ts';
import profile from './profile.ts';
import removeAlert from './remove-alert.ts';
import removeApiKey from './remove-api-key.ts';
import removeChat from './remove-chat.ts';
import removeDashboard from './remove-dashboard.ts';
import removeMember from './remove-member.ts';
import removeQuery from './remove-query.ts';
import removeSharedChat from './remove-shared-chat.ts';
import removeWebhook from './remove-webhook.ts';
import renameTeam from './rename-team.ts';
import replayDeadLetters from './replay-dead-letters.ts';
import replayWebhookDelivery from './replay-webhook-delivery.ts';
import restoreDashboard from './restore-dashboard.ts';
import resumeRun from './resume-run.ts';
import retryExport from './retry-export.ts';
import revokeInvitation from './revoke-invitation.ts';
import rotateWebhookSecret from './rotate-webhook-secret.ts';
import saveChat from './save-chat.ts';
import saveDashboard from './save-dashboard.ts';
import saveExportTemplate from './save-export-template.ts';
import saveProfile from './save-profile.ts';
import saveQuery from './save-query.ts';
import saveSsoProviders from './save-sso-providers.ts';
import saveWebhook from './save-webhook.ts';
import savedQueries from './saved-queries.ts';
import seeAlertEvents from './see-alert-events.ts';
import sendLogs from './send-logs.ts';
import serverFigures from './server-figures.ts';
import session from './session.ts';
import setMemberRole from './set-member-role.ts';
import setTeamProviders from './set-team-providers.ts';
import shareChat from './share-chat.ts';
import shareDashboard from './share-dashboard.ts';
import sharedChat from './shared-chat.ts';
import sharedDashboard from './shared-dashboard.ts';
import ssoProviders from './sso-providers.ts';
import startRun from './start-run.ts';
import switchAlert from './switch-alert.ts';
import switchWebhook from './switch-webhook.ts';
import team from './team.ts';
import teamInvitations from './team-invitations.ts';
import teams from './teams.ts';
import testWebhook from './test-webhook.ts';
import tools from './tools.ts';
import transferTeam from './transfer-team.ts';
import unlabel from './unlabel.ts';
import unshareDashboard from './unshare-dashboard.ts';
import unwatch from './unwatch.ts';
import verifySession from './verify-session.ts';
import watch from './watch.ts';
import watchMany from './watch-many.ts';
import watchlist from './watchlist.ts';
import webhookDeliveries from './webhook-deliveries.ts';
import webhookDelivery from './webhook-delivery.ts';
import webhooks from './webhooks.ts';

export const actions = [
  acceptInvitation,
  addAlert,
  alertEvents,
  alerts,
  answerModel,
  apiKeys,
  auditFile,
  auditLog,
  balance,
  callTool,
  cancelExport,
  cancelRun,
  chat,
  chats,
  checkDashboard,
  clearExport,
  confirmWebhook,
  createApiKey,
  createDashboard,
  createExport,
  createSession,
  createTeam,
  createWebhook,
  dashboard,
  dashboardVersions,
  dashboards,
  declineInvitation,
  deleteExportTemplate,
  deleteTeam,
  earn,
  exportFile,
  exportJob,
  exportList,
  exportTemplates,
  exports,
  identities,
  invite,
  label,
  labelMany,
  labels,
  leaveTeam,
  logout,
  logoutEverywhere,
  lookAtInvitation,
  operatorAudit,
  profile,
  removeAlert,
  removeApiKey,
  removeChat,
  removeDashboard,
  removeMember,
  removeQuery,
  removeSharedChat,
  removeWebhook,
  renameTeam,
  replayDeadLetters,
  replayWebhookDelivery,
  restoreDashboard,
  resumeRun,
  retryExport,
  revokeInvitation,
  rotateWebhookSecret,
  saveChat,
  saveDashboard,
  saveExportTemplate,
  saveProfile,
  saveQuery,
  saveSsoProviders,
  saveWebhook,
  savedQueries,
  seeAlertEvents,
  sendLogs,
  serverFigures,
  session,
  setMemberRole,
  setTeamProviders,
  shareChat,
  shareDashboard,
  sharedChat,
  sharedDashboard,
  ssoProviders,
  startRun,
  switchAlert,
  switchWebhook,
  team,
  teamInvitations,
  teams,
  testWebhook,
  tools,
  transferTeam,
  unlabel,
  unshareDashboard,
  unwatch,
  verifySession,
  watch,
  watchMany,
  watchlist,
  webhookDeliveries,
  webhookDelivery,
  webhooks,
] as const;
