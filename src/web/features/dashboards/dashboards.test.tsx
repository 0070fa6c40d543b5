// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Api } from '#contracts/api';
import type { Tile } from '#contracts/dashboards/dashboard';
import type { SharedValues } from '#contracts/dashboards/tile-query';
import { QueryProvider } from '../../api/query-client.tsx';
import { PlaceProvider, type Place } from '../../router/place.ts';
import { readDraft, toDraft, withChange, withUndo, writeDraft, type Draft } from './draft.ts';
import { BeatProvider } from './refresh.ts';
import { TEMPLATES, toContent, toEmpty } from './templates.ts';
import { TileEditor } from './tile-editor.tsx';
import { TileGrid } from './tile-grid.tsx';

afterEach(cleanup);
afterEach(() => sessionStorage.clear());

const TOKEN = 'So11111111111111111111111111111111111111112';
const NOBODY: SharedValues = { parameters: {}, window: '24h' };

interface Asked {
  readonly name: string;
  readonly input: object;
}

function createPlace(answer: (asked: Asked) => unknown = () => new Promise(() => {})) {
  const asked: Asked[] = [];
  const api: Api = {
    ask: (name, input) => {
      asked.push({ name, input });
      return Promise.resolve(answer({ name, input })) as never; // what the test says it answers
    },
  };
  const place: Place = {
    path: '/dashboards/x',
    query: new URLSearchParams(),
    cluster: 'localnet',
    clusters: { clusters: [], fallback: 'localnet' } as unknown as Place['clusters'], // nobody looks at it here
    api,
    pending: false,
    navigate: () => {},
    setQuery: () => {},
    reload: () => {},
  };
  const Around = ({ children, beat = 0 }: { readonly children: ReactNode; readonly beat?: number }) => (
    <PlaceProvider value={place}>
      <QueryProvider>
        <BeatProvider value={beat}>{children}</BeatProvider>
      </QueryProvider>
    </PlaceProvider>
  );
  return { asked, Around };
}

const note = (id: string, x: number, y: number, text = `text of ${id}`): Tile => ({
  id,
  kind: 'note',
  title: id.toUpperCase(),
  text,
  x,
  y,
  w: 4,
  h: 3,
});

function Editable({ tiles: first }: { readonly tiles: readonly Tile[] }) {
  const [tiles, setTiles] = useState(first);
  return (
    <>
      <TileGrid
        tiles={tiles}
        shared={NOBODY}
        editing={{
          change: setTiles,
          open: () => {},
          duplicate: () => {},
          remove: (id) => setTiles(tiles.filter((tile) => tile.id !== id)),
        }}
      />
      <output>{tiles.map(({ id, x, y, w, h }) => `${id} ${x} ${y} ${w} ${h}`).join(', ')}</output>
    </>
  );
}

describe('tiles on their grid', () => {
  const places = () => document.querySelector('output')?.textContent;
  const said = () => screen.getAllByRole('status')[0]?.textContent;
  const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
  /** Style sheets are not read here: the grid is one because its style says so. */
  const asGrid = () => {
    document.querySelector<HTMLElement>('[data-grid]')!.style.display = 'grid';
  };

  test('arrows move the one with the focus, Shift with arrows resizes it, and both are announced', () => {
    const { Around } = createPlace();
    render(<Editable tiles={[note('a', 0, 0), note('b', 4, 0)]} />, { wrapper: Around });
    asGrid();
    fireEvent.keyDown(handle('A'), { key: 'ArrowRight' });
    expect(places()).toBe('a 1 0 4 3, b 4 3 4 3');
    expect(said()).toBe('A: column 2, row 1, 4 wide, 3 high.');
    fireEvent.keyDown(handle('A'), { key: 'ArrowDown', shiftKey: true });
    expect(places()).toBe('a 1 0 4 4, b 4 4 4 3');
    expect(said()).toBe('A: column 2, row 1, 4 wide, 4 high.');
    fireEvent.keyDown(handle('A'), { key: 'ArrowUp' });
    expect(said()).toBe('A: no further, column 2, row 1, 4 wide, 4 high.');
    // Other keys, and arrows of the browser, are not taken.
    expect(fireEvent.keyDown(handle('A'), { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(places()).toBe('a 1 0 4 4, b 4 4 4 3');
  });

  test('in one column arrows change the order', () => {
    const { Around } = createPlace();
    render(<Editable tiles={[note('a', 0, 0), note('b', 4, 0), note('c', 0, 3)]} />, { wrapper: Around });
    const order = () =>
      [...document.querySelectorAll('[data-tile]')].map((tile) => tile.getAttribute('data-tile'));
    fireEvent.keyDown(handle('C'), { key: 'ArrowUp' });
    expect(order()).toEqual(['a', 'c', 'b']);
    expect(said()).toBe('C: place 2 of 3, 3 high.');
  });

  test('where it is only looked at there is nothing to move', () => {
    const { Around } = createPlace();
    render(<TileGrid tiles={[note('a', 0, 0)]} shared={NOBODY} />, { wrapper: Around });
    expect(screen.queryByRole('button', { name: 'Move A' })).toBeNull();
    expect(screen.getByRole('article', { name: 'A' })).toBeTruthy();
  });

  test('what a note says is text: no element, no script, no foreign picture', async () => {
    const { Around } = createPlace();
    const text =
      '# Title\n\n<img src=x onerror=alert(1)> [x](javascript:alert(1)) ![p](https://evil.example/p.png)';
    render(<TileGrid tiles={[note('a', 0, 0, text)]} shared={NOBODY} />, { wrapper: Around });
    await screen.findByRole('heading', { name: 'Title' });
    expect(document.querySelector('img, script, [onerror]')).toBeNull();
    expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '#note-a-title',
    ]);
  });

  test('a tile whose parameter has no address waits for it, and asks nothing', () => {
    const { Around, asked } = createPlace();
    const tiles: readonly Tile[] = [
      { id: 'm', kind: 'measure', measure: 'tokenPrice', of: '$token', x: 0, y: 0, w: 3, h: 2 },
      { id: 'e', kind: 'entity', entity: 'wallet', of: '$wallet', x: 3, y: 0, w: 3, h: 2 },
      {
        id: 'q',
        kind: 'query',
        query: { from: 'trades' },
        show: 'table',
        bound: [{ field: 'base', parameter: 'token' }],
        x: 6,
        y: 0,
        w: 3,
        h: 2,
      },
    ];
    render(<TileGrid tiles={tiles} shared={NOBODY} />, { wrapper: Around });
    expect(screen.getAllByText('No token chosen')).toHaveLength(2);
    expect(screen.getByText('No wallet chosen')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  test('the card of a wallet says what of it was not counted', async () => {
    const { Around } = createPlace(() => ({
      kind: 'found',
      lamports: '5000',
      totalMicroUsd: '1000000',
      unvalued: 2,
      holdings: [],
      holdingsMissing: 'The mints of 2 token accounts could not be read.',
      holdingsTruncated: true,
      names: { labels: {}, tokens: {} },
    }));
    const tile: Tile = { id: 'w', kind: 'entity', entity: 'wallet', of: TOKEN, x: 0, y: 0, w: 3, h: 4 };
    render(<TileGrid tiles={[tile]} shared={NOBODY} />, { wrapper: Around });
    expect(await screen.findByText('The mints of 2 token accounts could not be read.')).toBeTruthy();
    expect(screen.getByText('Only the first token accounts are counted.')).toBeTruthy();
    expect(screen.getByText('Value, at least')).toBeTruthy();
    expect(screen.getByText(/The value is without 2 that have no price\./)).toBeTruthy();
  });

  test('a query is asked with what the dashboard shares, and again at every beat', async () => {
    const { Around, asked } = createPlace(() => ({
      kind: 'absent',
      state: 'not-indexed',
      message: 'No index.',
    }));
    const tiles: readonly Tile[] = [
      {
        id: 'q',
        kind: 'query',
        query: { from: 'trades', limit: 3 },
        show: 'table',
        bound: [{ field: 'base', parameter: 'token' }],
        followsWindow: true,
        x: 0,
        y: 0,
        w: 6,
        h: 4,
      },
    ];
    const grid = <TileGrid tiles={tiles} shared={{ parameters: { token: TOKEN }, window: '1h' }} />;
    const shown = render(<Around>{grid}</Around>);
    expect(await screen.findByText('No index.')).toBeTruthy();
    expect(JSON.parse((asked[0]!.input as { q: string }).q)).toEqual({
      from: 'trades',
      limit: 3,
      time: { last: 3_600 },
      where: [{ field: 'base', is: '=', value: TOKEN }],
    });
    expect(asked).toHaveLength(1);
    await act(async () => shown.rerender(<Around beat={1}>{grid}</Around>));
    expect(asked).toHaveLength(2);
  });
});

describe('the editor of a tile', () => {
  test('takes an address or the dashboard’s, and nothing else', () => {
    const { Around } = createPlace();
    const done: Tile[] = [];
    // jsdom has no dialogs: what is in one is there all the same.
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
      },
    });
    render(
      <TileEditor
        tile={{ id: 'm', kind: 'measure', measure: 'slot', x: 0, y: 0, w: 3, h: 2 }}
        isNew
        Builder={() => null}
        onDone={(tile) => done.push(tile)}
        onClose={() => {}}
      />,
      { wrapper: Around },
    );
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    fireEvent.change(dialog.getByLabelText('Measure'), { target: { value: 'tokenPrice' } });
    fireEvent.click(dialog.getByLabelText('Follow the token of the dashboard'));
    const add = dialog.getByRole<HTMLButtonElement>('button', { name: 'Add', hidden: true });
    expect(add.disabled).toBe(true);
    const field = dialog.getByLabelText<HTMLInputElement>('Token');
    const said = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(said()).toBe('Give an address, or follow the dashboard.');
    expect(dialog.queryByRole('alert', { hidden: true })).toBeNull();
    // Base58, but of 31 bytes.
    for (const wrong of ['not an address', TOKEN.slice(1)]) {
      fireEvent.input(field, { target: { value: wrong } });
      expect(dialog.getByRole('alert', { hidden: true }).textContent).toBe(
        'Not an address: 32 bytes in base58.',
      );
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(said()).toBe('Not an address: 32 bytes in base58.');
      expect(add.disabled).toBe(true);
    }
    fireEvent.input(field, { target: { value: ` ${TOKEN} ` } });
    expect(field.getAttribute('aria-invalid')).toBe('false');
    expect(add.disabled).toBe(false);
    fireEvent.submit(add.form!);
    expect(done).toEqual([
      { id: 'm', kind: 'measure', measure: 'tokenPrice', of: TOKEN, x: 0, y: 0, w: 3, h: 2 },
    ]);
  });
});

describe('a draft', () => {
  test('is taken back step by step, and outlives a reload of the tab', () => {
    const first = toEmpty('localnet');
    let draft = toDraft(3, first);
    draft = withChange(draft, { ...first, title: 'one' });
    draft = withChange(draft, { ...first, title: 'two' });
    writeDraft('x', draft);
    expect(withUndo(draft).content.title).toBe('one');
    expect(withUndo(withUndo(withUndo(draft))).content).toBe(first);
    expect(readDraft('x')).toEqual({ revision: 3, content: { ...first, title: 'two' }, past: [] });
    expect(readDraft('y')).toBe(undefined);
    writeDraft('x', undefined);
    expect(readDraft('x')).toBe(undefined);
    sessionStorage.setItem('osvm-dashboard-draft-x', '{"content":{"format":"dashboard/0"}}');
    expect(readDraft('x')).toBe(undefined);
  });

  test('is taken back by what was typed, not by letters', () => {
    const first = toEmpty('localnet');
    const type = (draft: Draft, field: 'title' | 'description', text: string, atMs: number) =>
      withChange(draft, { ...draft.content, [field]: text }, { field, atMs });
    let draft = toDraft(1, first);
    draft = type(draft, 'title', 'T', 0);
    draft = type(draft, 'title', 'Ti', 300);
    draft = type(draft, 'title', 'Tit', 900);
    expect(draft.past).toEqual([first]);
    // After a pause, in another field, and after what is no text it is a change of its own.
    draft = type(draft, 'title', 'Title', 5_000);
    draft = type(draft, 'description', 'd', 5_100);
    draft = type(draft, 'description', 'de', 5_200);
    draft = withChange(draft, { ...draft.content, refresh: 'off' });
    draft = type(draft, 'description', 'des', 5_300);
    const back: string[] = [];
    for (; draft.past.length > 0; draft = withUndo(draft)) {
      const { title, description = '', refresh } = draft.content;
      back.push(`${title} ${description} ${refresh}`);
    }
    expect(back).toEqual(['Title des off', 'Title de off', 'Title de 30s', 'Title  30s', 'Tit  30s']);
    expect(draft.content).toBe(first);
  });

  test('that was taken back is not gone on with by the next letter', () => {
    const first = toEmpty('localnet');
    const typed = withChange(toDraft(1, first), { ...first, title: 'T' }, { field: 'title', atMs: 0 });
    const again = withChange(withUndo(typed), { ...first, title: 'U' }, { field: 'title', atMs: 100 });
    expect(withUndo(again).content).toBe(first);
  });
});

test('every template stands on the grid without overlap and has what it asks for', () => {
  for (const template of TEMPLATES) {
    const { tiles } = toContent(template, 'mainnet', { token: TOKEN });
    expect(new Set(tiles.map(({ id }) => id)).size).toBe(tiles.length);
    for (const [i, one] of tiles.entries())
      for (const other of tiles.slice(i + 1))
        expect(
          one.x < other.x + other.w &&
            other.x < one.x + one.w &&
            one.y < other.y + other.h &&
            other.y < one.y + one.h,
        ).toBe(false);
  }
});
