/** Blocks to facts: sources, facts, rollups, rules, checkpoint. */
export { findArchiveFault } from './archive/open-archive.ts';
export { superviseIndexer, type HearIndexer, type IndexerSettings } from './supervise-indexer.ts';
export { superviseIndexerWhenReady, type RunningIndexer } from './supervise-when-ready.ts';
export { runIndexer, type IndexerParts } from './run-indexer.ts';
export { verifyAgainstChain, verifyIndex, type Check } from './verify-index.ts';
