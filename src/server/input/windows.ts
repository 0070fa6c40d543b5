import { z } from 'zod';

/** The window figures are summed over; a day where nothing is said. */
export const windowText = z
  .enum(['1h', '24h', '7d'], 'must be 1h, 24h or 7d')
  .describe('`1h`, `24h` (default), `7d`.')
  .optional();
