import type { SsoFailure } from '#contracts/people/sso';

/** A sign-in that does not come about. `detail` is for our log and holds nothing secret. */
export class SsoRefusal extends Error {
  override readonly name = 'SsoRefusal';
  readonly failure: SsoFailure;
  readonly detail: string;

  constructor(failure: SsoFailure, detail: string) {
    super(`${failure}: ${detail}`);
    this.failure = failure;
    this.detail = detail.slice(0, 200);
  }
}
