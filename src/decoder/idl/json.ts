import { isRecord, type UnknownRecord } from '#std/record';

/** The records of a list; anything else in it is left out. */
export const toRecords = (value: unknown): readonly UnknownRecord[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** A name as it may be shown and looked up: letters, digits and underscores, at most 80. */
export function toName(value: unknown, otherwise = ''): string {
  return typeof value === 'string' ? value.replace(/[^\w]+/g, '_').slice(0, 80) : otherwise;
}

/** One line of text of at most 300 characters. */
export const toLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 300);
