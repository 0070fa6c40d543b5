import type { DecodedAccount } from '#contracts/decoded';

/** Credits by epoch as a decoded vote account lists them, the oldest first: the last 64 epochs with any. */
export function toVoteCredits(
  decoded: DecodedAccount,
): readonly { readonly epoch: number; readonly credits: number }[] {
  return decoded.sections
    .flatMap((section) => section.fields)
    .flatMap(({ name, value }) => {
      const epoch = /^epoch(\d+)$/.exec(name)?.[1];
      if (epoch === undefined || value.kind !== 'integer') return [];
      return [{ epoch: Number(epoch), credits: Number(value.integer) }];
    })
    .sort((a, b) => a.epoch - b.epoch);
}
