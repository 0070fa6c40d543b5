import type { Field, Sentence, Value } from '#contracts/decoded';
import { toValueText } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { AddressValue } from './address.tsx';
import { SolValue, TokenAmountValue } from './amounts.tsx';
import { BytesValue } from './bytes.tsx';
import { ChainText } from './display-text.tsx';
import { NO_NAMES } from './names.ts';
import { HashValue, SignatureValue } from './signature.tsx';
import { SlotValue } from './slot.tsx';
import { toTitle } from '#std/text';
import styles from './values.module.css';

/** Items of a list shown before the rest unfolds. */
const FIRST_ITEMS = 8;

/** Any value by its kind; the one place that knows them all. `bare` drops copy buttons, for sentences. */
export function ValueView({
  value,
  bare,
}: {
  readonly value: Wire<Value>;
  readonly bare?: boolean | undefined;
}) {
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
      return <ChainText text={value.text} />;
    case 'slot':
      return <SlotValue slot={value.slot} />;
    case 'bytes':
      return <BytesValue base64={value.bytes} />;
    case 'list':
      return <ListView items={value.items} />;
    case 'record':
      return <FieldsView fields={value.fields} />;
    case 'none':
      return <span className={styles.muted}>none</span>;
    case 'choice':
      return <span>{toTitle(value.choice)}</span>;
    default:
      return <span className={styles.amount}>{toValueText(value, NO_NAMES)}</span>;
  }
}

function ListView({ items }: { readonly items: readonly Wire<Value>[] }) {
  if (items.length === 0) return <span className={styles.muted}>empty list</span>;
  const rest = items.slice(FIRST_ITEMS);
  return (
    <>
      <ol className={styles.list}>
        {items.slice(0, FIRST_ITEMS).map((item, i) => (
          <li key={i}>
            <ValueView value={item} />
          </li>
        ))}
      </ol>
      {rest.length > 0 && (
        <details>
          <summary>{rest.length.toLocaleString('en')} more</summary>
          <ol className={styles.list} start={FIRST_ITEMS + 1}>
            {rest.map((item, i) => (
              <li key={i}>
                <ValueView value={item} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

/** Named values under each other. */
export function FieldsView({ fields }: { readonly fields: readonly Wire<Field>[] }) {
  return (
    <dl className={styles.fields}>
      {fields.map((field, i) => (
        <div key={`${field.name}${i}`}>
          <dt>
            <ChainText text={toTitle(field.name)} limit={64} />
          </dt>
          <dd>
            <ValueView value={field.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface SentenceViewProps {
  readonly sentence: Wire<Sentence>;
  /** Fills holes that no field fills: accounts of an instruction by name. */
  readonly accountOf?: ((name: string) => string | undefined) | undefined;
}

/** A sentence with its holes filled by values. */
export function SentenceView({ sentence, accountOf }: SentenceViewProps) {
  const parts = sentence.template.split(/\{(\w+)\}/);
  return (
    <span className={styles.sentence}>
      {parts.map((part, i) => {
        if (i % 2 === 0) return part;
        const field = sentence.fields.find(({ name }) => name === part);
        if (field) return <ValueView key={i} value={field.value} bare />;
        const address = accountOf?.(part);
        return address === undefined ? '…' : <AddressValue key={i} address={address} bare />;
      })}
    </span>
  );
}
