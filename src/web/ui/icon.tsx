import {
  Check,
  ChevronDown,
  ChevronRight,
  Clock,
  Copy,
  Download,
  FileText,
  Info,
  Menu,
  Palette,
  Pause,
  Radio,
  Search,
  Settings,
  TriangleAlert,
  User,
  Wallet,
  X,
  type LucideIcon,
} from 'lucide-react';

/** What every part of the product draws. */
const ICONS = {
  copy: Copy,
  check: Check,
  cross: X,
  search: Search,
  menu: Menu,
  chevron: ChevronRight,
  down: ChevronDown,
  gear: Settings,
  warning: TriangleAlert,
  info: Info,
  clock: Clock,
  live: Radio,
  wallet: Wallet,
  user: User,
  download: Download,
  notes: FileText,
  pause: Pause,
  theme: Palette,
} satisfies Readonly<Record<string, LucideIcon>>;

export type IconName = keyof typeof ICONS;

export function Icon({ name, size }: { readonly name: IconName; readonly size?: number | undefined }) {
  return <Drawing of={ICONS[name]} size={size} />;
}

/** Lucide draws on a square of so many units. */
const GRID = 24;
/** In pixels, at every size. */
const LINE = 1.5;

/** An icon of lucide with our size and line, for those who bring their own; nothing to a screen reader. */
export function Drawing({
  of: Lucide,
  size = 16,
}: {
  readonly of: LucideIcon;
  readonly size?: number | undefined;
}) {
  return <Lucide size={size} strokeWidth={(LINE * GRID) / size} aria-hidden="true" focusable="false" />;
}
