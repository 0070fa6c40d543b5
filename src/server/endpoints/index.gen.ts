// Written by `npm run gen`. Do not edit.
import account from './account.ts';
import accountHistory from './account-history.ts';
import block from './block.ts';
import blockTransactions from './block-transactions.ts';
import blocks from './blocks.ts';
import clusters from './clusters.ts';
import compressedNft from './compressed-nft.ts';
import epoch from './epoch.ts';
import featureGates from './feature-gates.ts';
import home from './home.ts';
import inspection from './inspection.ts';
import networks from './networks.ts';
import program from './program.ts';
import programBinary from './program-binary.ts';
import programInterface from './program-interface.ts';
import programs from './programs.ts';
import rawTransaction from './raw-transaction.ts';
import search from './search.ts';
import solana from './solana.ts';
import summaries from './summaries.ts';
import token from './token.ts';
import tokenFile from './token-file.ts';
import tokenHolders from './token-holders.ts';
import tokens from './tokens.ts';
import transaction from './transaction.ts';
import validator from './validator.ts';
import validators from './validators.ts';

export const endpoints = [
  account,
  accountHistory,
  block,
  blockTransactions,
  blocks,
  clusters,
  compressedNft,
  epoch,
  featureGates,
  home,
  inspection,
  networks,
  program,
  programBinary,
  programInterface,
  programs,
  rawTransaction,
  search,
  solana,
  summaries,
  token,
  tokenFile,
  tokenHolders,
  tokens,
  transaction,
  validator,
  validators,
] as const;
