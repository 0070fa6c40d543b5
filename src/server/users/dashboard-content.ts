import { z } from 'zod';
import { SERVED_CLUSTERS } from '#contracts/cluster';
import {
  DASHBOARD_LIMITS,
  DASHBOARD_WINDOWS,
  ENTITY_KINDS,
  GRID,
  PARAMETERS,
  REFRESHES,
  toParameter,
  type DashboardContent,
} from '#contracts/dashboards/dashboard';
import { CHART_KEYS, chartOf } from '#contracts/dashboards/tile-charts';
import { MEASURE_KEYS, measureOf } from '#contracts/dashboards/tile-measures';
import { findTileQueryProblem } from '#contracts/dashboards/tile-query';
import { isBase58OfLength } from '#std/base58';
import { querySchema } from '../input/query-schema.ts';
import { addressText } from './address-text.ts';
import { plainText } from './plain-text.ts';

/** The name of a tile within its dashboard. */
export const tileId = z.string().regex(/^[a-z0-9]{1,16}$/, 'must be 1 to 16 small letters and digits');
const whole = (least: number, most: number) => z.int().min(least).max(most);

const LONGEST_SIGNATURE = 88;
const isSignature = (text: string): boolean => text.length <= LONGEST_SIGNATURE && isBase58OfLength(text, 64);

const subject = z.string().max(LONGEST_SIGNATURE);

/** What stands where a thing must be of a kind: `undefined` where it does. */
function findSubjectProblem(given: string | undefined, kind: string | undefined): string | undefined {
  if (kind === undefined)
    return given === undefined ? undefined : 'is of the whole chain and about no address';
  if (given === undefined) return `must be an address or $${kind}`;
  if (kind === 'transaction')
    return isSignature(given) ? undefined : 'must be a signature: base58 of 64 bytes';
  const parameter = toParameter(given);
  if (parameter !== undefined) return parameter === kind ? undefined : `must be $${kind} or an address`;
  return addressText.safeParse(given).success
    ? undefined
    : `must be an address (base58 of 32 bytes) or $${kind}`;
}

const place = {
  id: tileId,
  title: plainText(DASHBOARD_LIMITS.title).optional(),
  x: whole(0, GRID.columns - GRID.leastWidth),
  y: whole(0, GRID.mostRow),
  w: whole(GRID.leastWidth, GRID.columns),
  h: whole(GRID.leastHeight, GRID.mostHeight),
};

/** Text over lines, in one form of Unicode; control characters but tab and line feed are not let in. */
const noteText = z
  .string()
  .max(DASHBOARD_LIMITS.note, `must not be longer than ${DASHBOARD_LIMITS.note} characters`)
  .transform((text) => text.replaceAll('\r\n', '\n').normalize('NFC'))
  // eslint-disable-next-line no-control-regex
  .refine((text) => !/[\u0000-\u0008\u000b-\u001f\u007f]/.test(text), 'must not hold control characters');

const tile = z
  .discriminatedUnion('kind', [
    z.strictObject({
      ...place,
      kind: z.literal('query'),
      query: querySchema,
      show: z.enum(['table', 'chart']),
      bound: z
        .array(z.strictObject({ field: z.string().max(40), parameter: z.enum(PARAMETERS) }))
        .max(DASHBOARD_LIMITS.bound)
        .optional(),
      followsWindow: z.boolean().optional(),
    }),
    z.strictObject({
      ...place,
      kind: z.literal('measure'),
      measure: z.enum(MEASURE_KEYS),
      of: subject.optional(),
    }),
    z.strictObject({ ...place, kind: z.literal('chart'), chart: z.enum(CHART_KEYS), of: subject.optional() }),
    z.strictObject({ ...place, kind: z.literal('watchlist') }),
    z.strictObject({ ...place, kind: z.literal('entity'), entity: z.enum(ENTITY_KINDS), of: subject }),
    z.strictObject({ ...place, kind: z.literal('note'), text: noteText }),
  ])
  .superRefine((given, context) => {
    const wrong = (path: string, message: string | undefined) => {
      if (message !== undefined) context.addIssue({ code: 'custom', path: [path], message });
    };
    if (given.x + given.w > GRID.columns) wrong('w', `reaches beyond the ${GRID.columns} columns`);
    if (given.kind === 'query') wrong('query', findTileQueryProblem(given));
    if (given.kind === 'measure') wrong('of', findSubjectProblem(given.of, measureOf(given.measure).of));
    if (given.kind === 'chart') wrong('of', findSubjectProblem(given.of, chartOf(given.chart).of));
    if (given.kind === 'entity') wrong('of', findSubjectProblem(given.of, given.entity));
  });

/** A dashboard as it comes from outside: of a browser, or of a file somebody imports. */
export const dashboardContent = z
  .strictObject({
    format: z.literal('dashboard/1'),
    title: plainText(DASHBOARD_LIMITS.title),
    description: plainText(DASHBOARD_LIMITS.description).optional(),
    cluster: z.enum(SERVED_CLUSTERS),
    parameters: z.strictObject({
      token: addressText.optional(),
      wallet: addressText.optional(),
      program: addressText.optional(),
      validator: addressText.optional(),
    }),
    window: z.enum(DASHBOARD_WINDOWS),
    refresh: z.enum(REFRESHES),
    tiles: z
      .array(tile)
      .max(DASHBOARD_LIMITS.tiles, `must be at most ${DASHBOARD_LIMITS.tiles}`)
      .refine(
        (tiles) => new Set(tiles.map((one) => one.id)).size === tiles.length,
        'must have ids that differ',
      ),
  })
  .refine(
    (content) => Buffer.byteLength(JSON.stringify(content)) <= DASHBOARD_LIMITS.bytes,
    `must be at most ${DASHBOARD_LIMITS.bytes / 1_024} KiB of JSON`,
  ) satisfies z.ZodType<DashboardContent>;

/** Longest body of an action that takes one: escapes and what is around it are more than its own bytes. */
export const DASHBOARD_BODY_BYTES = 2 * DASHBOARD_LIMITS.bytes;

export const dashboardId = z.string().max(64);
