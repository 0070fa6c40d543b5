import type { ComponentType } from 'react';
import type { Sentence } from '#contracts/decoded';
import type { Wire } from '#std/json';
import { AddressValue } from './address.tsx';
import { PlainValue, type PlainValueProps } from './plain-value.tsx';
import styles from './values.module.css';

export interface SentenceViewProps {
  readonly sentence: Wire<Sentence>;
  /** Fills holes that no field fills: accounts of an instruction by name. */
  readonly accountOf?: ((name: string) => string | undefined) | undefined;
  /** Shows a value: only what stands in an instruction has lists and records. */
  readonly view?: ComponentType<PlainValueProps> | undefined;
}

/** A sentence with its holes filled by values. */
export function SentenceView({ sentence, accountOf, view: View = PlainValue }: SentenceViewProps) {
  const parts = sentence.template.split(/\{(\w+)\}/);
  return (
    <span className={styles.sentence}>
      {parts.map((part, i) => {
        if (i % 2 === 0) return part;
        const field = sentence.fields.find(({ name }) => name === part);
        if (field) return <View key={i} value={field.value} bare />;
        const address = accountOf?.(part);
        return address === undefined ? '…' : <AddressValue key={i} address={address} bare />;
      })}
    </span>
  );
}
