import type { Chain, ChainOptions } from '../chain.ts';

/** Yearly rates of the current epoch, as shares of the supply. */
export interface InflationRate {
  readonly epoch: number;
  readonly total: number;
  readonly validator: number;
  readonly foundation: number;
}

/** The plan the rates follow: from `initial` down to `terminal`, by `taper` a year. */
export interface InflationGovernor {
  readonly initial: number;
  readonly terminal: number;
  readonly taper: number;
  readonly foundation: number;
  /** Years. */
  readonly foundationTerm: number;
}

export function getInflationRate(chain: Chain, options?: ChainOptions): Promise<InflationRate> {
  return chain.request('getInflationRate', [], options);
}

export function getInflationGovernor(chain: Chain, options?: ChainOptions): Promise<InflationGovernor> {
  return chain.request('getInflationGovernor', [{ commitment: 'confirmed' }], options);
}
