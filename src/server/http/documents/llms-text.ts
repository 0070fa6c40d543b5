import { PRODUCT } from '#contracts/product';
import type { DocumentEntry } from '#contracts/documents';
import { listDocuments } from '../../documents/library.ts';

/** What a language model should know of this site, in the form of llmstxt.org: every link is Markdown. */
export function toLlmsText(origin: string): string {
  const line = ({ href, title, description }: DocumentEntry): string =>
    `- [${title}](${origin}${href}.md): ${description}`;
  return `${[
    `# ${PRODUCT.name}`,
    '',
    `> ${PRODUCT.tagline}. It reads accounts, transactions, tokens, programs and blocks of Solana and says in words what they are.`,
    '',
    'Every page exists as Markdown and as JSON: add `.md` or `.json` to its address. Amounts in JSON are decimal texts. A figure that is not read from the chain names its source, its time and the slots it covers.',
    '',
    '## Pages',
    '',
    `- [Transaction](${origin}/docs/transactions.md): \`/tx/{signature}.md\``,
    `- [Account](${origin}/docs/accounts.md): \`/account/{address}.md\``,
    `- [Block](${origin}/docs/blocks-and-validators.md): \`/block/{slot}.md\``,
    `- [Token](${origin}/docs/tokens.md): \`/token/{mint}.md\``,
    `- [Program](${origin}/docs/programs.md): \`/program/{address}.md\``,
    '',
    '## Documentation',
    '',
    ...listDocuments('docs').map(line),
    '',
    '## Optional',
    '',
    ...listDocuments('blog').map(line),
  ].join('\n')}\n`;
}
