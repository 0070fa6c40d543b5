/** Paths of a 16 × 16 grid, drawn with the current colour. */
export const PATHS = {
  copy: 'M5.5 5.5h7v7h-7zM3.5 10.5v-7h7',
  check: 'M3 8.5l3.2 3.2L13 4.8',
  cross: 'M4 4l8 8M12 4l-8 8',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM10.4 10.4L14 14',
  menu: 'M2 4h12M2 8h12M2 12h12',
  chevron: 'M6 4l4 4-4 4',
  down: 'M4 6l4 4 4-4',
  gear: 'M8 5.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM8 1.5v2M8 12.5v2M1.5 8h2M12.5 8h2M3.4 3.4l1.4 1.4M11.2 11.2l1.4 1.4M3.4 12.6l1.4-1.4M11.2 4.8l1.4-1.4',
  warning: 'M8 2.2L14.5 13.5h-13zM8 6.5v3.2M8 11.4v.4',
  info: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8zM8 7.2v4M8 4.6v.4',
  clock: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8zM8 4.5V8l2.5 1.8',
  live: 'M8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM4.2 4.2a5.4 5.4 0 0 0 0 7.6M11.8 4.2a5.4 5.4 0 0 1 0 7.6',
  wallet: 'M2.5 4.5h10v8h-10zM2.5 4.5l8-2v2M10.5 8.5h3',
  user: 'M8 2.5a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM2.8 13.8a5.2 5.2 0 0 1 10.4 0',
  download: 'M8 2.5v7.5M4.8 7L8 10.2 11.2 7M3 13.5h10',
  notes: 'M4 2.5h8v11H4zM6 5.5h4M6 8h4M6 10.5h2.5',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size }: { readonly name: IconName; readonly size?: number }) {
  return <Glyph path={PATHS[name]} size={size} />;
}

/** A drawing of one path, for those who bring their own. */
export function Glyph({
  path,
  size = 16,
  stroke = 1.4,
}: {
  readonly path: string;
  readonly size?: number | undefined;
  readonly stroke?: number | undefined;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      stroke-width={stroke}
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
