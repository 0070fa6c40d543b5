import type { Mention } from './context.ts';
import type { ScannedToken } from './scan.ts';

/** `the previous epoch`; what is asked of a time as long as one does not need it. */
export const findLastEpoch = (tokens: readonly ScannedToken[], now: number | undefined): readonly Mention[] =>
  now === undefined || now === 0
    ? []
    : tokens.flatMap(({ text }, index): readonly Mention[] =>
        /^epochs?$/.test(text) && /^(?:previous|last|prior|past)$/.test(tokens[index - 1]?.text ?? '')
          ? [
              {
                subject: { kind: 'epoch', id: String(now - 1) },
                also: [],
                at: [index - 1, index],
                isSoft: true,
              },
            ]
          : [],
      );
