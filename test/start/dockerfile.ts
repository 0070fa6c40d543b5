/** The Dockerfile as data, and its COPY lines carried out in folders. */
import { cpSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { copyFiles } from './ignore-file.ts';

export interface Instruction {
  readonly keyword: string;
  /** Continued lines are joined. */
  readonly text: string;
}

export interface Stage {
  readonly base: string;
  readonly name: string | undefined;
  readonly instructions: readonly Instruction[];
}

/** Stages in order. Throws on an instruction before the first FROM. */
export function parseDockerfile(text: string): readonly Stage[] {
  const stages: (Stage & { readonly instructions: Instruction[] })[] = [];
  const lines = text.replaceAll(/\\\n\s*/g, '').split('\n');
  for (const line of lines) {
    const [, keyword, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (keyword === undefined || rest === undefined) continue;
    if (keyword === 'FROM') {
      const [, base = '', name] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
      stages.push({ base, name, instructions: [] });
      continue;
    }
    const stage = stages.at(-1);
    if (stage === undefined) throw new Error(`${keyword} before FROM`);
    stage.instructions.push({ keyword, text: rest });
  }
  return stages;
}

/** Arguments of the only instruction of this kind. Throws unless there is exactly one. */
export function getText({ instructions }: Stage, keyword: string): string {
  const found = instructions.filter((one) => one.keyword === keyword);
  if (found.length !== 1 || found[0] === undefined) throw new Error(`${found.length} times ${keyword}`);
  return found[0].text;
}

export function listTexts({ instructions }: Stage, keyword: string): readonly string[] {
  return instructions.filter((one) => one.keyword === keyword).map(({ text }) => text);
}

/** Names and values of `ENV a=b c=d`. */
export function readEnvironment(stage: Stage): Readonly<Record<string, string>> {
  return Object.fromEntries(
    listTexts(stage, 'ENV')
      .flatMap((text) => text.split(' '))
      .map((pair): [string, string] => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at), pair.slice(at + 1)];
      }),
  );
}

/** A program and its arguments in JSON form. */
export function parseExecForm(text: string): readonly string[] {
  const [json] = /\[.*\]$/.exec(text) ?? [];
  return JSON.parse(json ?? '') as string[]; // Docker accepts nothing else
}

/** Where COPY lines find their files: in the build context or in an earlier stage. */
export interface CopySources {
  readonly context: { readonly folder: string; readonly files: readonly string[] };
  /** Stage name to the folder that stands for its WORKDIR. */
  readonly stages: Readonly<Record<string, string>>;
  readonly workdir: string;
}

/**
 * Carries out one COPY line in `target`, which stands for the WORKDIR. Files of another stage are moved because
 * they are many and that stage is done. Throws if a source does not exist.
 */
export function takeCopy(text: string, target: string, { context, stages, workdir }: CopySources): void {
  const parts = text.split(' ');
  const from = parts[0]?.startsWith('--from=') === true ? parts.shift()?.slice('--from='.length) : undefined;
  const destination = parts.pop();
  if (destination === undefined || !destination.startsWith('./')) throw new Error(`COPY to ${destination}`);
  mkdirSync(target, { recursive: true });
  for (const source of parts) {
    if (from === undefined) {
      const files = context.files.filter((file) => file === source || file.startsWith(`${source}/`));
      if (files.length === 0) throw new Error(`the context has no ${source}`);
      // COPY takes the contents of a folder, so only a destination of the same name keeps paths.
      const isFolder = files[0] !== source;
      if (destination !== (isFolder ? `./${source}` : './'))
        throw new Error(`COPY ${source} to ${destination}`);
      copyFiles(context.folder, target, files);
      continue;
    }
    const folder = stages[from];
    if (folder === undefined || !source.startsWith(`${workdir}/`))
      throw new Error(`COPY from ${from} ${source}`);
    const path = join(folder, source.slice(workdir.length));
    if (!statSync(path).isDirectory() || destination !== `./${basename(source)}`) {
      throw new Error(`COPY ${source} to ${destination}`);
    }
    move(path, join(target, destination));
  }
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true }); // on another disk
  }
}
