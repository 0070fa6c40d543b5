import { Glyph } from '../../ui/icon.tsx';

export const MicIcon = ({ size }: { readonly size?: number }) => (
  <Glyph
    path="M8 1.8a2 2 0 0 1 2 2v3.6a2 2 0 0 1-4 0V3.8a2 2 0 0 1 2-2zM3.8 7.4a4.2 4.2 0 0 0 8.4 0M8 11.6v2.6"
    size={size}
  />
);
