import { STANDARD_CURVES } from '#contracts/market/launches';
import type { TokenMarketAnswer } from '#contracts/market/token-market';
import type { Wire } from '#std/json';
import { ForecastPart } from './forecast-part.tsx';

const GRADUATION = ['graduation'];

/** When a token graduates that is traded on the curve of its launchpad alone; nothing for any other. */
export default function LaunchForecast({ answer }: { readonly answer: Wire<TokenMarketAnswer> }) {
  if (answer.kind === 'absent' || answer.markets.length === 0) return null;
  const { mint, markets } = answer;
  return markets.every(({ venue }) => STANDARD_CURVES.has(venue)) ? (
    <ForecastPart
      title="Forecast of its graduation"
      forecasts={GRADUATION}
      address={mint}
      search={{ launch: mint }}
    />
  ) : null;
}
