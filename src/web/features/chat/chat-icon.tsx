import { Glyph, PATHS as COMMON } from '../../ui/icon.tsx';

/** Beside what every part of the product draws, what only the chat does. */
const PATHS = {
  copy: COMMON.copy,
  check: COMMON.check,
  cross: COMMON.cross,
  search: COMMON.search,
  failed: COMMON.warning,
  right: COMMON.chevron,
  plus: 'M8 3v10M3 8h10',
  more: 'M3.4 8h.1M8 8h.1M12.6 8h.1',
  pin: 'M6 2.5h4l-.6 4 2.1 2v1h-7v-1l2.1-2zM8 9.5v4',
  expand: 'M9.5 2.5h4v4M13.5 2.5L9 7M6.5 13.5h-4v-4M2.5 13.5L7 9',
  shrink: 'M13.5 6.5h-4v-4M9.5 6.5L14 2M2.5 9.5h4v4M6.5 9.5L2 14',
  reset: 'M3 8a5 5 0 1 0 1.6-3.7M3 2.8v2.6h2.6',
  send: 'M8 13V3.5M4 7.3L8 3.3l4 4',
  stop: 'M4.5 4.5h7v7h-7z',
  edit: 'M10.8 2.8l2.4 2.4L5.6 12.8l-3 .6.6-3z',
  fork: 'M4.5 3v10M4.5 10c0-3.4 7-1.6 7-5M9.5 5.5l2-2 2 2',
  again: 'M13 8a5 5 0 1 1-1.6-3.7M13 2.8v2.6h-2.6',
  note: 'M4 2.5h8v11L8 11l-4 2.5z',
  link: 'M6.5 9.5l3-3M7 4.8l1.4-1.4a2.7 2.7 0 0 1 3.9 3.9L10.9 8.700M9 11.200l-1.4 1.400a2.7 2.7 0 0 1-3.9-3.900L5.1 7.3',
  running: 'M8 2.5a5.5 5.5 0 1 0 5.5 5.5',
  waiting: 'M8 5.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  left: 'M10 4L6 8l4 4',
} as const;

export type ChatIconName = keyof typeof PATHS;

export function ChatIcon({ name, size }: { readonly name: ChatIconName; readonly size?: number }) {
  return <Glyph path={PATHS[name]} size={size} stroke={name === 'more' ? 2 : undefined} />;
}
