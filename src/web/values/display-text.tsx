import { INVISIBLE_CHARACTER } from '#std/text';
import styles from './values.module.css';

/** Longest run of chain text shown before it is cut. */
const MAX_SHOWN = 256;

/** Texts that are seen as they are: most. */
const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;

export type TextPart =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'hidden'; readonly code: string };

/** Splits chain text into what is seen and what is not. Normalised to NFC; runs of combining marks are cut to four. */
export function toTextParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let plain = '';
  for (const character of text.normalize('NFC').replace(/(\p{M}{4})\p{M}+/gu, '$1')) {
    if (!INVISIBLE_CHARACTER.test(character)) {
      plain += character;
      continue;
    }
    if (plain !== '') parts.push({ kind: 'plain', text: plain });
    plain = '';
    parts.push({
      kind: 'hidden',
      code: `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
    });
  }
  if (plain !== '') parts.push({ kind: 'plain', text: plain });
  return parts;
}

/** Chain text where no element can stand, as in a drawing: cut, invisible characters left out. */
export function toPlainText(text: string, limit = MAX_SHOWN): string {
  const seen = toTextParts(text).flatMap((part) => (part.kind === 'plain' ? [part.text] : []));
  return [...seen.join('')].slice(0, limit).join('');
}

/** Untrusted text from the chain: isolated, cut, invisible characters shown as chips. */
export function ChainText({
  text,
  limit = MAX_SHOWN,
}: {
  readonly text: string;
  readonly limit?: number | undefined;
}) {
  if (text.length <= limit && PRINTABLE_ASCII.test(text))
    return <bdi className={styles.chainText}>{text}</bdi>;
  const shown = [...text].slice(0, limit).join('');
  return (
    <bdi className={styles.chainText}>
      {toTextParts(shown).map((part, i) =>
        part.kind === 'plain' ? (
          part.text
        ) : (
          <span key={i} className={styles.hidden} title="An invisible character">
            ⟨{part.code}⟩
          </span>
        ),
      )}
      {shown.length < text.length && <span title={`${text.length} characters`}>…</span>}
    </bdi>
  );
}
