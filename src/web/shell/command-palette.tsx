import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { PRODUCT } from '#contracts/product';
import { toSearchPath, toSearchTarget } from '#contracts/search-query';
import { usePlace } from '../router/place.ts';
import { askAssistant } from '../services/ask-assistant.ts';
import { FLOWS } from '../services/onboarding/flows.ts';
import { moveTour } from '../services/onboarding/tour-store.ts';
import { themes } from '../themes/index.gen.ts';
import { copyText } from '../ui/copy-text.ts';
import { DESKTOP_MENUS, MOBILE_MENUS } from './menus.ts';
import { readThemeConfig, saveThemeConfig } from './theme-config.ts';
import styles from './command-palette.module.css';

interface Command {
  readonly key: string;
  readonly title: string;
  readonly group: string;
  readonly run: () => void;
}

const MOST_SHOWN = 12;

/** Pages, actions and whatever the text itself names, reached by typing. */
export default function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const { navigate } = usePlace();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  useEffect(() => dialog.current?.showModal(), []);
  const commands = useMemo(() => listCommands(navigate), [navigate]);
  const shown = useMemo(() => toShown(commands, text, navigate), [commands, text, navigate]);
  const run = (command: Command | undefined) => {
    if (!command) return;
    dialog.current?.close();
    command.run();
  };
  return (
    <dialog
      ref={dialog}
      class={styles.palette}
      aria-label="Command palette"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <input
        class={styles.input}
        type="text"
        value={text}
        placeholder="Go to a page, an address, a signature, a slot …"
        aria-label="Command"
        role="combobox"
        aria-expanded="true"
        aria-controls="palette-list"
        aria-activedescendant={`palette-${active}`}
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          setActive(0);
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            const step = event.key === 'ArrowDown' ? 1 : -1;
            setActive((active + step + shown.length) % Math.max(1, shown.length));
          } else if (event.key === 'Enter') {
            event.preventDefault();
            run(shown[active]);
          }
        }}
      />
      <ul id="palette-list" role="listbox" aria-label="Commands" class={styles.list}>
        {shown.map((command, i) => (
          <li
            key={command.key}
            id={`palette-${i}`}
            role="option"
            aria-selected={i === active}
            class={styles.option}
            onClick={() => run(command)}
          >
            <span class={styles.group}>{command.group}</span>
            {command.title}
          </li>
        ))}
      </ul>
    </dialog>
  );
}

function listCommands(navigate: (href: string) => void): readonly Command[] {
  const pages = new Map<string, Command>();
  const add = (href: string, title: string, group: string) => {
    if (!pages.has(href)) pages.set(href, { key: href, title, group, run: () => navigate(href) });
  };
  add('/', 'Home', 'Page');
  add('/search', 'Search', 'Page');
  for (const menu of [...DESKTOP_MENUS, ...MOBILE_MENUS]) {
    for (const { href, text } of menu.links) add(href, text, menu.title);
  }
  const actions: Command[] = [
    ...themes.map(({ key, name }) => ({
      key: `theme-${key}`,
      title: `Theme: ${name}`,
      group: 'Action',
      run: () => saveThemeConfig({ ...readThemeConfig(themes.map((theme) => theme.key)), variant: key }),
    })),
    ...FLOWS.map(({ id, title }) => ({
      key: `tour-${id}`,
      title: `Guided tours: ${title}`,
      group: 'Action',
      run: () => moveTour({ kind: 'start', flowId: id }),
    })),
    {
      key: 'ask',
      title: `Ask ${PRODUCT.assistantName}`,
      group: 'Action',
      run: () => askAssistant(true, { asDialog: true }),
    },
    {
      key: 'copy-url',
      title: 'Copy the address of this page',
      group: 'Action',
      run: () => void copyText(location.href),
    },
  ];
  return [...pages.values(), ...actions];
}

function toShown(
  commands: readonly Command[],
  text: string,
  navigate: (href: string) => void,
): readonly Command[] {
  const query = text.trim().toLowerCase();
  const target = toSearchTarget(text);
  const entity: Command[] =
    target.kind === 'empty'
      ? []
      : [
          {
            key: 'entity',
            title: target.kind === 'text' ? `Search for “${target.text}”` : toSearchPath(target).slice(0, 60),
            group: target.kind === 'text' ? 'Search' : 'Open',
            run: () => navigate(toSearchPath(target)),
          },
          ...(target.kind === 'text'
            ? [
                {
                  key: 'ask-this',
                  title: `Ask ${PRODUCT.assistantName}: “${target.text}”`,
                  group: 'Ask',
                  run: () => void askAssistant(true, { asDialog: true, question: target.text }),
                },
              ]
            : []),
        ];
  const found = commands.filter(({ title, group }) => `${group} ${title}`.toLowerCase().includes(query));
  const ordered = target.kind === 'text' ? [...found, ...entity] : [...entity, ...found];
  return ordered.slice(0, MOST_SHOWN);
}
