import type { DecodedError } from '#contracts/decoded';
import type { Wire } from '#std/json';
import { AddressValue } from '../../values/address.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { SentenceView } from '../../values/value-view.tsx';
import styles from './transaction.module.css';

/** Why it failed: the log's own reason first, then the error, the program that raised it and what helps. */
export function ErrorCard({ error }: { readonly error: Wire<DecodedError> }) {
  const { reason, name, code } = error;
  const isNumber = code !== undefined && name === `Custom(${code})`;
  const named = <ChainText text={isNumber ? `Error ${code}` : name} limit={80} />;
  return (
    <div className={styles.error} role="note" aria-label="Why it failed">
      {reason !== undefined && (
        <p>
          <strong>
            <SentenceView sentence={reason} />
          </strong>
        </p>
      )}
      <p>
        {reason === undefined ? <strong>{named}</strong> : named}
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
          {code !== undefined && `, code ${code} (0x${code.toString(16)})`}
        </p>
      )}
      {error.hint !== undefined && <p className={styles.quiet}>How to fix it: {error.hint}</p>}
    </div>
  );
}
