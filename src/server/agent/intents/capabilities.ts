import { say } from '../writing/writer.ts';
import { defineIntent } from './define-intent.ts';

export default defineIntent({
  id: 'capabilities',
  title: 'Say what can be asked',
  needs: [],
  phrases: [
    '/help',
    'help',
    'help me',
    'what kind of questions can i ask',
    'what are your capabilities',
    'what is this chat',
    'are you chatgpt',
    'how does this assistant work',
    'how can you help',
    'how can you help me',
    'give me examples',
    'example questions',
    'show me some example questions',
    'list your commands',
    'which commands are there',
    'which tools do you have',
    'what features do you have',
    'menu',
    'i do not know what to ask',
    'where do i start',
    'qué puedes hacer',
    'en qué puedes ayudarme',
    'ayuda',
    'was kannst du',
    'hilfe',
    'que peux-tu faire',
    'aide',
    'o que você pode fazer',
    'ajuda',
  ],
  cues: [
    [/^\W*\/?(?:help|commands|menu|ayuda|hilfe|aide|ajuda)\W*$/, 0.8],
    [
      /\bwhat (?:can|do) (?:you|u) (?:do|know|answer)\b|\bwhat can i ask\b|\bhow can you help\b|\b(?:your|which) (?:capabilities|commands|tools|features)\b|\bexample questions?\b/,
      0.6,
    ],
    [/^\W*(?:who|what|how) (?:else )?(?:are|can|do|could) (?:you|u|i ask)\b/, 0.6],
    [
      /\b(?:who|what) are you\b|\bwhich model\b|\bare you (?:an? )?(?:ai|bot|chatgpt|gpt|llm)\b|\bhow do you work\b/,
      0.6,
    ],
  ],
  plan: () => [],
  write(writer) {
    writer.line`I answer questions about what is on the chain, in your own words, and every figure shows the tool result it comes from.`;
    writer.text`Open a page and ask about it, or name a thing: a signature, an address, a token, a program, a block, an epoch or a .sol name. Some examples:`;
    writer.list(
      [
        say`Transactions: “What happened here?”, “Why did it fail?”, “What was the fee?”, “Is it safe?”`,
        say`Accounts: “What does it hold?”, “Show its latest transactions”, “Whom does it deal with most?”, “How much came in this week?”`,
        say`Tokens: “What is the price?”, “Who are the biggest holders?”, “Can it be minted or frozen?”, “Show its chart”, “Show the newest tokens”`,
        say`Programs: “Who can upgrade it?”, “Which instructions does it have?”`,
        say`Blocks and validators: “Who produced this block?”, “What is its commission?”`,
        say`The network: “How is the network doing?”, “When does the epoch end?”, “What are fees like right now?”`,
        say`Words and this product: “What is rent?”, “How do I export?”`,
      ],
      { depth: 2 },
    );
    writer.text`I only read: I do not sign, send or trade, predict no prices, and look for nobody’s identity. What I do not know, I say.`;
    writer.suggest(
      'How is the network doing?',
      'Which tokens moved most today?',
      'What is a priority fee?',
      'Show the newest tokens',
    );
  },
});
