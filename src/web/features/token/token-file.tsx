import type { TokenFileAnswer } from '#contracts/account/token';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { messageOf } from '../../answers/failure.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Disclosure } from '../../ui/block/disclosure.tsx';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Section } from '../../ui/block/section.tsx';
import { ChainText } from '../../values/display-text.tsx';
import styles from './token.module.css';
import { FailedState } from '../../ui/block/failed-state.tsx';
import { AbsenceView } from '../../answers/absence-view.tsx';

type Answer = Wire<TokenFileAnswer>;

/** The file a token's metadata points to: read here only when asked for, as it may be on somebody else's server. */
export function TokenFile({ mint, uri }: { readonly mint: string; readonly uri: string | undefined }) {
  const { data: answer, error, isFetching, refetch } = useAnswer('tokenFile', { mint }, { enabled: false });
  const isInline = uri?.startsWith('data:') === true;
  return (
    <Section
      title={isInline ? 'Metadata file' : 'Off-chain metadata'}
      aside={uri && (isInline ? 'on chain, inside its URI' : 'off chain; its host can change it')}
      flush
    >
      {uri === undefined ? (
        <EmptyState title="No off-chain metadata" />
      ) : (
        <div className={styles.ask}>
          <p>
            <ChainText text={uri} limit={300} />
          </p>
          <Button disabled={isFetching} onClick={() => void refetch()}>
            {isFetching
              ? 'Fetching …'
              : answer === undefined
                ? isInline
                  ? 'Read it'
                  : 'Load it through this server'
                : 'Load it again'}
          </Button>
        </div>
      )}
      {error && <FailedState message={messageOf(error)} beside={answer !== undefined} />}
      {answer?.kind === 'absent' && <AbsenceView part absence={answer} />}
      {answer?.kind === 'found' && <FileView file={answer} />}
    </Section>
  );
}

function FileView({ file }: { readonly file: Extract<Answer, { readonly kind: 'found' }> }) {
  const { name, symbol, description, image, site, attributes, url, bytes, json } = file;
  const said = (label: string, text: string | undefined, limit: number) =>
    text !== undefined && { label, value: <ChainText text={text} limit={limit} /> };
  return (
    <div className="padded">
      <KeyValues
        rows={[
          said('Name', name, 120),
          said('Symbol', symbol, 40),
          said('Description', description, 1_000),
          said('Picture', image, 300),
          said('Site', site, 300),
          attributes.length > 0 && {
            label: 'Attributes',
            value: (
              <ul className={styles.plain}>
                {attributes.map(({ trait, value }, i) => (
                  <li key={i}>
                    <span className={styles.quiet}>
                      <ChainText text={trait} limit={60} />:
                    </span>{' '}
                    <ChainText text={value} limit={120} />
                  </li>
                ))}
              </ul>
            ),
          },
          {
            label: 'Read from',
            value: (
              <>
                <ChainText text={url} limit={300} />, {toGrouped(bytes)} bytes
              </>
            ),
          },
        ]}
      />
      <Disclosure summary="The whole file">
        <pre className={styles.json}>{json}</pre>
      </Disclosure>
    </div>
  );
}
