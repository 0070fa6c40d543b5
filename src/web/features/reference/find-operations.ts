import type { OperationRow } from '#contracts/reference';

/** Requests of one subject, in the order of the reference. */
export interface SubjectGroup {
  readonly subject: string;
  readonly operations: readonly OperationRow[];
}

/** The requests in which every word of a search stands, subject by subject; all of them for an empty one. */
export function findOperations(operations: readonly OperationRow[], search: string): readonly SubjectGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, OperationRow[]>();
  for (const operation of operations) {
    const { name, method, path, subject, says, when = '' } = operation;
    const text = [name, method, path, subject, says, when].join('\n').toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    const group = groups.get(subject);
    if (group === undefined) groups.set(subject, [operation]);
    else group.push(operation);
  }
  return [...groups].map(([subject, found]) => ({ subject, operations: found }));
}
