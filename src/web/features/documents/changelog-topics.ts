import type { Block, Inline, ListItem } from '#std/markdown/markdown-tree';

/** What a change is about, by how its text begins; the first that fits. */
const TOPICS: readonly (readonly [title: string, about: RegExp])[] = [
  ['Assistant', /\bassistant|\bSVMAI\b|\banswers?\b|\bquestions?\b|\bexplanation/i],
  [
    'API, exports and webhooks',
    /\/api|\bAPI\b|\bexport|\bCSV\b|\bwebhook|\bclient\b|\bfeed\b|`npm run client/i,
  ],
  [
    'Self-hosting',
    /\boperators?\b|\brun it\b|\bcompose\b|\bclickhouse|\bPostgreSQL|\bnpm run|\bin production\b|[A-Z]{3}_[A-Z]/i,
  ],
  ['Localnet', /\blocalnet/i],
  [
    'Tokens, markets and DeFi',
    /\btokens?\b|\bpools?\b|\bmarkets?\b|\bmemecoin|\bprices?\b|\bterminal|\bDeFi\b|\bliquidity/i,
  ],
  [
    'Transactions, accounts and programs',
    /\btransaction|\bsentence|\baccounts?\b|\bprograms?\b|\binstruction|\bblocks?\b|\bwallet|\bvalidator|\bfee/i,
  ],
];
const OTHER = 'Pages, look and keys';

/** A subject is named early; what is said later of something else is no topic. */
const BEGINNING = 70;

export interface Topic {
  readonly title: string;
  readonly items: readonly ListItem[];
}

/** Changes by what they are about, in the order in which each topic was last touched; each list keeps its order. */
export function toTopics(items: readonly ListItem[]): readonly Topic[] {
  const topics = new Map<string, ListItem[]>();
  for (const item of items) {
    const title = toTopicTitle(toText(item.children));
    topics.set(title, [...(topics.get(title) ?? []), item]);
  }
  return [...topics].map(([title, list]) => ({ title, items: list }));
}

export function toTopicTitle(text: string): string {
  const beginning = text.slice(0, BEGINNING);
  return TOPICS.find(([, about]) => about.test(beginning))?.[0] ?? OTHER;
}

function toText(blocks: readonly Block[]): string {
  return blocks
    .map((block) => (block.kind === 'paragraph' ? block.children.map(toWords).join('') : ''))
    .join(' ');
}

function toWords(inline: Inline): string {
  if ('text' in inline) return inline.text;
  return 'children' in inline ? inline.children.map(toWords).join('') : '';
}
