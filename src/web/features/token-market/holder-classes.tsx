import { toShareText } from '#contracts/text/money-text';
import {
  BUNDLE_WALLETS,
  SNIPER_SLOTS,
  type ClassifiedHolder,
  type HolderClass,
  type TokenHolderClassesAnswer,
} from '#contracts/account/token-risk';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { CoverageLine } from '../../answers/coverage-line.tsx';
import { Badge, type Tone } from '../../ui/block/badge.tsx';
import { Figures } from '../../ui/block/figures.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { TokenAmountValue } from '../../values/amounts.tsx';
import { NamesProvider } from '../../values/names.ts';
import { SignatureValue } from '../../values/signature.tsx';
import type { SupplyFacts } from './price-head.tsx';
import styles from './token-market.module.css';
import { AbsenceView } from '../../answers/absence-view.tsx';

type Answer = Wire<TokenHolderClassesAnswer>;
type Found = Extract<Answer, { readonly kind: 'found' }>;
type Row = Wire<ClassifiedHolder>;

const CLASSES: Readonly<
  Record<HolderClass, { readonly title: string; readonly tone: Tone; readonly rule: string }>
> = {
  creator: { title: 'Creator', tone: 'info', rule: 'Paid for the transaction that created the mint.' },
  pool: {
    title: 'Pools',
    tone: 'neutral',
    rule: 'Token accounts of markets, and accounts that hold exactly what a market’s vault held after its newest trade.',
  },
  sniper: {
    title: 'Snipers',
    tone: 'warning',
    rule: `Bought in the slot of the first trade or the ${SNIPER_SLOTS} slots after it; the creator is not counted.`,
  },
  bundled: {
    title: 'Bundled',
    tone: 'warning',
    rule: `Snipers that bought in the slot of the creation, or whose first buy is in the same slot as those of ${BUNDLE_WALLETS - 1} or more others.`,
  },
};

const CLASS_KEYS = Object.keys(CLASSES) as readonly HolderClass[]; // the object above

/** Words for the classes of an owner or a token account, for lists of holders. */
export function toClassWords(
  answer: Answer | undefined,
): (owner: string | undefined, account: string) => readonly string[] {
  const words = new Map<string, readonly string[]>();
  if (answer?.kind === 'found') {
    for (const { owner, accounts, classes } of answer.holders) {
      const titles = classes.map((key) => (key === 'pool' ? 'pool' : key));
      for (const account of accounts) words.set(account, titles);
      if (owner !== undefined && !classes.includes('pool')) words.set(owner, titles);
    }
  }
  return (owner, account) => words.get(account) ?? (owner === undefined ? [] : (words.get(owner) ?? []));
}

/** How much of a token is with its creator, its pools and those who bought first. */
export function HolderClassesView({
  answer,
  supply,
}: {
  readonly answer: Answer;
  readonly supply: SupplyFacts;
}) {
  if (answer.kind === 'absent') return <AbsenceView part absence={answer} />;
  return (
    <NamesProvider value={answer.names}>
      <Sums found={answer} supply={supply} />
      <Unknowns found={answer} />
      {answer.holders.length > 0 && (
        <Table
          label="Creator, pools and early buyers"
          columns={toColumns(answer, supply)}
          rows={answer.holders}
          keyOf={({ owner, accounts, classes }) => `${owner ?? ''} ${accounts[0] ?? ''} ${classes.join()}`}
        />
      )}
      <CoverageLine
        coverage={answer.coverage}
        what="balances after the newest transaction that changed them, and the first trades"
      />
    </NamesProvider>
  );
}

function Sums({
  found: { sums, creation, early },
  supply,
}: {
  readonly found: Found;
  readonly supply: SupplyFacts;
}) {
  const isKnown = (key: HolderClass): boolean =>
    key === 'pool' || (key === 'creator' ? creation.kind === 'known' : early.kind === 'known');
  return (
    <Figures
      figures={CLASS_KEYS.map((key) => ({
        label: CLASSES[key].title,
        hint: CLASSES[key].rule,
        value: isKnown(key) ? (
          toPart(sums[key].amount, supply)
        ) : (
          <span className={styles.quiet}>not known</span>
        ),
        more: isKnown(key)
          ? `${toGrouped(sums[key].holders)} ${key === 'pool' ? (sums[key].holders === 1 ? 'vault' : 'vaults') : sums[key].holders === 1 ? 'wallet' : 'wallets'}`
          : undefined,
      }))}
    />
  );
}

function Unknowns({ found: { creation, early } }: { readonly found: Found }) {
  const creationReason = creation.kind === 'unknown' ? creation.reason : undefined;
  const earlyReason = early.kind === 'unknown' ? early.reason : undefined;
  return (
    <>
      {creationReason !== undefined && (
        <Notice kind="not-indexed" title={`Creator not known: ${creationReason}`} />
      )}
      {earlyReason !== undefined && (
        <Notice kind="not-indexed" title={`Early buyers not known: ${earlyReason}`} />
      )}
      {early.kind === 'known' && (
        <p className={styles.note}>
          First traded in slot {toGrouped(early.firstSlot)}; snipers bought up to slot{' '}
          {toGrouped(early.lastSlot)}.
          {early.isCut && ' There were more buys in these slots than are checked.'} A bundled wallet is a
          sniper too, so these shares overlap. Ordinary fast buyers may be among them.
        </p>
      )}
    </>
  );
}

const toColumns = ({ mint }: Found, supply: SupplyFacts): readonly Column<Row>[] => [
  {
    key: 'owner',
    title: 'Owner',
    wide: true,
    cell: ({ owner, accounts, market }) =>
      owner !== undefined ? (
        <AddressValue address={owner} />
      ) : market !== undefined ? (
        <AddressValue address={market} />
      ) : (
        accounts[0] !== undefined && <AddressValue address={accounts[0]} />
      ),
  },
  {
    key: 'classes',
    title: 'Is',
    cell: ({ classes }) => (
      <span className={styles.classes}>
        {classes.map((key) => (
          <Badge key={key} tone={CLASSES[key].tone} title={CLASSES[key].rule}>
            {key}
          </Badge>
        ))}
      </span>
    ),
  },
  {
    key: 'amount',
    title: 'Holds',
    align: 'right',
    cell: ({ amount }) => <TokenAmountValue amount={amount} mint={mint} decimals={supply.decimals} />,
  },
  {
    key: 'share',
    title: 'Share of supply',
    align: 'right',
    cell: ({ amount }) => toPart(amount, supply),
  },
  {
    key: 'buy',
    title: 'First buy',
    cell: ({ firstBuy, market }) =>
      firstBuy?.signature !== undefined ? (
        <SignatureValue signature={firstBuy.signature} bare />
      ) : market !== undefined ? (
        <span className={styles.quiet}>
          vault of <AddressValue address={market} bare />
        </span>
      ) : (
        ''
      ),
  },
];

/** `12.4 %` of the supply on chain now. */
export function toPart(amount: string, { supply, native }: SupplyFacts): string {
  const all = BigInt(supply);
  if (native || all === 0n) return 'supply not counted';
  return toShareText(Number((BigInt(amount) * 1_000_000n) / all) / 1e6);
}
