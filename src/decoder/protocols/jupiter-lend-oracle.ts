import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'jupiter-lend-oracle',
  name: 'Jupiter Lend Oracle',
  programs: ['jupnw4B6Eqs7ft6rxpzYLJZYSnrpRgPcr589n5Kv4oc'],
  category: 'oracle',
  source: 'the program’s own Anchor IDL (jup-ag/jupiter-lend `target/idl/oracle.json`)',
  meaning: {
    getExchangeRate: { sentence: 'Query the exchange rate of {oracle}', minor: true },
    getBothExchangeRate: { sentence: 'Query both exchange rates of {oracle}', minor: true },
    getCenterPrice: { sentence: 'Query the center price of {oracle}', minor: true },
    getExchangeRateLiquidate: { sentence: 'Query the liquidation exchange rate of {oracle}', minor: true },
    getExchangeRateOperate: { sentence: 'Query the operate exchange rate of {oracle}', minor: true },
    refreshPriceFeedWithChainlink: { sentence: 'Post a Chainlink price to {chainlinkDsCache}', minor: true },
    initOracleConfig: { sentence: 'Initialize the oracle {oracle}' },
  },
});
