import type { Found } from '../tools/define-tool.ts';
import type getAccount from '../tools/get-account.ts';
import { tellUnread, type PortfolioData } from '../writing/account-findings.ts';
import { counted } from '../writing/counted.ts';
import { defineAccountNarrative } from './define-account-narrative.ts';

const SHOWN = 10;

export default defineAccountNarrative({
  id: 'account.portfolio',
  title: 'Read what the wallet holds',
  steps: () => [
    {
      id: 'portfolio',
      tool: 'get_portfolio',
      title: 'Read what it holds',
      args: ({ address }) => ({ owner: address }),
    },
    { id: 'account', tool: 'get_account', title: 'Read the account', args: ({ address }) => ({ address }) },
  ],
  tell(writer, { read, asked }) {
    const account = read<NonNullable<Found<typeof getAccount>['data']>>('account')?.data;
    // It owns no token accounts, and holds tokens all the same.
    if (account?.held !== undefined && account.holder !== undefined) {
      writer.line`${account.address} is a token account of ${account.holder} with ${account.held}.`;
      return;
    }
    const found = read<PortfolioData>('portfolio');
    if (found === undefined) return;
    const { data, callId } = found;
    const { owner, sol, tokens, tokenCount, total } = data;
    if (tokens === undefined || tokenCount === undefined) {
      writer.line`${owner} has ${sol.amount}. Which tokens it holds, the node does not list.`;
      return;
    }
    if (tokenCount.raw === '0') writer.line`${owner} holds ${sol.amount} and no tokens.`;
    else if (total === undefined)
      writer.line`${owner} holds ${sol.amount} and ${counted(tokenCount, 'token')}.`;
    else
      writer.line`${owner} holds ${sol.amount} and ${counted(tokenCount, 'token')}, worth ${total} by the prices of our index.`;
    const rows = tokens.map(({ mint, amount, price, value }) => [mint, amount, price, value]);
    const columns = [
      { title: 'Token' },
      { title: 'Amount', align: 'end' as const },
      { title: 'Price', align: 'end' as const },
      { title: 'Value', align: 'end' as const },
    ];
    const shown = asked.limit ?? SHOWN;
    writer.table('Tokens, the most valuable first', columns, rows.slice(0, shown), callId);
    writer.table('Further tokens', columns, rows.slice(shown), callId, 3);
    if (sol.value !== undefined) writer.text`Its SOL is worth ${sol.value} of that, at ${sol.price} each.`;
    if (total !== undefined && data.unvalued.raw !== '0') {
      writer.text`No price is known here for ${counted(data.unvalued, 'holding')}, which the total leaves out.`;
    }
    tellUnread(writer, data);
    if (data.pricesAt !== undefined)
      writer.full`Prices are those of the index at ${data.pricesAt}; thin markets may not bear them.`;
    writer.full`Staked SOL is held in separate stake accounts and is not part of this.`;
    writer.suggest(
      'Show its latest transactions',
      'Who does it deal with most?',
      'What did it buy and sell?',
    );
  },
});
