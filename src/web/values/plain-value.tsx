import type { Value } from '#contracts/decoded';
import { toValueText } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { toTitle } from '#std/text';
import { AddressValue } from './address.tsx';
import { SolValue, TokenAmountValue } from './amounts.tsx';
import { ChainText } from './display-text.tsx';
import { NO_NAMES } from './names.ts';
import { HashValue, SignatureValue } from './signature.tsx';
import { SlotValue } from './slot.tsx';
import styles from './values.module.css';

export interface PlainValueProps {
  readonly value: Wire<Value>;
  readonly bare?: boolean | undefined;
}

/** A value by its kind; those that hold others as text. `bare` drops copy buttons, for sentences. */
export function PlainValue({ value, bare }: PlainValueProps) {
  switch (value.kind) {
    case 'lamports':
      return <SolValue lamports={value.lamports} />;
    case 'amount':
      return <TokenAmountValue amount={value.amount} mint={value.mint} decimals={value.decimals} />;
    case 'address':
      return <AddressValue address={value.address} bare={bare} />;
    case 'signature':
      return <SignatureValue signature={value.signature} bare={bare ?? false} />;
    case 'hash':
      return bare ? <span className={styles.mono}>{value.hash}</span> : <HashValue hash={value.hash} />;
    case 'text':
      // A file written into a field says nothing to a reader.
      return <ChainText text={value.text} limit={value.text.startsWith('data:') ? 40 : undefined} />;
    case 'slot':
      return <SlotValue slot={value.slot} />;
    case 'none':
      return <span className={styles.muted}>none</span>;
    case 'choice':
      // In the middle of a sentence a name stands as it is spelled: JUP-PERP.
      return <span>{bare ? value.choice : toTitle(value.choice)}</span>;
    default:
      return <span className={styles.amount}>{toValueText(value, NO_NAMES)}</span>;
  }
}
