import { QUERY_ROUTE } from '#contracts/api';
import { QUERY_LIMITS } from '#contracts/query/index-query';
import { EXPLORE_PATH } from '#contracts/query/read-query';
import { Disclosure } from '../../ui/block/disclosure.tsx';
import { Button } from '../../ui/form/button.tsx';
import styles from './explore.module.css';

/** The query as JSON, to be read, written and posted elsewhere. Works without a script. */
export function QueryText({ text }: { readonly text: string }) {
  return (
    <Disclosure summary="As JSON">
      <form key={text} className={styles.json} method="get" action={EXPLORE_PATH}>
        <textarea
          name="q"
          aria-label="Query as JSON"
          defaultValue={toPretty(text)}
          rows={10}
          maxLength={QUERY_LIMITS.text}
          spellCheck={false}
        />
        <p className={styles.quiet}>
          Post it to <code>{QUERY_ROUTE}</code>, or ask the tool <code>query_index</code>.
        </p>
        <Button type="submit">Run</Button>
      </form>
    </Disclosure>
  );
}

function toPretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
