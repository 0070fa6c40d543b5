/** Kinds of settings that several variables are of. */
import { z } from 'zod';

export const onOff = z.enum(['on', 'off'], 'must be on or off').transform((text) => text === 'on');

export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,12}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a whole number from ${least} to ${most}`);
