// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { InstructionTree } from './instruction-tree.tsx';

const node = (path: string, inner: object[] = [], more: object = {}) => ({
  path,
  program: `Program${path}`,
  reading: 'decoded',
  title: `Step ${path}`,
  fields: [],
  accounts: [],
  accountNames: [],
  effects: [],
  inner,
  ...more,
});
const draw = (instructions: object[]) =>
  render(
    <InstructionTree
      transaction={
        { instructions, accounts: [], logs: [], status: { kind: 'succeeded' } } as unknown as Parameters<
          typeof InstructionTree
        >[0]['transaction'] // what the tree reads of one
      }
    />,
  );
const foldOf = (text: string) =>
  [...document.querySelectorAll('summary')]
    .find(({ textContent }) => textContent === text)!
    .closest('details')!;

const scrolled = vi.fn<() => void>();
beforeEach(() => {
  scrolled.mockReset();
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  cleanup();
  location.hash = '';
});

describe('the tree of instructions', () => {
  test('folds what an instruction called, under how many calls it made and which', () => {
    draw([node('1', [node('1.1'), node('1.2', [], { title: 'Step 1.1' })])]);
    expect(foldOf('2 inner calls: Step 1.1 ×2').open).toBe(false);
    // It is in the page all the same, for the search of the browser and for readers without scripts.
    expect(document.getElementById('ix-1.2')).not.toBeNull();
  });

  test('the way to what failed is open, and what else was called is not', () => {
    draw([
      node('1', [node('1.1')]),
      node(
        '2',
        [node('2.1', [node('2.1.1', [], { failed: true })], { failed: true }), node('2.2', [node('2.2.1')])],
        {
          failed: true,
        },
      ),
    ]);
    expect(foldOf('1 inner call: Step 1.1').open).toBe(false);
    expect(foldOf('2 inner calls: Step 2.1, Step 2.2').open).toBe(true);
    expect(foldOf('1 inner call: Step 2.1.1').open).toBe(true);
    expect(foldOf('1 inner call: Step 2.2.1').open).toBe(false);
  });

  test('one button opens all and closes all, and leaves the details of instructions alone', () => {
    draw([node('1', [node('1.1', [node('1.1.1')])])]);
    const isOpen = () =>
      [...document.querySelectorAll<HTMLDetailsElement>('details[data-fold]')].map(({ open }) => open);
    fireEvent.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(isOpen()).toEqual([true, true]);
    expect(document.querySelectorAll('details[open]:not([data-fold])')).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Collapse all' }));
    expect(isOpen()).toEqual([false, false]);
  });

  test('where nothing is folded there is no such button', () => {
    draw([node('1')]);
    expect(screen.queryByRole('button', { name: 'Expand all' })).toBeNull();
  });

  test('a link to an inner instruction opens everything around it', () => {
    location.hash = '#ix-1.1.1';
    draw([node('1', [node('1.1', [node('1.1.1')])]), node('2', [node('2.1')])]);
    expect(foldOf('1 inner call: Step 1.1').open).toBe(true);
    expect(foldOf('1 inner call: Step 1.1.1').open).toBe(true);
    expect(foldOf('1 inner call: Step 2.1').open).toBe(false);
    location.hash = '#ix-2.1';
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(foldOf('1 inner call: Step 2.1').open).toBe(true);
    expect(scrolled).toHaveBeenCalled();
  });
});
