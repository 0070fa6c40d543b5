import type { OperationRow } from '#contracts/reference';
import { Badge, type Tone } from '../../ui/block/badge.tsx';

const TONES: Readonly<Record<OperationRow['method'], Tone>> = {
  GET: 'info',
  POST: 'positive',
  PUT: 'warning',
  DELETE: 'negative',
};

export function Method({ method }: Pick<OperationRow, 'method'>) {
  return <Badge tone={TONES[method]}>{method}</Badge>;
}
