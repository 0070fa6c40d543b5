/** What a launch has raised on its bonding curve, and what is missing until the curve is sold out. */
import { isRpcError } from '#chain';
import { findValue } from '#decoder';
import { isAppError } from '#std/errors';
import type { ToolAsk } from '../tools/define-tool.ts';
import { askQuery, isTooMuch } from './ask-query.ts';

export interface CurveState {
  /** Lamports in it now. */
  readonly raised: bigint;
  /** Lamports that buy what is left, without the fee. */
  readonly missing: bigint;
}

/** As the launchpads name their fields: that of the localnet, and Pump.fun. */
const FIELDS = [
  { sol: 'virtualSol', tokens: 'virtualTokens', raised: 'realSol', left: 'realTokens' },
  {
    sol: 'virtualSolReserves',
    tokens: 'virtualTokenReserves',
    raised: 'realSolReserves',
    left: 'realTokenReserves',
  },
] as const;

/** `undefined` where its curve is not found or is none that is read here. */
export async function readCurve(
  ask: ToolAsk,
  mint: string,
  launchpad: string,
): Promise<CurveState | undefined> {
  const table = await askQuery(ask, {
    from: 'markets',
    where: [
      { field: 'base', is: '=', value: mint },
      { field: 'venue', is: '=', value: launchpad },
    ],
    show: ['market'],
    limit: 1,
  });
  const market = isTooMuch(table) ? undefined : table.rows[0]?.['market'];
  if (market === undefined) return undefined;
  try {
    const answer = await ask.ask('account', { address: String(market) });
    if (answer.kind !== 'found') return undefined;
    const { fields } = answer.decoded;
    const unitsOf = (name: string): bigint | undefined => {
      const value = findValue(fields, name);
      if (value?.kind === 'integer') return BigInt(value.integer);
      if (value?.kind === 'lamports') return value.lamports;
      return value?.kind === 'amount' ? value.amount : undefined;
    };
    for (const names of FIELDS) {
      const [sol, tokens, raised, left] = [names.sol, names.tokens, names.raised, names.left].map(unitsOf);
      if (sol === undefined || tokens === undefined || raised === undefined || left === undefined) continue;
      return tokens <= left ? undefined : { raised, missing: divideUp(sol * left, tokens - left) };
    }
    return undefined;
  } catch (error) {
    if (isAppError(error) || isRpcError(error)) return undefined;
    throw error;
  }
}

const divideUp = (a: bigint, b: bigint): bigint => (a + b - 1n) / b;
