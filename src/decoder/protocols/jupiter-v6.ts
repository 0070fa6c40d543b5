import type { Effect } from '#contracts/decoded';
import { findInDirectory } from '../directory/program-directory.ts';
import { defineInterface } from '../define-interface.ts';
import type { InstructionView } from '../instruction-view.ts';
import type { Meaning } from '../interface/to-layouts.ts';

/** What a route asks for: `give` and `get` name arguments, `from` and `to` the token accounts they count. */
const route = (give: string, get: string, limit: 'in' | 'out', from: string, to: string): Meaning => ({
  sentence: limit === 'in' ? `Swap {${give}} for about {${get}}` : `Swap about {${give}} for {${get}}`,
  amounts: { [give]: from, [get]: to },
});
/** What goes in is what came into an account since its balance was recorded, and no argument. */
const ledgerRoute = (to: string): Meaning => ({
  sentence: 'Swap for about {quotedOutAmount}',
  amounts: { quotedOutAmount: to },
});
const OWN = ['userSourceTokenAccount', 'userDestinationTokenAccount'] as const;
const SHARED = ['sourceTokenAccount', 'destinationTokenAccount'] as const;

/** One pool's part as Jupiter reports it, for pools whose program is not known here. */
function swapped(event: InstructionView): readonly Effect[] {
  const give = event.fieldAddress('inputMint');
  const get = event.fieldAddress('outputMint');
  const amm = event.fieldAddress('amm');
  if (give === undefined || get === undefined || amm === undefined) return [];
  const leg = (mint: typeof give, amount: string) => ({
    asset: { kind: 'token' as const, mint, decimals: event.decimalsOf(mint) },
    amount: event.integer(amount),
  });
  return [
    {
      kind: 'swap',
      venue: findInDirectory(amm)?.name ?? amm,
      trader: event.address('eventAuthority'),
      sold: leg(give, 'inputAmount'),
      bought: leg(get, 'outputAmount'),
    },
  ];
}

export default defineInterface({
  key: 'jupiter-v6',
  name: 'Jupiter',
  programs: ['JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'],
  category: 'aggregator',
  source: 'the program’s own Anchor IDL 0.1.0',
  meaning: {
    route: route('inAmount', 'quotedOutAmount', 'in', ...OWN),
    routeV2: route('inAmount', 'quotedOutAmount', 'in', ...OWN),
    exactOutRoute: route('quotedInAmount', 'outAmount', 'out', ...OWN),
    exactOutRouteV2: route('quotedInAmount', 'outAmount', 'out', ...OWN),
    sharedAccountsRoute: route('inAmount', 'quotedOutAmount', 'in', ...SHARED),
    sharedAccountsRouteV2: route('inAmount', 'quotedOutAmount', 'in', ...SHARED),
    sharedAccountsExactOutRoute: route('quotedInAmount', 'outAmount', 'out', ...SHARED),
    sharedAccountsExactOutRouteV2: route('quotedInAmount', 'outAmount', 'out', ...SHARED),
    routeWithTokenLedger: ledgerRoute('userDestinationTokenAccount'),
    sharedAccountsRouteWithTokenLedger: ledgerRoute('destinationTokenAccount'),
    setTokenLedger: { sentence: 'Record the balance of {tokenAccount}' },
    claim: { sentence: 'Claim SOL from Jupiter’s authority for {wallet}' },
  },
  events: { swapEvent: { effects: swapped } },
});
