/**
 * Writes `docs/architecture.svg` from the imports of the sources: who imports whom among the folders of `src`, and
 * among those inside `server` and `web`. `--check` writes nothing and exits 1 when the picture on disk differs.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const FILE = 'docs/architecture.svg';
const BOX = { width: 112, height: 34, gapX: 18, gapY: 46 };
const MARGIN = 24;
const TITLE = 34;

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Which folders directly inside `root` import which others of them, tests left out. */
function readGraph(root: string): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { name } of readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    if (name !== 'testing') graph.set(name, new Set());
  for (const [folder, imported] of graph) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((one) => /\.tsx?$/.test(one) && !/\.test\.tsx?$|testing\//.test(one))) {
      const path = posix.join(root, folder, file);
      for (const [, from = ''] of readFileSync(path, 'utf8').matchAll(/(?:from|import\()\s*'([#.][^']+)'/g)) {
        const target = from.startsWith('#')
          ? posix.join('src', from.slice(1))
          : posix.join(posix.dirname(path), from);
        const [other] = posix.relative(root, target).split('/');
        if (other !== undefined && other !== folder && graph.has(other)) imported.add(other);
      }
    }
  }
  // A folder with no arrows is no part of the structure: stylesheets, public files.
  const isPart = (name: string) =>
    graph.get(name)!.size > 0 || [...graph.values()].some((imported) => imported.has(name));
  return new Map([...graph].filter(([name]) => isPart(name)));
}

/** How many steps a folder stands above those that import nothing. */
function toLevels(graph: Graph): ReadonlyMap<string, number> {
  const levels = new Map<string, number>();
  const levelOf = (name: string): number => {
    const known = levels.get(name);
    if (known !== undefined) return known;
    const level = Math.max(-1, ...[...graph.get(name)!].map(levelOf)) + 1;
    levels.set(name, level);
    return level;
  };
  for (const name of graph.keys()) levelOf(name);
  return levels;
}

/** Without the arrows that a way over others says already. */
function toReduced(graph: Graph): readonly (readonly [from: string, to: string])[] {
  const reaches = (from: string, to: string): boolean =>
    [...graph.get(from)!].some((next) => next === to || reaches(next, to));
  return [...graph].flatMap(([from, imported]) =>
    [...imported]
      .filter((to) => ![...imported].some((other) => other !== to && reaches(other, to)))
      .map((to) => [from, to] as const),
  );
}

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

/** A folder in its row, or the way of an arrow past that row. */
interface Item {
  readonly width: number;
  /** The folder, or where the arrow comes from: what it should stand below. */
  readonly name: string;
  x: number;
}

function draw(title: string, graph: Graph): Drawing {
  const levels = toLevels(graph);
  const top = Math.max(...levels.values());
  const rows: Item[][] = Array.from({ length: top + 1 }, () => []);
  const rowOf = (name: string): number => top - levels.get(name)!;
  const boxes = new Map([...levels.keys()].map((name) => [name, { width: BOX.width, name, x: 0 }]));
  for (const box of boxes.values()) rows[rowOf(box.name)]!.push(box);
  const arrows = toReduced(graph).map(([from, to]) => {
    const passed = rows.slice(rowOf(from) + 1, rowOf(to)).map((row) => {
      const item: Item = { width: 0, name: from, x: 0 };
      row.push(item);
      return item;
    });
    return { from, to, passed };
  });
  const widthOf = (row: readonly Item[]): number =>
    row.reduce((sum, { width }) => sum + width + BOX.gapX, -BOX.gapX);
  const width = Math.max(...rows.map(widthOf));
  const middleOf = (item: Item): number => item.x + item.width / 2;
  for (const [index, row] of rows.entries()) {
    // Each under what points at it, so that arrows stay short and cross little.
    const pull = (item: Item): number => {
      const above = arrows.flatMap(({ from, to, passed }) => {
        const way = [boxes.get(from)!, ...passed, boxes.get(to)!];
        const at = way.indexOf(item);
        return at > 0 ? middleOf(way[at - 1]!) : [];
      });
      return above.length === 0 ? width / 2 : above.reduce((sum, x) => sum + x, 0) / above.length;
    };
    const sorted = row
      .map((item) => ({ item, at: index === 0 ? 0 : pull(item) }))
      .toSorted((one, other) => one.at - other.at || (one.item.name < other.item.name ? -1 : 1));
    let x = (width - widthOf(row)) / 2;
    for (const { item } of sorted) {
      item.x = x;
      x += item.width + BOX.gapX;
    }
  }
  const round = (value: number): string => value.toFixed(1).replace(/\.0$/, '');
  const yOf = (row: number): number => TITLE + row * (BOX.height + BOX.gapY);
  const lines = arrows.map(({ from, to, passed }) => {
    let [x, y] = [middleOf(boxes.get(from)!), yOf(rowOf(from)) + BOX.height];
    let path = `M${round(x)} ${round(y)}`;
    for (const [index, item] of [...passed, boxes.get(to)!].entries()) {
      const isLast = index === passed.length;
      const [nextX, nextY] = [middleOf(item), yOf(rowOf(from) + index + 1) - (isLast ? 3 : 0)];
      const half = (y + nextY) / 2;
      path += `C${round(x)} ${round(half)} ${round(nextX)} ${round(half)} ${round(nextX)} ${round(nextY)}`;
      if (!isLast) path += `v${BOX.height}`;
      [x, y] = [nextX, nextY + BOX.height];
    }
    return `<path d="${path}"/>`;
  });
  const drawn = [...boxes.values()].map(({ name, x }) => {
    const y = yOf(rowOf(name));
    return (
      `<rect x="${round(x)}" y="${round(y)}" width="${BOX.width}" height="${BOX.height}" rx="5"/>` +
      `<text x="${round(x + BOX.width / 2)}" y="${round(y + BOX.height / 2 + 4.5)}">${name}</text>`
    );
  });
  return {
    width,
    height: yOf(rows.length) - BOX.gapY,
    svg: `<text class="title" x="0" y="14">${title}</text>\n${[...lines, ...drawn].join('\n')}`,
  };
}

const drawings = [
  draw('src', readGraph('src')),
  draw('src/server', readGraph('src/server')),
  draw('src/web', readGraph('src/web')),
];
const width = Math.max(...drawings.map((one) => one.width)) + 2 * MARGIN;
let y = MARGIN;
const parts = drawings.map((one) => {
  const part = `<g transform="translate(${(width - one.width) / 2} ${y})">\n${one.svg}\n</g>`;
  y += one.height + 2 * MARGIN;
  return part;
});
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y - MARGIN}" role="img">
<title>Which folders import which; arrows that follow from others are left out</title>
<style>
text { font: 13px system-ui, sans-serif; text-anchor: middle; fill: #1b1f24 }
.title { font-weight: 600; text-anchor: start }
rect { fill: #f1f4f8; stroke: #8a94a3 }
path { fill: none; stroke: #5b6675; stroke-width: 1.2; marker-end: url(#end) }
@media (prefers-color-scheme: dark) {
  text { fill: #e7ebf0 } rect { fill: #1d232b; stroke: #5b6675 } path { stroke: #8a94a3 }
}
</style>
<defs><marker id="end" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" style="fill: #5b6675; stroke: none"/></marker></defs>
${parts.join('\n')}
</svg>
`;

const isCurrent = existsSync(FILE) && readFileSync(FILE, 'utf8') === picture;
if (!process.argv.includes('--check')) {
  if (!isCurrent) writeFileSync(FILE, picture);
} else if (!isCurrent) {
  console.error(`${FILE} is not what the imports say: run "npm run gen".`);
  process.exit(1);
}
