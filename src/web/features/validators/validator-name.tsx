import { ChainText } from '../../values/display-text.tsx';
import styles from './validators.module.css';

/** A validator by what it calls itself, else by its vote account. */
export function ValidatorName({ vote, name }: { readonly vote: string; readonly name?: string | undefined }) {
  return (
    <a href={`/validator/${vote}`} title={vote} className={name === undefined ? styles.quiet : undefined}>
      {name === undefined ? 'No name' : <ChainText text={name} limit={48} />}
    </a>
  );
}
