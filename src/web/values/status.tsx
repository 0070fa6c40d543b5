import { Badge } from '../ui/block/badge.tsx';

/** Whether a transaction worked, in a word. */
export function StatusValue({
  status,
  errorName,
}: {
  readonly status: 'succeeded' | 'failed' | 'unknown';
  readonly errorName?: string | undefined;
}) {
  if (status === 'succeeded') return <Badge tone="positive">Success</Badge>;
  if (status === 'failed') {
    return (
      <Badge tone="negative" title={errorName}>
        Failed
      </Badge>
    );
  }
  return <Badge>Unknown</Badge>;
}
