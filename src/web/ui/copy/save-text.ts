import { saveBlob } from './save-blob.ts';

const toBlob = (text: string, type: string): Blob => new Blob([text], { type: `${type};charset=utf-8` });

/** An address under which the browser finds a text, until it is revoked. */
export const toTextAddress = (text: string, type: string): string => URL.createObjectURL(toBlob(text, type));

/** Gives a text to the reader as a file. */
export const saveText = (name: string, text: string, type: string): void =>
  saveBlob(name, toBlob(text, type));
