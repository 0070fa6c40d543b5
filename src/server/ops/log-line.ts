import { redactEntry } from '#contracts/text/redact';
import type { LogEntry } from '#contracts/operation/log-entries';

/** Characters JSON leaves as they are that end a line, steer a terminal or turn text around. */
// oxlint-disable-next-line no-control-regex -- these are the controls that must not reach a file
const STEERING = /[\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** One line for what a browser said, secrets taken out, under `client`; the time is the server's. */
export function toLogLine(entry: LogEntry, nowMs: number): string {
  const line = JSON.stringify({ time: new Date(nowMs).toISOString(), client: redactEntry(entry) });
  return `${line.replace(STEERING, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;
}
