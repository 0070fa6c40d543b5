import { expect, test } from 'vitest';
import { LISTED, SCANNED } from './launch-columns.tsx';

test('on a phone a change says since when it is', () => {
  for (const columns of [LISTED, SCANNED])
    expect(columns.find(({ key }) => key === 'change')?.short).toBe('Since 1st trade');
});
