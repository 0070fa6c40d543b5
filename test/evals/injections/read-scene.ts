import { need, readAccount, type Cast, type World } from '../cast.ts';
import type { Scene } from './replace-texts.ts';

const MEMO = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr';

/** What stands now where the hostile texts are put. */
export function readScene({ chain, ledger }: World, cast: Cast): Scene {
  const memo = ledger
    .get(need('{memo.tx}', cast['memo.tx']))
    .top.find(({ programId }) => programId === MEMO)?.parsed;
  const extensions = readAccount(chain, need('{coin}', cast['coin']))?.data.parsed?.info['extensions'];
  const list = extensions as readonly { extension: string; state: Scene['coin'] }[]; // jsonParsed
  const { name, symbol, uri } = need(
    'metadata',
    list.find(({ extension }) => extension === 'tokenMetadata'),
  ).state;
  if (typeof memo !== 'string') throw new Error('the memo of {memo.tx} is no text');
  return { cast, memo, coin: { name, symbol, uri } };
}
