import { Dialog } from '../ui/overlay/dialog.tsx';
import { ToursPanel } from '../features/settings/tours-panel.tsx';

/** The guided tours, opened from the settings menu. */
export default function ToursDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Guided tours" onClose={onClose}>
      <ToursPanel leave={onClose} />
    </Dialog>
  );
}
