import type { Address } from '#contracts/chain';
import type { Field, Sentence, Value } from '#contracts/decoded';
import type { TokenPower } from '#contracts/account/token';

export const field = (name: string, value: Value): Field => ({ name, value });

const sentence = (template: string, ...fields: readonly Field[]): Sentence => ({ template, fields });

/** `yes` with `{holder}` filled in when somebody has the power, else `no`. */
export function power(
  topic: string,
  holder: Address | undefined,
  tone: TokenPower['tone'],
  yes: string,
  no: string,
  fields: readonly Field[] = [],
): TokenPower {
  return holder === undefined
    ? { topic, tone: 'safe', sentence: sentence(no, ...fields) }
    : {
        topic,
        tone,
        holder,
        sentence: sentence(yes, field('holder', { kind: 'address', address: holder }), ...fields),
      };
}

/** A sentence about a token that gives nobody a power. */
export const rule = (
  topic: string,
  tone: TokenPower['tone'],
  template: string,
  fields: readonly Field[] = [],
): TokenPower => ({ topic, tone, sentence: sentence(template, ...fields) });
