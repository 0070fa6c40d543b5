import { Suspense, lazy, useEffect, useState } from 'react';
import { onExportRequest, type ExportRequest } from '../../ui/table/export-request.ts';

const ExportDialog = lazy(() => import('./export-dialog.tsx'));

/** Shows the export dialog when a table asks for it; the dialog is loaded then. */
export function ExportHost() {
  const [request, setRequest] = useState<ExportRequest>();
  useEffect(() => onExportRequest(setRequest), []);
  if (request === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ExportDialog request={request} onClose={() => setRequest(undefined)} />
    </Suspense>
  );
}
