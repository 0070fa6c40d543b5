/** That the language of a question is not understood, and which are: in that language, else in English. */
import type { Span } from '#contracts/assistant/agent';
import { LANGUAGES } from '../words/lexicon.ts';
import { sayIn, type Unread } from '../words/other-languages.ts';
import { fillTemplate, type Words } from './words.ts';

const ENGLISH: Readonly<Record<Unread, string>> = {
  unread: 'unread-language',
  thing: 'unread-language-thing',
};

/** `thing` stands before what is known of the thing a question names. */
export function sayUnread(tag: string, words: Words, key: Unread = 'unread'): readonly Span[] {
  const own = sayIn(tag, key);
  const names = new Intl.DisplayNames([own === undefined ? words.language : tag], {
    type: 'language',
    fallback: 'code',
  });
  const nameOf = (one: string): string => names.of(one) ?? one;
  const languages = {
    kind: 'text',
    text: LANGUAGES.filter((one) => one !== 'zh-Hant')
      .map(nameOf)
      .join(', '),
  } as const;
  return own === undefined
    ? words.say(ENGLISH[key], { language: { kind: 'text', text: nameOf(tag) }, languages })
    : fillTemplate(own, { languages });
}
