import type { Absence } from '#contracts/answers';
import type { Wire } from '#std/json';

/** What a failed question says to the reader. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.name === 'ApiFailure' ? error.message : 'It could not be loaded.';
}

export function isMissing(answer: { readonly kind: string }): answer is Wire<Absence> {
  return answer.kind === 'absent';
}
