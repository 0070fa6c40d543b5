import { defineQuery } from '../define-query.ts';

const balance = { account: 'address', owner: 'address?', amount: 'uint', slot: 'integer' } as const;
const vault = { ...balance, market: 'address' } as const;
const VAULT = 'a.account, a.owner, a.amount, a.slot, m.market';

export default {
  firstBuys: defineQuery({
    name: 'first-buys',
    about: 'Buys of a token in some slots, the first first.',
    sql: `SELECT h.slot, h.position, h.time, h.trader, t.signature
          FROM swaps h LEFT JOIN transactions t ON t.slot = h.slot AND t.position = h.position
          WHERE h.base = $mint AND h.slot >= $from AND h.slot <= $to AND h.is_buy = 1
          ORDER BY h.slot, h.position, h.part LIMIT $limit`,
    parameters: { mint: 'address', from: 'integer', to: 'integer', limit: 'integer' },
    row: {
      slot: 'integer',
      position: 'integer',
      time: 'integer',
      trader: 'address',
      signature: 'signature?',
    },
  }),
  creationOfMint: defineQuery({
    name: 'creation-of-mint',
    about: 'The transaction that created a mint.',
    sql: `SELECT b.slot, b.time, b.creator, b.launchpad, t.signature
          FROM token_mints b LEFT JOIN transactions t ON t.slot = b.slot AND t.position = b.position
          WHERE b.mint = $mint ORDER BY b.slot DESC LIMIT 1`,
    parameters: { mint: 'address' },
    row: {
      slot: 'integer',
      time: 'integer',
      creator: 'address',
      launchpad: 'address?',
      signature: 'signature?',
    },
  }),
  balancesOfOwners: defineQuery({
    name: 'balances-of-owners',
    about: 'Token accounts of a mint that belong to some wallets.',
    sql: `SELECT account, owner, amount, slot FROM token_accounts
          WHERE owner IN ($owners) AND mint = $mint LIMIT $limit`,
    parameters: { mint: 'address', owners: 'address[]', limit: 'integer' },
    row: balance,
  }),
  balancesOfAccounts: defineQuery({
    name: 'balances-of-accounts',
    about: 'Token accounts of a mint, by their own addresses.',
    sql: `SELECT account, owner, amount, slot FROM token_accounts
          WHERE account IN ($accounts) AND mint = $mint LIMIT $limit`,
    parameters: { mint: 'address', accounts: 'address[]', limit: 'integer' },
    row: balance,
  }),
  baseVaults: defineQuery({
    name: 'base-vaults',
    about: 'Token accounts that hold what a market’s base vault held, since its newest swap.',
    sql: `SELECT ${VAULT} FROM markets m JOIN token_accounts a ON a.mint = m.base AND a.amount = m.base_reserve
          WHERE m.market IN ($markets) AND m.base = $mint AND a.slot = m.slot LIMIT $limit`,
    parameters: { mint: 'address', markets: 'address[]', limit: 'integer' },
    row: vault,
  }),
  quoteVaults: defineQuery({
    name: 'quote-vaults',
    about: 'Token accounts that hold what a market’s quote vault held, since its newest swap.',
    sql: `SELECT ${VAULT} FROM markets m JOIN token_accounts a ON a.mint = m.quote AND a.amount = m.quote_reserve
          WHERE m.market IN ($markets) AND m.quote = $mint AND a.slot = m.slot LIMIT $limit`,
    parameters: { mint: 'address', markets: 'address[]', limit: 'integer' },
    row: vault,
  }),
  largestBalances: defineQuery({
    name: 'largest-balances',
    about: 'The largest token accounts of a mint the index has seen.',
    sql: `SELECT account, owner, amount, slot FROM token_accounts
          WHERE mint = $mint ORDER BY amount DESC LIMIT $limit`,
    parameters: { mint: 'address', limit: 'integer' },
    row: balance,
  }),
};
