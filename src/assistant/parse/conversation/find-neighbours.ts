/** `the next epoch`, `the block before`, `the one after that`: a slot or an epoch by the one that was spoken of. */
import type { Earlier, Mention } from '../context.ts';
import type { ScannedToken } from '../scan.ts';
import type { Subject } from '../../question/question.ts';
import { turnsBack } from './recall.ts';

/** Words between the noun and the side: `the slot right after this one`. */
const CLOSE = /^(?:right|just|directly|immediately|straight|that|which|comes|came)$/;
/** Words of other languages, folded, that stand on either side of the noun. */
const OTHERS: readonly (readonly [RegExp, bigint])[] = [
  [
    /^(?:nachste[rns]?|folgende[rns]?|siguiente|proximo|seguinte|suivante?|prochaine?|successivo|seguente|prossimo|следующ\p{L}{1,3}|наступн\p{L}{1,3}|sonraki|berikutnya|selanjutnya|अगला|अगले|التالي|التاليه|다음)$/u,
    1n,
  ],
  [
    /^(?:vorige[rns]?|vorherige[rns]?|anterior|precedente?|precedente|предыдущ\p{L}{1,3}|попередн\p{L}{1,3}|onceki|sebelumnya|पिछला|पिछले|السابق|السابقه|이전)$/u,
    -1n,
  ],
];
const stepOf = (word: string | undefined): bigint | undefined =>
  OTHERS.find(([words]) => words.test(word ?? ''))?.[1];

const AHEAD: Readonly<Record<string, bigint>> = {
  next: 1n,
  following: 1n,
  subsequent: 1n,
  previous: -1n,
  preceding: -1n,
  prior: -1n,
  last: -1n,
};
const BEHIND: Readonly<Record<string, bigint>> = { before: -1n, earlier: -1n, after: 1n, later: 1n };
const NOUNS: Readonly<Record<string, Subject['kind'] | 'any'>> = {
  block: 'block',
  slot: 'block',
  epoch: 'epoch',
  one: 'any',
  bloque: 'block',
  bloc: 'block',
  blocco: 'block',
  bloco: 'block',
  blok: 'block',
  блок: 'block',
  слот: 'block',
  блоке: 'block',
  слоте: 'block',
  блоці: 'block',
  слоті: 'block',
  स्लॉट: 'block',
  ब्लॉक: 'block',
  كتله: 'block',
  블록: 'block',
  슬롯: 'block',
  epoca: 'epoch',
  epoque: 'epoch',
  epoche: 'epoch',
  эпоха: 'epoch',
  епоха: 'epoch',
};

export function findNeighbours({
  tokens,
  earlier,
  page,
}: {
  readonly tokens: readonly ScannedToken[];
  readonly earlier: readonly Earlier[];
  readonly page?: Subject | undefined;
}): readonly Mention[] {
  const found = tokens.flatMap(({ text }, index): readonly Mention[] => {
    const kind = NOUNS[text];
    if (kind === undefined) return [];
    const before = AHEAD[tokens[index - 1]?.text ?? ''] ?? stepOf(tokens[index - 1]?.text);
    const gap = CLOSE.test(tokens[index + 1]?.text ?? '') ? 2 : 1;
    const after = BEHIND[tokens[index + gap]?.text ?? ''] ?? stepOf(tokens[index + gap]?.text);
    const step = before ?? after;
    const base = step === undefined ? undefined : toBase(earlier, kind, page);
    // `the last one` is of a list.
    if (base === undefined || step === undefined || (kind === 'any' && tokens[index - 1]?.text === 'last'))
      return [];
    const id = BigInt(base.id) + step;
    if (id < 0n) return [];
    return [
      {
        subject: { kind: base.kind, id: String(id) },
        also: [],
        at:
          before === undefined
            ? Array.from({ length: gap + 1 }, (_none, offset) => index + offset)
            : [index - 1, index],
        isOrdinal: true,
      },
    ];
  });
  return withPage(found, tokens, page);
}

/** `is this block bigger than the one before`: what the page shows is the other side. */
function withPage(
  found: readonly Mention[],
  tokens: readonly ScannedToken[],
  page: Subject | undefined,
): readonly Mention[] {
  const [neighbour] = found;
  const own = tokens.findIndex(
    ({ text }, index) => /^(?:this|the|it|that)$/.test(text) && !neighbour?.at.includes(index + 1),
  );
  const isCompared = tokens.some(({ text }) => /^(?:than|vs|versus|compared|against)$/.test(text));
  if (
    neighbour === undefined ||
    page === undefined ||
    own < 0 ||
    !isCompared ||
    page.kind !== neighbour.subject.kind
  )
    return found;
  const at = NOUNS[tokens[own + 1]?.text ?? ''] === page.kind ? [own, own + 1] : [own];
  const { isOrdinal: _listed, ...other } = neighbour;
  const [first = 0] = neighbour.at;
  const article = tokens[first - 1]?.text === 'the' ? [first - 1] : [];
  return [
    { subject: page, also: [], at },
    { ...other, at: [...article, ...neighbour.at] },
  ];
}

const isCounted = ({ kind, id }: Subject): boolean =>
  (kind === 'block' || kind === 'epoch') && /^\d{1,18}$/.test(id);

/** What was spoken of last, else what the page shows; `one` is whatever was asked about last. */
function toBase(
  earlier: readonly Earlier[],
  kind: Subject['kind'] | 'any',
  page: Subject | undefined,
): Subject | undefined {
  const spoken = turnsBack(earlier).flatMap(({ subjects, things }) => [
    ...subjects,
    ...things.map(({ subject }) => subject),
  ]);
  const [newest] = turnsBack(earlier)[0]?.subjects.filter(({ kind: own }) => own !== 'network') ?? [];
  if (kind === 'any') {
    if (newest !== undefined) return isCounted(newest) ? newest : undefined;
    return spoken.find(isCounted) ?? (page !== undefined && isCounted(page) ? page : undefined);
  }
  return [...spoken, ...(page === undefined ? [] : [page])].find(
    (one) => one.kind === kind && isCounted(one),
  );
}
