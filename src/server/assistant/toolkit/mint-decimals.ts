import { NamedThings } from '../../reading/names/named-things.ts';
import { toNames } from '../../reading/names/names.ts';
import { ToolError, type ToolAsk } from '../tools/define-tool.ts';
import { askQuery, equalTo, isTooMuch } from './ask-query.ts';

/** Decimals of a mint: as the chain has them, else as the index saw them. Throws where neither knows. */
export async function readDecimals(ask: ToolAsk, mint: string): Promise<number> {
  const names = await toNames(new NamedThings().addMint(mint), ask.clusters.reader(ask.cluster), ask.signal);
  const known = names.tokens[mint]?.decimals;
  if (known !== undefined) return known;
  const table = await askQuery(ask, { from: 'tokens', where: equalTo({ mint }), limit: 1 });
  const decimals = isTooMuch(table) ? undefined : table.rows[0]?.['decimals'];
  if (decimals !== undefined) return Number(decimals);
  throw new ToolError('unavailable', 'The decimals of this token are not known.');
}
