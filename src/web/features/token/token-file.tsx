import type { TokenFileAnswer } from '#contracts/account/token';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { messageOf } from '../../answers/failure.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Disclosure } from '../../ui/block/disclosure.tsx';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { ChainText } from '../../values/display-text.tsx';
import styles from './token.module.css';

type Answer = Wire<TokenFileAnswer>;

/** The file a token's metadata points to, which is somebody else's server: fetched only when asked for. */
export function TokenFile({ mint, uri }: { readonly mint: string; readonly uri: string | undefined }) {
  const { data: answer, error, isFetching, refetch } = useAnswer('tokenFile', { mint }, { enabled: false });
  return (
    <Section title="Off-chain metadata" aside="off chain; its owner can change it at any time" flush>
      {uri === undefined ? (
        <Notice inline kind="empty" title="It has no off-chain metadata." />
      ) : (
        <div className={styles.ask}>
          <p>
            <ChainText text={uri} limit={300} />
          </p>
          <Button disabled={isFetching} onClick={() => void refetch()}>
            {isFetching
              ? 'Fetching …'
              : answer === undefined
                ? 'Load it through this server'
                : 'Load it again'}
          </Button>
        </div>
      )}
      {error && <Notice inline kind="not-available" title={messageOf(error)} />}
      {answer?.kind === 'absent' && <Notice inline kind={answer.state} title={answer.message} />}
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
          said('Picture (not loaded)', image, 300),
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
