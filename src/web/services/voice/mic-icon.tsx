export function MicIcon({ size = 16 }: { readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      stroke-width="1.4"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M8 1.8a2 2 0 0 1 2 2v3.6a2 2 0 0 1-4 0V3.8a2 2 0 0 1 2-2zM3.8 7.4a4.2 4.2 0 0 0 8.4 0M8 11.6v2.6" />
    </svg>
  );
}
