import {
  ArrowUp,
  Bookmark,
  Check,
  ChevronLeft,
  ChevronRight,
  Circle,
  Copy,
  Ellipsis,
  GitFork,
  Link,
  LoaderCircle,
  Maximize2,
  Minimize2,
  Pencil,
  Pin,
  Plus,
  RotateCcw,
  RotateCw,
  Square,
  TriangleAlert,
  X,
  type LucideIcon,
} from 'lucide-react';
import { Drawing } from '../../../ui/icon.tsx';

const ICONS = {
  copy: Copy,
  check: Check,
  cross: X,
  failed: TriangleAlert,
  right: ChevronRight,
  left: ChevronLeft,
  plus: Plus,
  more: Ellipsis,
  pin: Pin,
  expand: Maximize2,
  shrink: Minimize2,
  reset: RotateCcw,
  again: RotateCw,
  send: ArrowUp,
  stop: Square,
  edit: Pencil,
  fork: GitFork,
  note: Bookmark,
  link: Link,
  running: LoaderCircle,
  waiting: Circle,
} satisfies Readonly<Record<string, LucideIcon>>;

export type ChatIconName = keyof typeof ICONS;

/** What the chat draws. */
export function ChatIcon({ name, size }: { readonly name: ChatIconName; readonly size?: number }) {
  return <Drawing of={ICONS[name]} size={size} />;
}
