import MiniSearch from 'minisearch';
import { createPassageIndex, type Passage, type PassageIndex } from '#assistant/documentation/passage-index';
import { toBlockText, toInlineText, type Block } from '#std/markdown/markdown-tree';
import { readDocuments } from '../../documents/library.ts';

export type { Passage } from '#assistant/documentation/passage-index';

const LENGTH = 700;
const MOST = 10;
/** Words of questions that no heading is found by. */
const EMPTY = new Set(
  'a an the of to for on at by with from into in is are was were be do does did it its this that these those me my i you your we our what which who how why when where can could would should will and or please explain tell mean means meaning define definition difference between work works use used using get there about need have has'.split(
    ' ',
  ),
);

interface Made {
  readonly index: MiniSearch<Passage & { readonly id: number }>;
  /** Cut to whole sentences. */
  readonly byPlace: ReadonlyMap<string, Passage>;
}

let made: Promise<Made> | undefined;

/** Passages that fit a question, the best first. The index is made when it is first asked. */
export async function searchPassages(query: string): Promise<readonly Passage[]> {
  const { index } = await (made ??= makeIndex());
  return index.search(query).slice(0, MOST) as unknown as readonly Passage[]; // the stored fields of each hit
}

/** The passage under one heading: `/docs/concepts#s-lamport`. */
export async function findPassage(place: string): Promise<Passage | undefined> {
  const { byPlace } = await (made ??= makeIndex());
  return byPlace.get(place);
}

let indexed: Promise<PassageIndex> | undefined;

/** The whole documentation as a reader of questions looks through it. Made when it is first asked for. */
export const readPassageIndex = (): Promise<PassageIndex> =>
  (indexed ??= (made ??= makeIndex()).then(({ byPlace }) => createPassageIndex([...byPlace.values()])));

/** A word without its ending; `null` for one that says nothing. */
function toTerm(term: string): string | null {
  const low = term.toLowerCase();
  if (EMPTY.has(low)) return null;
  if (low.length <= 3) return low;
  const bare = low.replace(/(?<!s)s$/, '').replace(/ies$/, 'y');
  return bare.length <= 4 ? bare : bare.replace(/(?:ing|ed|e)$/, '');
}

async function makeIndex(): Promise<Made> {
  const index = new MiniSearch<Passage & { readonly id: number }>({
    fields: ['heading', 'title', 'text'],
    storeFields: ['href', 'title', 'heading', 'text'],
    processTerm: toTerm,
    searchOptions: {
      boost: { heading: 4, title: 2 },
      // A page of words explains; others use the words.
      boostDocument: (_id, _term, stored) =>
        String(stored?.['href']).startsWith('/docs/concepts') ? 1.4 : 1,
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 5 ? 0.15 : false),
      weights: { prefix: 0.4, fuzzy: 0.3 },
    },
  });
  const byPlace = new Map<string, Passage>();
  const bodies = await readDocuments('docs');
  let id = 0;
  for (const { entry, tree } of bodies) {
    let heading: string | undefined;
    let href = entry.href;
    let blocks: Block[] = [];
    const close = () => {
      const text = toPassageText(blocks, heading === undefined ? `${entry.description} ` : '');
      if (text !== '') {
        const passage = { href, title: entry.title, heading, text };
        index.add({ id: id++, ...passage });
        byPlace.set(href, passage);
      }
      blocks = [];
    };
    for (const block of tree.blocks) {
      if (block.kind !== 'heading') {
        blocks.push(block);
        continue;
      }
      close();
      heading = toInlineText(block.children);
      href = `${entry.href}#${block.id}`;
    }
    close();
  }
  return { index, byPlace };
}

/** Words of the blocks in whole sentences; diagrams and code are left out. */
function toPassageText(blocks: readonly Block[], before: string): string {
  const all = `${before}${blocks.map(toWords).filter(Boolean).join(' ')}`.replace(/\s+/g, ' ').trim();
  if (all.length <= LENGTH) return all;
  const cut = all.slice(0, LENGTH);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('? '), cut.lastIndexOf('! '));
  return end > LENGTH / 3 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}

function toWords(block: Block): string {
  switch (block.kind) {
    case 'code':
    case 'rule':
      return '';
    case 'table':
      return block.rows
        .map(
          ([first = [], ...rest]) =>
            `${toInlineText(first)}: ${rest.map(toInlineText).filter(Boolean).join(', ')}.`,
        )
        .join(' ');
    case 'list':
      return block.items.map(({ children }) => endSentence(children.map(toWords).join(' '))).join(' ');
    default:
      return toBlockText([block], { code: false });
  }
}

const endSentence = (text: string): string => (/[.!?:;,]$/.test(text) ? text : `${text}.`);
