import { describe, expect, test } from 'vitest';
import { placeCard } from './place-card.ts';

const view = { width: 1440, height: 900 };
const card = { width: 340, height: 200 };
const target = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

describe('the card of a tour', () => {
  test('stands on the wanted side with its arrow at the middle of the target', () => {
    const at = target(500, 300, 100, 40);
    expect(placeCard({ target: at, card, view, top: 49, position: 'bottom' })).toEqual({
      kind: 'beside',
      side: 'bottom',
      left: 380,
      top: 356,
      arrow: 170,
    });
    expect(placeCard({ target: at, card, view, top: 49, position: 'top' })).toEqual({
      kind: 'beside',
      side: 'top',
      left: 380,
      top: 84,
      arrow: 170,
    });
    expect(placeCard({ target: at, card, view, top: 49, position: 'right' })).toEqual({
      kind: 'beside',
      side: 'right',
      left: 616,
      top: 220,
      arrow: 100,
    });
    expect(placeCard({ target: at, card, view, top: 49, position: 'left' })).toMatchObject({
      left: 144,
      top: 220,
    });
  });

  test('takes another side when the wanted one has no room', () => {
    expect(
      placeCard({ target: target(500, 60, 100, 40), card, view, top: 49, position: 'top' }),
    ).toMatchObject({
      side: 'bottom',
    });
    expect(
      placeCard({ target: target(1300, 400, 100, 40), card, view, top: 49, position: 'right' }),
    ).toMatchObject({ side: 'left' });
    expect(
      placeCard({ target: target(0, 60, 700, 830), card, view, top: 49, position: 'top' }),
    ).toMatchObject({
      side: 'right',
    });
  });

  test('stays inside the window, and the arrow inside the card', () => {
    expect(
      placeCard({ target: target(0, 300, 20, 20), card, view, top: 49, position: 'bottom' }),
    ).toMatchObject({
      left: 12,
      arrow: 16,
    });
    expect(
      placeCard({ target: target(1420, 300, 20, 20), card, view, top: 49, position: 'bottom' }),
    ).toMatchObject({ left: 1088, arrow: 324 });
  });

  test('is docked at the bottom when the target fills the window', () => {
    expect(placeCard({ target: target(0, 60, 1440, 2000), card, view, top: 49, position: 'top' })).toEqual({
      kind: 'docked',
      edge: 'bottom',
    });
  });

  test('is docked on a phone: at the bottom, or at the top where it would hide the target', () => {
    const phone = { width: 390, height: 844 };
    const wide = { width: 370, height: 240 };
    expect(
      placeCard({ target: target(10, 120, 370, 60), card: wide, view: phone, top: 49, position: 'right' }),
    ).toEqual({ kind: 'docked', edge: 'bottom' });
    expect(
      placeCard({ target: target(10, 780, 370, 50), card: wide, view: phone, top: 49, position: 'right' }),
    ).toEqual({ kind: 'docked', edge: 'top' });
    expect(
      placeCard({ target: target(10, 100, 370, 900), card: wide, view: phone, top: 49, position: 'right' }),
    ).toEqual({ kind: 'docked', edge: 'bottom' });
  });
});
