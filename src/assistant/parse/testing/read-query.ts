/** A question as the one line its query is written in. */
import type { AskedQuery, SubjectKind } from '../../question/question.ts';
import { createContext } from '../create-context.ts';
import { choose } from '../parse.ts';
import { readers } from '../readers/index.gen.ts';

const NAMES: Readonly<Record<string, string>> = {
  BkJNSahZY7tJVWSr9HgDiJr3eHB9NtHCqrX25JxMwetc: 'W1',
  '8Mnpj42t8aM6AkifbeioGgPLjDD7wVYdrcnwkGE5SjGi': 'W2',
  GC8zDHdpZqkHpjsF3iMHjdpCqkU5CNcCQ7GL7StESmyj: 'KELP',
  HDXf4SA38SGKkDFohyG7LTaPehoh7fdvimaN2tACRZwB: 'HARB',
  So11111111111111111111111111111111111111112: 'SOL',
};
const idOf = (name: string): string => Object.entries(NAMES).find(([, one]) => one === name)![0]; // it is in the list
const KINDS = new Map<string, SubjectKind>([
  [idOf('W1'), 'account'],
  [idOf('W2'), 'account'],
]);
const TOKENS = ['KELP', 'HARB'].map((name) => ({
  name: name.toLowerCase(),
  subject: { kind: 'token' as const, id: idOf(name) },
}));
/** 2026-10-01 14:00 UTC. */
const NOW = 1_790_863_200_000;

type Measure = NonNullable<AskedQuery['measures']>[number];
type Where = NonNullable<AskedQuery['where']>;

export function readQuery(question: string): string {
  const text = question.replace(/\b(?:W1|W2)\b/g, idOf);
  const parsed = choose(createContext({ text, nowMs: NOW, kinds: KINDS, names: TOKENS }), readers);
  const want = parsed?.question.want;
  if (parsed === undefined || want?.kind !== 'query') return `none (${want?.kind ?? 'not read'})`;
  const { unused, bounds } = parsed.question;
  const bounded = bounds.map(({ field, is, value }) => ` bounds ${field} ${is} ${value}`).join('');
  const against = want.against === undefined ? '' : ` against ${say(want.against)}`;
  const window = [want.window, want.otherWindow]
    .flatMap((one) =>
      one === undefined ? [] : [` in ${one.of} ${toName(one.id)} ${one.side} ${one.seconds ?? ''}`.trimEnd()],
    )
    .join('');
  const epochs = want.isByEpoch === true ? ' by epoch' : '';
  return `${say(want.query)}${against}${window}${epochs} → ${want.answers}${bounded}${unused.length === 0 ? '' : ` without ${unused.join(', ')}`}`;
}

function say(query: AskedQuery): string {
  const { from, time, where, by, per, measures, having, join, joins = [], each, order, limit } = query;
  const times = Object.entries(time ?? {}).map(([key, value]) => `${key} ${toText(Number(value))}`);
  const all = [...(join === undefined ? [] : [join]), ...joins];
  const parts: readonly (string | undefined)[] = [
    from,
    times.length === 0 ? undefined : `[${times.join(' ')}]`,
    where && `(${sayWhere(where)})`,
    by && `by ${by.join(',')}`,
    per && `per ${per}`,
    measures?.map(sayMeasure).join(' + '),
    having && `having ${sayWhere(having)}`,
    ...all.map((one) => `${one.not === true ? 'not ' : ''}in {${say(one.in)}}`),
    order && `${order.descending === true ? '↓' : '↑'}${order.by}`,
    each && `each ${each.by ?? each.per} ${each.limit}`,
    limit === undefined ? undefined : `limit ${limit}`,
    query.percent === undefined ? undefined : `percent ${query.percent}`,
  ];
  return parts.filter((part) => part !== undefined).join(' ');
}

const sayWhere = (where: Where): string =>
  where.map(({ field, is, value }) => `${field} ${is} ${[value].flat().map(toName).join('/')}`).join(', ');

function sayMeasure({ as, of, over, less, ...plain }: Measure): string {
  const sayPlain = ({ measure, field, where, among }: Measure): string =>
    `${measure}${field === undefined ? '' : ` ${field}`}${among === undefined ? '' : ` of ${among.not === true ? 'not ' : ''}{${say(among.in)}}`}${where === undefined ? '' : ` if ${sayWhere(where)}`}`;
  const [sign, other] = of ? [' of ', of] : over ? [' over ', over] : less ? [' less ', less] : [];
  return `${as === undefined ? '' : `${as}: `}${sayPlain(plain)}${other === undefined ? '' : `${sign}${sayPlain(other)}`}`;
}

const toText = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(5, 16);
const toName = (value: unknown): string => NAMES[String(value)] ?? String(value);
