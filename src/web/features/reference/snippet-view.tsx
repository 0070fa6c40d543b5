import { useState } from 'react';
import type { OperationRow } from '#contracts/reference';
import { Button } from '../../ui/form/button.tsx';
import { CopyButton } from '../../ui/copy/copy-button.tsx';
import { Section } from '../../ui/block/section.tsx';
import { useHydrated } from '../../ui/state/use-hydrated.ts';
import styles from './reference.module.css';
import type { Building } from './request.ts';
import { SNIPPET_LANGUAGES, toSnippet, type SnippetLanguage } from './snippets.ts';

/** The request as programs make it. */
export function SnippetView({
  kind,
  building,
}: {
  readonly kind: OperationRow['kind'];
  readonly building: Building;
}) {
  const [language, setLanguage] = useState<SnippetLanguage>('curl');
  // The server does not know by which name a visitor reaches it until the page is there.
  const origin = useHydrated() ? location.origin : '';
  const text = building.kind === 'built' ? toSnippet(language, kind, origin, building.request) : undefined;
  return (
    <Section
      title="In a program"
      aside={
        <>
          {SNIPPET_LANGUAGES.map((one) => (
            <Button
              key={one}
              look={one === language ? 'primary' : 'framed'}
              aria-pressed={one === language}
              onClick={() => setLanguage(one)}
            >
              {one}
            </Button>
          ))}
          {text !== undefined && <CopyButton text={text} label={`Copy ${language}`} />}
        </>
      }
    >
      {text === undefined ? (
        <p className={styles.quiet}>It appears here once the required fields are filled in.</p>
      ) : (
        <pre className={styles.code} tabIndex={0} aria-label={`The request in ${language}`}>
          {text}
        </pre>
      )}
    </Section>
  );
}
