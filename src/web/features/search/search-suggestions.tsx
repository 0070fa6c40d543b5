import Options, { type OptionsProps } from '../../ui/form/options.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { checkSecrecy, SECRECY_TEXTS, useSecrecy } from '../../services/secrets/secrecy.ts';
import { useSuggestions } from './use-suggestions.ts';
import styles from './search-form.module.css';

/** Comes with the suggestions, so that the box itself stays small. */
export { checkSecrecy };

/**
 * What fits what is being typed, below the search box; each is chosen by the address it leads to. Of a secret it says that
 * it is not searched.
 */
export default function SearchSuggestions({
  query,
  ...rest
}: Pick<OptionsProps, 'of' | 'chosen' | 'onChoose' | 'onTake'> & { readonly query: string }) {
  const suggestions = useSuggestions(query);
  const secrecy = useSecrecy(query);
  if (secrecy === 'secret' || secrecy === 'unchecked')
    return (
      <p role="alert" className={styles.refusal}>
        {SECRECY_TEXTS[secrecy]}
      </p>
    );
  if (suggestions.length === 0) return null;
  return (
    <Options
      {...rest}
      // Among others nothing is chosen yet.
      key={query}
      label="Suggestions"
      className={styles.list}
      optionClass={styles.option}
      options={suggestions.map(({ href, kind, title, note }) => ({
        key: href,
        content: (
          <>
            <span className={styles.kind}>{kind}</span>
            <span className={styles.title}>
              <ChainText text={title} limit={88} />
            </span>
            <span className={styles.note}>{note}</span>
          </>
        ),
      }))}
    />
  );
}
