import type { Column } from './table.tsx';

/**
 * What a column is on the two lines of a phone's card: `main` says what the row is, first line, left; `figure` is its
 * chief figure, first line, right; `quiet` are the figures of the second line. `text` takes lines of its own below,
 * `action` is beside both lines, and what is `hidden` is said by the page the row leads to.
 */
export type PhoneRole = 'main' | 'figure' | 'quiet' | 'text' | 'action' | 'hidden';

/** Figures for which the second line has room. */
const MOST_QUIET = 3;

type Placed = Pick<Column<never>, 'phone' | 'align' | 'wide'>;

/**
 * The role of each column, in their order. Of those without one, the first is `main`, the first of figures `figure`,
 * what is wide `text`, and the others are `quiet` as long as there is room and no column says that it is.
 */
export function toPhoneRoles(columns: readonly Placed[]): readonly PhoneRole[] {
  const roles = columns.map(({ phone }) => phone);
  const give = (role: PhoneRole, fits: (column: Placed) => unknown) => {
    const index = roles.includes(role) ? -1 : columns.findIndex((column, i) => !roles[i] && fits(column));
    if (index >= 0) roles[index] = role;
  };
  give('main', () => true);
  give('figure', ({ align, wide }) => align && !wide);
  let room = roles.includes('quiet') ? 0 : MOST_QUIET;
  return columns.map(({ wide }, i) => roles[i] ?? (wide ? 'text' : room-- > 0 ? 'quiet' : 'hidden'));
}
