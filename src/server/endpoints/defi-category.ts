import { z } from 'zod';
import { DEFI_CATEGORY_KEYS, type DefiCategory, type DefiPart } from '#contracts/market/defi-categories';
import type { DefiCategoryAnswer, PoolSort } from '#contracts/market/defi';
import type { Window } from '#contracts/market/market';
import { text, toAddress } from '../input/texts.ts';
import { windowText } from '../input/windows.ts';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import { countUsers } from '../reading/defi/count-users.ts';
import { listRelated } from '../reading/defi/listed-protocols.ts';
import { toDefiNames } from '../reading/defi/defi-names.ts';
import { readParts } from '../reading/defi/read-parts.ts';
import { listActive, readCategoryUse } from '../reading/defi/read-category-use.ts';
import { addActs } from '../reading/defi/read-acts.ts';
import { readSeries } from '../reading/defi/read-series.ts';
import { addUse, byVolumeThenCalls, toDefiProtocol, toUseTrend } from '../reading/defi/read-use.ts';
import { toDefiSpan, toWindowPlan } from '../reading/defi/window-plan.ts';
import { defineEndpoint } from './define-endpoint.ts';

const address = text.refine((value) => toAddress(value) !== undefined, 'must be the address of a program');

export default defineEndpoint({
  name: 'defiCategory',
  route: '/api/defi/categories/:category',
  says: 'One category of DeFi in a window: its protocols with their use, and what belongs to it, such as pools, routes, launches, stake or stablecoins.',
  input: z.strictObject({
    category: z
      .enum(DEFI_CATEGORY_KEYS, `must be one of ${DEFI_CATEGORY_KEYS.join(', ')}`)
      .describe('A key of `DEFI_CATEGORIES`.'),
    window: windowText,
    sort: z
      .enum(['volume', 'liquidity'], 'must be volume or liquidity')
      .describe('Order of the pools: `volume` (default), `liquidity`.')
      .optional(),
    venue: address.describe('The one program whose pools are shown.').optional(),
  }),
  absences: true,
  run: (ask, { category, window = '24h', sort = 'volume', venue }): Promise<DefiCategoryAnswer> =>
    answerFromIndex(ask, (index, coverage) =>
      index.answers.read(coverage, [category, window, sort, venue].join(' '), async () => {
        const key = category as DefiCategory; // `input` of this endpoint checked these
        const plan = toWindowPlan(window as Window, coverage);
        const one = await readCategoryUse(index, plan, key);
        const { protocols: listed, rows, use, acts, isRouted, definition } = one;
        const [counts, parts] = await Promise.all([
          countUsers(index, plan, [rows.flat(), ...rows]),
          readParts({
            chain: ask.reader.chain,
            index,
            plan,
            coverage,
            category: one,
            has: (part: DefiPart) => definition.parts.includes(part),
            sort: sort as PoolSort,
            venue: venue === undefined ? undefined : toAddress(venue),
          }),
        ]);
        const protocols = listed
          .map((protocol, i) => toDefiProtocol(protocol, use, counts[i + 1]!, acts[i]!, plan, isRouted))
          .sort(byVolumeThenCalls);
        const active = new Set(listActive(one));
        const lines = protocols
          .map(({ name, programs }) => ({
            name,
            programs: programs.map((program) => program.address).filter((program) => active.has(program)),
            isRouted,
          }))
          .filter(({ programs }) => programs.length > 0);
        return {
          category: key,
          span: toDefiSpan(plan),
          protocols,
          total: addUse(rows.flat()),
          totalTrend: toUseTrend(rows.flat(), plan, isRouted),
          users: counts[0]!,
          acts: addActs(acts, definition.acts),
          related: listRelated(definition),
          chart: await readSeries(index, plan, coverage, lines),
          ...parts,
          names: await toDefiNames(parts, ask.reader),
        };
      }),
    ),
});
