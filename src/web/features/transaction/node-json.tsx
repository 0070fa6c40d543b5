import { messageOf } from '../../answers/failure.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { Notice } from '../../ui/block/notice.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { RawText } from './raw-text.tsx';

/** The node's own JSON of a transaction. */
export default function NodeJson({ signature }: { readonly signature: string }) {
  const { data: answer, error } = useAnswer('rawTransaction', { signature });
  if (answer?.kind === 'found') return <RawText text={answer.json} what="json" />;
  if (answer === undefined && !error) return <Skeleton lines={8} label="Loading the node’s JSON" />;
  return <Notice inline kind="not-available" title={answer?.message ?? messageOf(error)} />;
}
