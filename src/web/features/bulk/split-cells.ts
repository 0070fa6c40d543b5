/** What stands between the columns of a list; `undefined` for a list of one column. */
export type Delimiter = ',' | ';' | '\t' | '|' | undefined;

const DELIMITERS = ['\t', ';', '|', ','] as const;
const LOOKED_AT = 50;

/** The delimiter that most of the first lines have. */
export function findDelimiter(lines: readonly string[]): Delimiter {
  const some = lines.slice(0, LOOKED_AT);
  let best: Delimiter;
  let most = 0;
  for (const delimiter of DELIMITERS) {
    const count = some.filter((line) => splitCells(line, delimiter).length > 1).length;
    if (count > most) [best, most] = [delimiter, count];
  }
  return most * 2 >= some.length ? best : undefined;
}

/** The cells of a line. Quotes keep a delimiter inside a cell, and two of them stand for one. */
export function splitCells(line: string, delimiter: Delimiter): readonly string[] {
  if (delimiter === undefined) return [line];
  if (!line.includes('"')) return line.split(delimiter);
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let i = 0; i < line.length; i++) {
    const character = line[i]!;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (line[i + 1] === '"') {
        cell += '"';
        i++;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (character === delimiter) {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  return [...cells, cell];
}
