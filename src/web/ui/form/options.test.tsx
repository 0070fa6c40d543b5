// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import Options from './options.tsx';
import { useCombobox } from './use-combobox.ts';

beforeAll(() => {
  // What jsdom lacks: nothing has a size or a place there.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView = () => undefined;
});
configure({ reactStrictMode: true });
afterEach(cleanup);

function Field({
  names,
  first,
  onTake,
}: {
  names: readonly string[];
  first?: string;
  onTake?: (name: string) => void;
}) {
  const combobox = useCombobox();
  const [chosen, setChosen] = useState(first);
  return (
    <>
      <input
        role="combobox"
        {...combobox.field}
        onKeyDown={(event) => {
          if (event.key.startsWith('Arrow') && combobox.handKey(event)) event.preventDefault();
        }}
      />
      {names.length > 0 && (
        <Options
          of={combobox.options}
          label="Names"
          options={names.map((name) => ({ key: name, content: name }))}
          chosen={chosen}
          onChoose={setChosen}
          onTake={(name) => onTake?.(name)}
        />
      )}
    </>
  );
}

const field = () => screen.getByRole('combobox');
const chosenText = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('a field says where its options are and which one is chosen; nothing while there are none', () => {
  const { rerender } = render(<Field names={[]} />);
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(field().hasAttribute('aria-controls')).toBe(false);
  rerender(<Field names={['Ada', 'Bob']} />);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('listbox', { name: 'Names' }).id).toBe(field().getAttribute('aria-controls'));
  expect(field().hasAttribute('aria-activedescendant')).toBe(false);
  rerender(<Field names={[]} />);
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test('none is chosen by itself; arrows of the field choose, from the last to the first and back', () => {
  render(<Field names={['Ada', 'Bob', 'Cy']} />);
  const press = (key: string) => fireEvent.keyDown(field(), { key });
  expect(press('ArrowDown')).toBe(false);
  expect(chosenText()).toBe('Ada');
  press('ArrowDown');
  expect(chosenText()).toBe('Bob');
  press('ArrowUp');
  press('ArrowUp');
  expect(chosenText()).toBe('Cy');
  press('ArrowDown');
  expect(chosenText()).toBe('Ada');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Ada');
});

test('one that is chosen from the beginning is said at once', () => {
  render(<Field names={['Ada', 'Bob']} first="Bob" />);
  expect(chosenText()).toBe('Bob');
});

test('a key does nothing where no options are shown', () => {
  render(<Field names={[]} />);
  expect(fireEvent.keyDown(field(), { key: 'ArrowDown' })).toBe(true);
});

test('a press takes an option and leaves the focus in the field', () => {
  const taken: string[] = [];
  render(<Field names={['Ada', 'Bob']} onTake={(name) => taken.push(name)} />);
  field().focus();
  const bob = screen.getByRole('option', { name: 'Bob' });
  expect(fireEvent.mouseDown(bob)).toBe(false);
  fireEvent.click(bob);
  expect(taken).toEqual(['Bob']);
  expect(document.activeElement).toBe(field());
});
