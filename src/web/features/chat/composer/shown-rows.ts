import { AGENT_LIMITS, type Entity } from '#contracts/assistant/agent';
import { toPageEntity } from '#contracts/account/entities';

/** Rows fewer than this are no list that a place in it could be meant of. */
const FEWEST = 2;

/** What the rows of the first list in sight are about, in their order; else those of the first list of the page. */
export function findShownRows(page: Document): readonly Entity[] {
  const lists = new Map<Element, Entity[]>();
  for (const row of page.querySelectorAll('main tr[data-row], main li')) {
    const list = row.parentElement;
    if (list === null || row.closest('[data-assistant], nav') !== null) continue;
    const entity = findEntity(row);
    if (entity === undefined) continue;
    const rows = lists.get(list) ?? [];
    if (rows.length < AGENT_LIMITS.listed) rows.push(entity);
    lists.set(list, rows);
  }
  const whole = [...lists].filter(([, rows]) => rows.length >= FEWEST);
  return (whole.find(([list]) => isInSight(list, page)) ?? whole[0])?.[1] ?? [];
}

/** A row is about what its first link to a thing of the chain leads to. */
function findEntity(row: Element): Entity | undefined {
  for (const link of row.querySelectorAll('a[href^="/"]')) {
    const entity = toPageEntity(link.getAttribute('href') ?? undefined);
    if (entity !== undefined) return entity;
  }
  return undefined;
}

function isInSight(list: Element, page: Document): boolean {
  const { top, bottom, height } = list.getBoundingClientRect();
  const { clientHeight } = page.documentElement;
  return height > 0 && bottom > 0 && top < clientHeight;
}
