import { describe, expect, test } from 'vitest';
import { MAX_SOURCE, parseDrawMessage, parseFrameMessage, toColour } from './diagram-messages.ts';

const COLOURS = {
  ground: '#07090d',
  box: '#121824',
  line: '#2e3a52',
  edge: '#8392ab',
  text: '#e6edf7',
  muted: '#a5b3c9',
  accent: '#14f195',
  note: '#1b2333',
};
const DRAW = { kind: 'draw', id: 1, source: 'flowchart LR', title: 'A', colours: COLOURS };

describe('what the frame believes', () => {
  test('a whole message is taken, without what does not belong to it', () => {
    expect(parseDrawMessage({ ...DRAW, more: 1, colours: { ...COLOURS, evil: '#000000' } })).toEqual(DRAW);
  });

  test.each([
    ['no object', 'draw'],
    ['a list', [DRAW]],
    ['null', null],
    ['another kind', { ...DRAW, kind: 'eval' }],
    ['an id that is no number', { ...DRAW, id: '1' }],
    ['an id of zero', { ...DRAW, id: 0 }],
    ['a source that is no text', { ...DRAW, source: {} }],
    ['a source over the limit', { ...DRAW, source: 'a'.repeat(MAX_SOURCE + 1) }],
    ['a title over the limit', { ...DRAW, title: 'a'.repeat(201) }],
    ['no colours', { ...DRAW, colours: undefined }],
    ['a colour missing', { ...DRAW, colours: { ...COLOURS, note: undefined } }],
    [
      'a colour that is CSS',
      { ...DRAW, colours: { ...COLOURS, note: 'red;}body{background:url(https://evil.example)' } },
    ],
    ['a colour that is a URL', { ...DRAW, colours: { ...COLOURS, note: 'url(#x)' } }],
  ])('%s is ignored', (_name, value) => {
    expect(parseDrawMessage(value)).toBeUndefined();
  });
});

describe('what the page believes', () => {
  test('the four messages of the frame', () => {
    expect(parseFrameMessage({ kind: 'ready', id: 5, html: '<b>' })).toEqual({ kind: 'ready' });
    expect(parseFrameMessage({ kind: 'drawing', id: 1 })).toEqual({ kind: 'drawing', id: 1 });
    expect(parseFrameMessage({ kind: 'drawn', id: 2, svg: '<svg>' })).toEqual({ kind: 'drawn', id: 2 });
    expect(parseFrameMessage({ kind: 'failed', id: 3 })).toEqual({ kind: 'failed', id: 3 });
  });

  test.each([
    undefined,
    null,
    'ready',
    [],
    { kind: 'drawn' },
    { kind: 'drawn', id: 1.5 },
    { kind: 'open', id: 1 },
  ])('%j is ignored', (value) => {
    expect(parseFrameMessage(value)).toBeUndefined();
  });
});

test.each([
  [' #14F195 ', '#14f195'],
  ['#abc', '#aabbcc'],
  ['rgb(1 2 3)', '#808080'],
  ['url(x)', '#808080'],
  ['', '#808080'],
])('%j is the colour %s', (token, colour) => {
  expect(toColour(token)).toBe(colour);
});
