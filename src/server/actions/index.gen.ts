// Written by `npm run gen`. Do not edit.
import balance from './balance.ts';
import cancelExport from './cancel-export.ts';
import clearExport from './clear-export.ts';
import createExport from './create-export.ts';
import createSession from './create-session.ts';
import deleteExportTemplate from './delete-export-template.ts';
import earn from './earn.ts';
import exportFile from './export-file.ts';
import exportJob from './export-job.ts';
import exportTemplates from './export-templates.ts';
import exports from './exports.ts';
import identities from './identities.ts';
import logout from './logout.ts';
import retryExport from './retry-export.ts';
import saveExportTemplate from './save-export-template.ts';
import saveSsoProviders from './save-sso-providers.ts';
import sendLogs from './send-logs.ts';
import serverFigures from './server-figures.ts';
import session from './session.ts';
import ssoProviders from './sso-providers.ts';
import verifySession from './verify-session.ts';

export const actions = [
  balance,
  cancelExport,
  clearExport,
  createExport,
  createSession,
  deleteExportTemplate,
  earn,
  exportFile,
  exportJob,
  exportTemplates,
  exports,
  identities,
  logout,
  retryExport,
  saveExportTemplate,
  saveSsoProviders,
  sendLogs,
  serverFigures,
  session,
  ssoProviders,
  verifySession,
] as const;
