import type { RefObject } from 'react';
import type { DashboardContent } from '#contracts/dashboards/dashboard';
import { notify } from '../../services/notifications/notify.ts';
import { saveBlob } from '../../ui/copy/save-blob.ts';
import { saveText } from '../../ui/copy/save-text.ts';
import { Menu } from '../../ui/overlay/menu.tsx';
import { toFileName } from './file-name.ts';

/** A dashboard as a file: what it is, or how it looks now. */
export function ExportMenu({
  content,
  drawn,
}: {
  readonly content: DashboardContent;
  /** What a picture shows. */
  readonly drawn: RefObject<HTMLElement | null>;
}) {
  const name = toFileName(content.title);
  const draw = async (format: 'png' | 'pdf'): Promise<void> => {
    if (drawn.current === null) return;
    const { drawPicture, toImage } = await import('./export-picture.ts');
    const canvas = await drawPicture(drawn.current);
    if (format === 'png') return saveBlob(`${name}.png`, await toImage(canvas, 'image/png'));
    const { toPicturePdf } = await import('./picture-pdf.ts');
    const jpeg = new Uint8Array(await (await toImage(canvas, 'image/jpeg')).arrayBuffer());
    const pdf = toPicturePdf({ jpeg, width: canvas.width, height: canvas.height, title: content.title });
    saveBlob(`${name}.pdf`, new Blob([pdf], { type: 'application/pdf' }));
  };
  const drawOrSay = (format: 'png' | 'pdf') => {
    draw(format).catch((error: unknown) =>
      notify({
        type: 'error',
        title: 'The picture could not be made',
        message: error instanceof Error ? error.message : '',
      }),
    );
  };
  return (
    <Menu
      title="Export"
      look="framed"
      align="end"
      entries={[
        { kind: 'action', text: 'PNG', run: () => drawOrSay('png') },
        { kind: 'action', text: 'PDF', run: () => drawOrSay('pdf') },
        {
          kind: 'action',
          text: 'JSON',
          run: () =>
            saveText(`${name}.json`, `${JSON.stringify(content, undefined, 2)}\n`, 'application/json'),
        },
      ]}
    />
  );
}
