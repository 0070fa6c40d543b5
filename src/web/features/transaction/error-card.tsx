import type { DecodedError } from '#contracts/decoded';
import type { Wire } from '#std/json';
import { AddressValue } from '../../values/address.tsx';
import { ChainText } from '../../values/display-text.tsx';
import styles from './transaction.module.css';

/** Why it failed, in words, with the program that really failed. */
export function ErrorCard({ error }: { readonly error: Wire<DecodedError> }) {
  return (
    <div className={styles.error} role="note" aria-label="Why it failed">
      <p>
        <strong>
          <ChainText text={error.name} limit={80} />
        </strong>
        {': '}
        <ChainText text={error.message} />
      </p>
      {error.program !== undefined && (
        <p className={styles.quiet}>
          Raised by <AddressValue address={error.program} bare />
          {error.path !== undefined && (
            <>
              {' in instruction '}
              <a href={`#ix-${error.path}`}>#{error.path}</a>
            </>
          )}
          {error.code !== undefined && `, code ${error.code} (0x${error.code.toString(16)})`}
        </p>
      )}
      {error.hint !== undefined && <p className={styles.quiet}>What may help: {error.hint}</p>}
    </div>
  );
}
