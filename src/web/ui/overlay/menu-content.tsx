import { DropdownMenu } from 'radix-ui';
import { useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Adopted } from '../state/adopted.tsx';
import { Icon } from '../icon.tsx';
import { layerOf } from './layer-of.ts';
import { toLinkProps, type MenuEntry } from './menu.tsx';
import styles from './menu.module.css';

export interface MenuContentProps {
  /** Of the button; its name is the menu's. */
  readonly id: string;
  /** Whether a key opened it: then its first entry gets the focus. */
  readonly isByKey: boolean;
  readonly entries: readonly MenuEntry[];
  readonly align: 'start' | 'end';
  readonly onClose: () => void;
}

/** An open menu: arrows, Home, End and first letters move, Escape and a press beside close it. */
export default function MenuContent({ id, isByKey, entries, align, onClose }: MenuContentProps) {
  const [button] = useState(() => document.getElementById(id));
  const entersFirst = useRef(isByKey);
  const chosen = useRef<() => void>(undefined);
  const isPressedBeside = useRef(false);
  if (!button) return null;
  return (
    // Not modal: that would lock scrolling by a stylesheet of its own, which our policy forbids.
    <DropdownMenu.Root open modal={false} onOpenChange={onClose}>
      <DropdownMenu.Trigger asChild>
        <Adopted element={button} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={layerOf(button)}>
        <DropdownMenu.Content
          id={`${id}-menu`}
          aria-labelledby={id}
          className={styles.list}
          // Radix takes the outline away; ours is there for those who asked for it always.
          style={{ outline: undefined }}
          align={align}
          sideOffset={5}
          collisionPadding={8}
          loop
          onFocus={({ target, currentTarget }) => {
            if (!entersFirst.current || target !== currentTarget) return;
            entersFirst.current = false;
            currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus();
          }}
          onKeyDown={(event) => {
            // Letters look for an entry here and mean nothing to the page, nor does Escape to what is around.
            if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
          }}
          onInteractOutside={(event) => {
            // The button closes it by its own press.
            if (event.target instanceof Node && button.contains(event.target)) event.preventDefault();
            else isPressedBeside.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isPressedBeside.current) button.focus();
            chosen.current?.();
          }}
        >
          {entries.map((entry, index) =>
            entry.kind === 'separator' ? (
              <DropdownMenu.Separator key={index} className={styles.separator} />
            ) : entry.kind === 'link' ? (
              <DropdownMenu.Item key={entry.href} className={styles.entry} asChild>
                <a {...toLinkProps(entry)} />
              </DropdownMenu.Item>
            ) : entry.kind === 'note' ? (
              <DropdownMenu.Label key={entry.text} className={styles.note}>
                {entry.text}
              </DropdownMenu.Label>
            ) : entry.kind === 'action' ? (
              <DropdownMenu.Item
                key={entry.text}
                className={styles.entry}
                disabled={entry.disabled ?? false}
                data-counts={entry.counts}
                onSelect={() => (chosen.current = entry.run)}
              >
                {entry.text}
              </DropdownMenu.Item>
            ) : (
              <DropdownMenu.CheckboxItem
                key={entry.text}
                className={styles.entry}
                role={entry.isOneOf ? 'menuitemradio' : 'menuitemcheckbox'}
                checked={entry.checked}
                disabled={entry.disabled ?? false}
                onCheckedChange={entry.toggle}
                onSelect={(event) => event.preventDefault()}
              >
                <span className={classNames(styles.box, entry.isOneOf && styles.round)}>
                  <DropdownMenu.ItemIndicator className={styles.tick}>
                    <Icon name="check" size={12} />
                  </DropdownMenu.ItemIndicator>
                </span>
                {entry.text}
              </DropdownMenu.CheckboxItem>
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
