import { z } from 'zod';
import { DASHBOARD_BODY_BYTES, dashboardContent } from '../users/dashboard-content.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'checkDashboard',
  right: 'anyone',
  says: 'Checks the JSON of a dashboard, as when a file is imported, and gives it back as it is understood.',
  bodyBytes: DASHBOARD_BODY_BYTES,
  input: z.strictObject({ content: dashboardContent }),
  audit: 'It stores nothing.',
  run: (_call, { content }) => Promise.resolve({ content }),
});
