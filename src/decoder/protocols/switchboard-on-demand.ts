import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

/** What a feed says is the median of what its oracles signed. */
const FEED: Meaning = { sentence: 'Submit values of oracles to the feed {feed}', minor: true };
const FEEDS: Meaning = { sentence: 'Submit values of oracles to Switchboard feeds', minor: true };

export default defineInterface({
  key: 'switchboard-on-demand',
  name: 'Switchboard On-Demand',
  programs: ['SBondMDrcV3K4kxZR1HNVT7osZxAHVHgYXL5Ze1oMUv'],
  category: 'oracle',
  source: 'the program’s own Anchor IDL (drift-labs/protocol-v2 `sdk/src/idl/switchboard_on_demand_30.json`)',
  meaning: {
    pullFeedSubmitResponse: FEED,
    pullFeedSubmitResponseSvm: FEED,
    pullFeedSubmitResponseMany: FEEDS,
    pullFeedSubmitResponseConsensus: FEEDS,
    pullFeedSubmitResponseConsensusLight: FEEDS,
    pullFeedInit: { sentence: 'Open the feed {pullFeed}' },
    pullFeedSetConfigs: { sentence: 'Update the config of the feed {pullFeed}' },
    pullFeedClose: { sentence: 'Close the feed {pullFeed}' },
    randomnessInit: { sentence: 'Open the randomness account {randomness}', minor: true },
    randomnessCommit: { sentence: 'Commit randomness in {randomness}', minor: true },
    randomnessReveal: { sentence: 'Reveal randomness in {randomness}', minor: true },
    oracleHeartbeat: { sentence: 'Send the heartbeat of the oracle {oracle}' },
    oracleHeartbeatV2: { sentence: 'Send the heartbeat of the oracle {oracle}' },
    oracleInit: { sentence: 'Open the oracle {oracle}' },
    oracleInitSvm: { sentence: 'Open the oracle {oracle}' },
    guardianQuoteVerify: { sentence: 'Verify the oracle {oracle}' },
    queuePaySubsidy: { sentence: 'Pay the subsidy of {queue} to its oracles' },
  },
});
