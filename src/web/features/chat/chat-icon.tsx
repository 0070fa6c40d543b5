/** Paths of a 16 × 16 grid that only the chat draws. */
const PATHS = {
  plus: 'M8 3v10M3 8h10',
  cross: 'M4 4l8 8M12 4l-8 8',
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
  copy: 'M5.5 5.5h7v7h-7zM3.5 10.5v-7h7',
  check: 'M3 8.5l3.2 3.2L13 4.8',
  running: 'M8 2.5a5.5 5.5 0 1 0 5.5 5.5',
  waiting: 'M8 5.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  failed: 'M8 2.2L14.5 13.500h-13zM8 6.500v3.200M8 11.400v.4',
  left: 'M10 4L6 8l4 4',
  right: 'M6 4l4 4-4 4',
  search: 'M7 2.500a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM10.4 10.400L14 14',
} as const;

export type ChatIconName = keyof typeof PATHS;

export function ChatIcon({ name, size = 16 }: { readonly name: ChatIconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      stroke-width={name === 'more' ? 2 : 1.4}
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
