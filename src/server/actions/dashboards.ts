import { z } from 'zod';
import { listDashboards } from '../users/stored-dashboards.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'dashboards',
  says: 'Lists the dashboards of whoever is signed in, newest first.',
  input: z.strictObject({}),
  run: (call) => listDashboards(call),
});
