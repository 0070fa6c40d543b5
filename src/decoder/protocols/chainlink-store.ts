import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'chainlink-store',
  name: 'Chainlink Store',
  programs: ['HEvSKofvBgfaexv23kMabbYqxasxU3mQ4ibBMEmJWHny'],
  category: 'oracle',
  source: 'the program’s own Anchor IDL 1.0.0',
  meaning: {
    submit: { sentence: 'Store a Chainlink price in the feed {feed}' },
    query: { sentence: 'Query the feed {feed}', minor: true },
    createFeed: { sentence: 'Open the feed {feed}: {description}' },
    closeFeed: { sentence: 'Close the feed {feed}' },
    transferFeedOwnership: {
      sentence: 'Propose the ownership transfer of the feed {feed} to {proposedOwner}',
    },
    acceptFeedOwnership: { sentence: 'Accept the ownership of the feed {feed} as {proposedOwner}' },
    setWriter: { sentence: 'Set the writer of the feed {feed} to {writer}' },
    lowerFlag: { sentence: 'Lower the flag of the feed {feed}' },
  },
  interface: `
    instruction ad565f5e0dc143b4 createFeed(description: string, decimals: u8, granularity: u8, liveLength: u32): feed authority
    instruction 990e5c59134ed32e closeFeed(): feed owner receiver authority
    instruction b53afb2593b446e3 transferFeedOwnership(proposedOwner: pubkey): feed owner authority
    instruction d3a1567165aff588 acceptFeedOwnership(): feed proposedOwner authority
    instruction 57f8e0c1112950fa setValidatorConfig(flaggingThreshold: u32): feed owner authority
    instruction ae24b17a568e206d setWriter(writer: pubkey): feed owner authority
    instruction fd4ff0a3247c9d6f lowerFlag(): feed owner authority accessController
    instruction 58a666b5a27faa30 submit(round: NewTransmission): feed authority
    instruction afaf6d1f0d989bed initialize(): store owner loweringAccessController
    instruction ba5a195711af396d transferStoreOwnership(proposedOwner: pubkey): store authority
    instruction efbe32f5f29ef9e6 acceptStoreOwnership(): store authority
    instruction cf449322a45ebd71 setLoweringAccessController(): store authority accessController
    instruction 27fb829f2e88a4a9 query(scope: Scope): feed
    account 8230f7f4b6bf1e1a Store { owner: pubkey, proposedOwner: pubkey, loweringAccessController: pubkey }
    account 60b3454280814975 Transmissions { version: u8, state: u8, owner: pubkey, proposedOwner: pubkey, writer: pubkey, description: [u8; 32], decimals: u8, flaggingThreshold: u32, latestRoundId: u32, granularity: u8, liveLength: u32, liveCursor: u32, historicalCursor: u32 }
    type NewTransmission { timestamp: u64, answer: i128 }
    type Scope = Version | Decimals | Description | RoundData { roundId: u32 } | LatestRoundData | Aggregator
    error 6000 Unauthorized Unauthorized
    error 6001 InvalidInput Invalid input
    error 6002 NotFound
    error 6003 InvalidVersion Invalid version
    error 6004 InsufficientSize Insufficient or invalid feed account size, has to be 8 + HEADER_SIZE + n * size_of::<Transmission>()
  `,
});
