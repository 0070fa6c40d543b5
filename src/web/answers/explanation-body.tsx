import { useEffect, useState } from 'preact/hooks';
import type { Depth, ExplanationAnswer } from '#contracts/agent';
import type { Wire } from '#std/json';
import { usePlace } from '../router/place.ts';
import { askAssistant } from '../services/ask-assistant.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { AnswerBlocks } from './answer-blocks.tsx';
import { DepthSwitch } from './depth-switch.tsx';
import type { ExplainedThing } from './explanation.tsx';
import styles from './explanation.module.css';
import { toShortQuestion } from './short-question.ts';

/** Asks for the explanation and shows it at the depth the address says. */
export default function ExplanationBody({ kind, id }: ExplainedThing) {
  const { api, query, setQuery, cluster } = usePlace();
  const [said, setSaid] = useState<Wire<ExplanationAnswer> | 'failed'>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const gone = new AbortController();
    setSaid(undefined);
    api.ask('explanation', { kind, id }, { signal: gone.signal }).then(
      (answer) => setSaid(answer),
      () => !gone.signal.aborted && setSaid('failed'),
    );
    return () => gone.abort();
  }, [kind, id, cluster, tries]);
  const again = <Button onClick={() => setTries(tries + 1)}>Try again</Button>;
  if (said === undefined) return <Skeleton lines={4} />;
  if (said === 'failed') {
    return (
      <Notice inline kind="not-available" title="The explanation could not be read.">
        {again}
      </Notice>
    );
  }
  if (said.kind === 'absent') {
    return (
      <Notice inline kind={said.state} title={said.message}>
        {said.hint && <p>{said.hint}</p>}
        {again}
      </Notice>
    );
  }
  const depth = toDepth(query.get('explain'));
  const { answer, results } = said;
  return (
    <div class={styles.body}>
      <div>
        <DepthSwitch
          label="How much is explained"
          depth={depth}
          onDepth={(chosen) => setQuery({ explain: String(chosen) })}
        />
      </div>
      <AnswerBlocks blocks={answer.blocks} results={results} depth={depth} />
      <div class={styles.questions}>
        {answer.suggestions.map((question) => (
          <Button
            key={question}
            onClick={() => askAssistant(true, { question, entities: answer.context.entities })}
          >
            {toShortQuestion(question)}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** What an address says; anything else is the middle. */
const toDepth = (text: string | null): Depth => (text === '1' ? 1 : text === '3' ? 3 : 2);
