/** What people do with protocols, whatever a program calls the instruction that does it. */

export interface ActWords {
  /** In the plural, as the title of a column or figure. */
  readonly title: string;
  /** What is counted. */
  readonly hint: string;
}

export const ACTS = {
  deposit: {
    title: 'Deposits',
    hint: 'Tokens deposited, as collateral or to be lent; what a protocol passes on to another counts in both',
  },
  withdraw: { title: 'Withdrawals', hint: 'Deposits and collateral withdrawn' },
  borrow: { title: 'Borrows', hint: 'Loans taken or increased' },
  repay: { title: 'Repayments', hint: 'Loans repaid, in part or whole' },
  liquidate: {
    title: 'Liquidations',
    hint: 'Loans or positions closed by others because the collateral fell short',
  },
  open: { title: 'Positions opened', hint: 'Positions opened or increased' },
  close: { title: 'Positions closed', hint: 'Positions closed or reduced by their owners or at a set price' },
  place: { title: 'Orders placed', hint: 'Instructions that place an order, or several at once' },
  cancel: { title: 'Orders cancelled', hint: 'Instructions that cancel an order, or several at once' },
  stake: { title: 'Stakes', hint: 'Deposits into stake pools and staking programs' },
  unstake: {
    title: 'Unstakes',
    hint: 'Withdrawals from stake pools and staking programs, or requests for them',
  },
  send: { title: 'Transfers out', hint: 'Transfers that leave Solana for another chain' },
  receive: { title: 'Transfers in', hint: 'Transfers that arrive on Solana from another chain' },
  update: { title: 'Price updates', hint: 'Instructions that write one price or several' },
} as const satisfies Readonly<Record<string, ActWords>>;

export type Act = keyof typeof ACTS;

export const ACT_KEYS = Object.keys(ACTS) as readonly Act[]; // of the object literal above

/** How often something was done in a window; only what succeeded counts. */
export interface ActCount {
  readonly act: Act;
  readonly count: number;
}
