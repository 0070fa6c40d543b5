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
});
