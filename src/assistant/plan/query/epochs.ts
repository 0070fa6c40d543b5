/** Figures of the newest epochs beside each other: groups by spans of as many slots as an epoch has. */
import { toMeasureKey } from '#contracts/query/index-query';
import type { ToolResult } from '#contracts/assistant/agent';
import type { AskedQuery } from '../../question/question.ts';
import type { Asked, Step, Telling } from '../define-plan.ts';
import { capitalise } from '../../write/write-value.ts';
import { titleOfMeasure } from '../../write/query-titles.ts';
import { rowsAt, leafOfRow } from '../../write/facts-at.ts';
import type { Piece } from '../../write/writer.ts';
import { factAt } from './read-fact.ts';
import { NETWORK_STEP } from './window-steps.ts';

const QUERY = 'query';
/** As many epochs are told. */
const MOST = 20;

export const toEpochSteps = ({ want: { query } }: Asked<'query'>): readonly Step[] => [
  NETWORK_STEP,
  {
    id: QUERY,
    tool: 'query_index',
    title: 'Query the index',
    after: [NETWORK_STEP.id],
    args: (results) => byEpoch(query, results.get(NETWORK_STEP.id)),
  },
];

/** `undefined` where epochs have not always been of one length, so that their numbers are not told by slots alone. */
function byEpoch(query: AskedQuery, network: ToolResult | undefined): AskedQuery | undefined {
  const [epoch, slots, slot] = ['/epoch/epoch', '/epoch/slotsInEpoch', '/slot'].map((place) =>
    Number(factAt(network, place)?.raw),
  );
  if (epoch === undefined || slots === undefined || slot === undefined || !(slots > 0)) return undefined;
  if (Math.floor(slot / slots) !== epoch) return undefined;
  return { ...query, slots, order: { by: 'span', descending: true }, limit: MOST };
}

/** One row for each epoch that is indexed, the newest first. */
export function writeEpochs({ question, writer, words, read }: Telling<'query'>): void {
  const { query } = question.want;
  const result = read(QUERY);
  const rows = result === undefined ? [] : rowsAt(result, '/rows/*');
  const measures = query.measures ?? [];
  if (result === undefined || rows.length === 0) {
    writer.spans(1, words.say('epochs-none'));
    return;
  }
  const titles = measures.map((measure) => capitalise(titleOfMeasure(query, measure, words)));
  writer.spans(
    1,
    words.say('epochs', {
      title: { kind: 'text', text: titles[0] ?? '' },
      from: factAt(result, '/from'),
      to: factAt(result, '/to'),
    }),
  );
  writer.table(
    titles[0] ?? '',
    [words.title('kind.epoch'), ...titles].map((title) => ({ title: capitalise(title) })),
    rows.map((row): readonly Piece[] => [
      leafOfRow(result, row, 'span'),
      ...measures.map((measure): Piece => leafOfRow(result, row, toMeasureKey(measure))),
    ]),
    result.callId,
  );
}
