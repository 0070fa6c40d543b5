import type { Api } from '#contracts/api';
import type { OperationParameter } from '#contracts/reference';

/** Values by the names of parameters, out of what the cluster answers now. */
export type Examples = Readonly<Record<string, string>>;

type Read = (api: Api, signal: AbortSignal | undefined) => Promise<Examples>;

/** What a source did not tell is left out. */
const known = (values: Readonly<Record<string, string | number | undefined>>): Examples =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

const readTip: Read = async (api, signal) => {
  const answer = await api.ask('home', {}, { signal });
  if (answer.kind !== 'found') return {};
  const { transactions, blocks, pulse } = answer;
  const payer = transactions.find(({ feePayer }) => feePayer !== undefined)?.feePayer;
  const whole = blocks.find(({ transactions: count }) => count !== undefined && count > 0);
  return known({
    signature: transactions[0]?.signature,
    signatures:
      transactions.length === 0
        ? undefined
        : transactions
            .slice(0, 3)
            .map((row) => row.signature)
            .join(','),
    address: payer,
    wallet: payer,
    slot: whole?.slot ?? pulse.slot,
    epoch: pulse.epoch,
  });
};

const readTransaction: Read = async (api, signal) => {
  const { signature } = await readTip(api, signal);
  if (signature === undefined) return {};
  const answer = await api.ask('transaction', { signature }, { signal });
  return known({ transaction: answer.kind === 'found' ? answer.wire : undefined });
};

const readProgram: Read = async (api, signal) => {
  const answer = await api.ask('programs', {}, { signal });
  const [row] = answer.kind === 'found' ? answer.rows : [];
  return known({ address: row?.address, q: row?.name });
};

const readToken: Read = async (api, signal) => {
  const answer = await api.ask('tokens', {}, { signal });
  return known({ mint: answer.kind === 'found' ? answer.rows[0]?.mint : undefined });
};

/** A market, its newest trade, and what a swap like that trade would take. */
const readMarket: Read = async (api, signal) => {
  const markets = await api.ask('markets', {}, { signal });
  const [row] = markets.kind === 'found' ? markets.rows : [];
  if (row === undefined) return {};
  const { market, base, quote } = row;
  const answer = await api.ask('marketTrades', { market, limit: '1' }, { signal });
  const [trade] = answer.kind === 'found' ? answer.trades : [];
  return known({
    market,
    base,
    inputMint: quote,
    trader: trade?.trader,
    user: trade?.trader,
    amount: trade?.quoteAmount,
    slippage: '50',
  });
};

const readValidator: Read = async (api, signal) => {
  const answer = await api.ask('validators', {}, { signal });
  return known({ vote: answer.kind === 'found' ? answer.rows[0]?.vote : undefined });
};

const readQuery: Read = async (api, signal) => {
  const answer = await api.ask('queries', {}, { signal });
  return known({ name: answer.queries[0]?.name });
};

const readDocument: Read = async (api, signal) => {
  const { entries } = await api.ask('documents', { shelf: 'docs' }, { signal });
  return known({ shelf: entries[0]?.shelf, slug: entries[0]?.slug });
};

/** Which answer knows a value for a parameter of this name. */
const SOURCES: Readonly<Record<string, Read>> = {
  signature: readTip,
  signatures: readTip,
  address: readTip,
  wallet: readTip,
  slot: readTip,
  epoch: readTip,
  transaction: readTransaction,
  mint: readToken,
  market: readMarket,
  base: readMarket,
  inputMint: readMarket,
  amount: readMarket,
  slippage: readMarket,
  trader: readMarket,
  user: readMarket,
  vote: readValidator,
  q: readProgram,
};

/** Where a name means something else in one request. */
const SOURCES_OF: Readonly<Record<string, Read>> = {
  'program address': readProgram,
  'programInterface address': readProgram,
  'programBinary address': readProgram,
  'query name': readQuery,
  'documents shelf': () => Promise.resolve({ shelf: 'docs' }),
  'document shelf': readDocument,
  'explanation id': async (api, signal) => {
    const { signature } = await readTip(api, signal);
    return known({ kind: 'transaction', id: signature });
  },
  'operation name': () => Promise.resolve({ name: 'transaction' }),
  'rpc method': () => Promise.resolve({ method: 'getSlot' }),
  // Without one the call is a notification, which nobody answers.
  'rpc id': () => Promise.resolve({ id: '1' }),
};

/**
 * Values for what a request needs, as the cluster knows them now; nothing for what nobody can tell. Requests that
 * change something get none: what they are about is the visitor's to say.
 */
export async function findExamples(
  api: Api,
  operation: string,
  parameters: readonly Pick<OperationParameter, 'name' | 'isRequired' | 'values'>[],
  signal?: AbortSignal,
): Promise<Examples> {
  const needed = parameters.filter(
    ({ name, isRequired }) => isRequired || `${operation} ${name}` in SOURCES_OF,
  );
  const reads = new Set(
    needed.flatMap(({ name }) => SOURCES_OF[`${operation} ${name}`] ?? SOURCES[name] ?? []),
  );
  const found = await Promise.all([...reads].map((read) => read(api, signal).catch(() => ({}) as Examples)));
  const all: Examples = Object.assign({}, ...found) as Examples; // merged from nothing else
  return Object.fromEntries(
    needed.flatMap(({ name, values }) => {
      const value = values?.[0] ?? all[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
