import type { ToolResult } from '#contracts/assistant/agent';
import type { Found, TypedTool } from '../tools/define-tool.ts';
import type getCandles from '../tools/get-candles.ts';
import type getHolders from '../tools/get-holders.ts';
import type getMarket from '../tools/get-market.ts';
import type getToken from '../tools/get-token.ts';
import type listLaunches from '../tools/list-launches.ts';
import type listTrades from '../tools/list-trades.ts';
import type { Writer } from '#assistant/write/writer';
import {
  defineNarrative,
  step,
  type Asked,
  type Narrative,
  type NarrativeDefinition,
  type Step,
  type Writing,
} from './define-narrative.ts';

type Data<Tool> = Tool extends TypedTool<infer _Tree> ? NonNullable<Found<Tool>['data']> : never;

/** What the tools about one token find. */
export interface TokenTools {
  readonly get_token: Data<typeof getToken>;
  readonly get_holders: Data<typeof getHolders>;
  readonly get_market: Data<typeof getMarket>;
  readonly get_candles: Data<typeof getCandles>;
  readonly list_trades: Data<typeof listTrades>;
  readonly list_launches: Data<typeof listLaunches>;
}

/** A question about one token that one tool answers. */
export interface TokenNarrative<Tool extends keyof TokenTools> extends Pick<
  NarrativeDefinition<never>,
  'id' | 'title'
> {
  readonly tool: Tool;
  /** Of the one call, what it is for. */
  readonly reads: string;
  /** Arguments besides the mint. */
  readonly args?: (asked: Asked) => Readonly<Record<string, unknown>>;
  /** Further steps. */
  readonly further?: (asked: Asked, mint: string | undefined) => readonly Step[];
  readonly tell: (
    writer: Writer,
    data: TokenTools[Tool],
    more: {
      readonly callId: string;
      readonly asked: Asked;
      readonly result: ToolResult;
      readonly writing: Writing<'mint'>;
    },
  ) => void;
}

/** The step of the one call. */
export const TOKEN_STEP = 'token';

/** An intent about one token. */
export const defineTokenNarrative = <Tool extends keyof TokenTools>({
  tool,
  reads,
  args = () => ({}),
  further = () => [],
  tell,
  ...rest
}: TokenNarrative<Tool>): Narrative =>
  defineNarrative({
    ...rest,
    needs: [{ name: 'mint', kind: 'token' }],
    plan: ({ slots: { mint }, asked }) => [
      step(TOKEN_STEP, tool, reads, { ...args(asked), mint }),
      ...further(asked, mint),
    ],
    write(writer, writing) {
      const found = writing.read<TokenTools[Tool]>(TOKEN_STEP);
      if (found === undefined) return;
      tell(writer, found.data, { callId: found.callId, asked: writing.asked, result: found, writing });
    },
  });
