import { Button } from '../form/button.tsx';
import { requestExport, type ExportRequest } from './export-request.ts';
import { Icon } from '../icon.tsx';

/** Opens the export dialog for a table. What it shows is read when the button is pressed. */
export function ExportButton({ toRequest }: { readonly toRequest: () => ExportRequest }) {
  return (
    <Button aria-haspopup="dialog" onClick={() => requestExport(toRequest())}>
      <Icon name="notes" />
      Export
    </Button>
  );
}
