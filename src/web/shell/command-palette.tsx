import {
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
  CommandRoot,
  defaultFilter,
} from 'cmdk';
import { useEffect, useMemo, useRef, useState } from 'react';
import { toSearchTarget } from '#contracts/text/search-query';
import { usePlace } from '../router/place.ts';
import { ChainText } from '../values/display-text.tsx';
import { SECRECY_TEXTS, useSecrecy } from '../services/secrets/secrecy.ts';
import { findCommands, listCommands, toTextCommands, type Command } from './palette-commands.ts';
import { useSuggestions } from '../features/search/use-suggestions.ts';
import styles from './command-palette.module.css';

/** Pages, actions, what the server finds and whatever the text itself names, reached by typing. */
export default function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const { navigate } = usePlace();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
  }, []);
  const all = useMemo(() => listCommands(navigate), [navigate]);
  const query = text.trim();
  const found = useMemo(
    () => findCommands(all, query, (title, typed, keywords) => defaultFilter(title, typed, [...keywords])),
    [all, query],
  );
  const secrecy = useSecrecy(query);
  const isOpen = secrecy === 'open';
  const named = isOpen ? toTextCommands(query, navigate) : undefined;
  const isWords = toSearchTarget(query).kind === 'text';
  const suggestions = useSuggestions(query, isWords);
  const close = (then: () => void) => {
    dialog.current?.close();
    then();
  };
  const toItem = ({ key, title, run }: Command) => (
    <CommandItem key={key} value={key} className={styles.option} onSelect={() => close(run)}>
      {title}
    </CommandItem>
  );
  const ofText = named && (
    <CommandGroup heading={named.title} className={styles.group}>
      {named.commands.map(toItem)}
    </CommandGroup>
  );
  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label="Command palette"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <CommandRoot label="Command" shouldFilter={false} vimBindings={false} loop>
        <CommandInput
          ref={input}
          className={styles.input}
          value={text}
          onValueChange={setText}
          enterKeyHint="go"
          autoCapitalize="off"
          placeholder="Go to a page, an address, a signature, a slot …"
        />
        <CommandList label="Commands" className={styles.list}>
          {isOpen ? (
            <CommandEmpty className={styles.empty}>No results.</CommandEmpty>
          ) : (
            secrecy !== 'checking' && (
              <p role="alert" className={styles.empty}>
                {SECRECY_TEXTS[secrecy]}
              </p>
            )
          )}
          {!isWords && ofText}
          {found.map(({ title, commands }) => (
            <CommandGroup key={title} heading={title} className={styles.group}>
              {commands.map(toItem)}
            </CommandGroup>
          ))}
          {suggestions.length > 0 && (
            <CommandGroup heading="Found on this network" className={styles.group}>
              {suggestions.map(({ href, kind, title }) => (
                <CommandItem
                  key={href}
                  value={`found ${href}`}
                  className={styles.option}
                  onSelect={() => close(() => navigate(href))}
                >
                  <span>
                    <ChainText text={title} limit={88} />
                  </span>
                  <span className={styles.kind}>{kind}</span>
                </CommandItem>
              ))}
            </CommandGroup>
          )}
          {isWords && ofText}
        </CommandList>
      </CommandRoot>
    </dialog>
  );
}
