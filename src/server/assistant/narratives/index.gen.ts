// Written by `npm run gen`. Do not edit.
import accountOverview from './account-overview.ts';
import accountPortfolio from './account-portfolio.ts';
import blockOverview from './block-overview.ts';
import domainOverview from './domain-overview.ts';
import networkOverview from './network-overview.ts';
import programOverview from './program-overview.ts';
import tokenChart from './token-chart.ts';
import tokenOverview from './token-overview.ts';
import tokenRisk from './token-risk.ts';
import transactionFailure from './transaction-failure.ts';
import transactionOverview from './transaction-overview.ts';
import transactionSafety from './transaction-safety.ts';
import validatorOverview from './validator-overview.ts';

export const narratives = [
  accountOverview,
  accountPortfolio,
  blockOverview,
  domainOverview,
  networkOverview,
  programOverview,
  tokenChart,
  tokenOverview,
  tokenRisk,
  transactionFailure,
  transactionOverview,
  transactionSafety,
  validatorOverview,
] as const;
