import { afterEach, expect, test } from 'vitest';
import { createAdmission, type Admission, type Place } from './admission.ts';

const PLACES = { atWork: 10, atWorkOfClient: 4, receiving: 20, receivingOfClient: 3 };
const admissions: Admission[] = [];
afterEach(() => {
  for (const admission of admissions.splice(0)) admission.close();
});

function create(limitsClients = true): Admission {
  const admission = createAdmission({ limitsClients, places: PLACES });
  admissions.push(admission);
  return admission;
}

/** As many places as `client` is given, tried for more often than there are. */
function enterAll(admission: Admission, client: string, hasBody = false): Place[] {
  const tries = Array.from({ length: 50 }, () => admission.enter(client, hasBody));
  return tries.filter((place) => place !== undefined);
}

test('one client has a share of the places, and gives them back once each', () => {
  const admission = create();
  const places = enterAll(admission, 'a');
  expect(places).toHaveLength(4);
  expect(enterAll(admission, 'b')).toHaveLength(4);
  expect(enterAll(admission, 'c')).toHaveLength(2);
  for (const place of places) {
    place.leave();
    place.leave();
  }
  expect(admission.inFlight).toBe(6);
  expect(enterAll(admission, 'c')).toHaveLength(2);
  expect(enterAll(admission, 'd')).toHaveLength(2);
});

test('bodies that are still being sent take no place of those at work', () => {
  const admission = create();
  for (const client of ['a', 'b', 'c', 'd', 'e', 'f']) {
    expect(enterAll(admission, client, true)).toHaveLength(3);
  }
  expect(enterAll(admission, 'g', true)).toHaveLength(2);
  expect(enterAll(admission, 'h', true)).toHaveLength(0);
  expect(enterAll(admission, 'h')).toHaveLength(4);
  expect(admission.inFlight).toBe(24);
});

test('a body that has come is at work', () => {
  const admission = create();
  const sent = enterAll(admission, 'a', true);
  for (const place of sent) place.received();
  expect(enterAll(admission, 'a')).toHaveLength(1);
  for (const place of sent) place.leave();
  expect(admission.inFlight).toBe(1);
});

test('where clients are not told apart, all places are theirs', () => {
  expect(enterAll(create(false), 'a')).toHaveLength(10);
});
