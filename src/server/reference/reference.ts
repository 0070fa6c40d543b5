import type { OperationAnswer, OperationRow, ReferenceAnswer } from '#contracts/reference';
import { listErrors, listLimits } from './error-catalogue.ts';
import { listOperations, type Operation } from './operations.ts';
import { readVersion } from '../config/version.ts';

/** What the reference lists. */
export const toReference = (): ReferenceAnswer => ({
  kind: 'found',
  version: readVersion(),
  operations: listOperations().map(toRow),
  limits: listLimits(),
  errors: listErrors(),
});

/** One operation by its name. */
export function toOperation(name: string): OperationAnswer | undefined {
  const found = listOperations().find((operation) => operation.name === name);
  return (
    found && { kind: 'found', operation: toRow(found), parameters: found.parameters, limit: found.limit }
  );
}

const toRow = ({ name, kind, method, path, subject, says, when }: Operation): OperationRow => ({
  name,
  kind,
  method,
  path,
  subject,
  says,
  when,
});
