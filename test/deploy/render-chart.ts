import type { Yaml, YamlMap } from './read-yaml.ts';

/**
 * Carries out the part of Helm's templates our chart is written in: `.Release.Name`, `.Values.…`, `if`, `if not` and `range` over
 * a map on lines of their own, `quote`. Throws for anything else and for a value that `values.yaml` does not have.
 */
export function renderChart(template: string, values: YamlMap, release: string): string {
  const scope = new Map<string, Yaml>();
  const lines = template.split('\n');
  const resolve = (path: string): Yaml => {
    const own = scope.get(path);
    if (own !== undefined) return own;
    if (path === '.Release.Name') return release;
    if (!path.startsWith('.Values.')) throw new Error(`${path} is not known here`);
    let value: Yaml = values;
    for (const key of path.slice('.Values.'.length).split('.')) {
      if (!isMap(value) || !Object.hasOwn(value, key)) throw new Error(`values.yaml has no ${path}`);
      value = value[key]!;
    }
    return value;
  };
  const fill = (line: string): string =>
    line.replaceAll(/\{\{ ([^{}]+) \}\}/g, (_, expression: string) => {
      const [path = '', pipe, ...more] = expression.split(' | ');
      if (more.length > 0 || (pipe !== undefined && pipe !== 'quote')) throw new Error(`| ${pipe}`);
      const value = resolve(path);
      if (value === null || typeof value === 'object') throw new Error(`${path} is no scalar`);
      return pipe === 'quote' ? JSON.stringify(String(value)) : String(value);
    });
  /** Lines from `at` to the `end` that belongs to them; nothing is resolved where `isShown` is false. */
  const render = (at: number, isShown: boolean): [readonly string[], number] => {
    const out: string[] = [];
    for (let i = at; i < lines.length; i++) {
      const line = lines[i]!;
      const [, control] = /^\s*\{\{- (.+) \}\}$/.exec(line) ?? [];
      if (control === undefined) {
        if (!isShown) continue;
        const filled = fill(line);
        if (/\{\{|\}\}/.test(filled)) throw new Error(`not carried out: ${line}`);
        out.push(filled);
      } else if (control === 'end') {
        return [out, i];
      } else {
        const [body, end] = renderControl(control, i + 1, isShown);
        out.push(...body);
        i = end;
      }
    }
    return [out, lines.length];
  };
  const renderControl = (control: string, at: number, isShown: boolean): [readonly string[], number] => {
    const [, not, condition] = /^if (not )?(\S+)$/.exec(control) ?? [];
    if (condition !== undefined)
      return render(at, isShown && Boolean(resolve(condition)) === (not === undefined));
    const [, name, value, path] = /^range (\$\w+), (\$\w+) := (\S+)$/.exec(control) ?? [];
    if (name === undefined || value === undefined || path === undefined)
      throw new Error(`not known: ${control}`);
    const map = resolve(path);
    if (!isMap(map)) throw new Error(`${path} is no map`);
    const out: string[] = [];
    // Helm goes through a map in the order of its keys.
    for (const key of Object.keys(map).toSorted()) {
      scope.set(name, key).set(value, map[key]!);
      out.push(...render(at, isShown)[0]);
    }
    scope.delete(name);
    scope.delete(value);
    return [out, render(at, false)[1]];
  };
  const [out, end] = render(0, true);
  if (end !== lines.length) throw new Error('an end without a beginning');
  return out.join('\n');
}

export const isMap = (value: Yaml | undefined): value is YamlMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
