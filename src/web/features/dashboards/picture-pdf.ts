/** A picture as the one page of a PDF. */

/** Points of A4 at its long side, which the page is not larger than. */
const LONG_SIDE = 842;

export interface Picture {
  readonly jpeg: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly title: string;
}

/** UTF-16 with its mark, in hexadecimal: any text is written in it, and none of it is syntax. */
const toHexText = (text: string): string =>
  `<FEFF${[...Array(text.length).keys()].map((i) => text.charCodeAt(i).toString(16).padStart(4, '0')).join('')}>`;

/** A PDF of version 1.4 whose page has the proportions of the picture. */
export function toPicturePdf({ jpeg, width, height, title }: Picture): Uint8Array<ArrayBuffer> {
  const scale = LONG_SIDE / Math.max(width, height);
  const [w, h] = [width * scale, height * scale].map((side) => side.toFixed(2));
  const content = `q ${w} 0 0 ${h} 0 0 cm /P Do Q`;
  const encoder = new TextEncoder();
  const objects: readonly (readonly (string | Uint8Array)[])[] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >>`,
    ],
    [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
    [`<< /Title ${toHexText(title)} >>`],
  ];
  const parts: Uint8Array[] = [];
  let length = 0;
  const add = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const starts: number[] = [];
  add('%PDF-1.4\n');
  for (const [i, object] of objects.entries()) {
    starts.push(length);
    add(`${i + 1} 0 obj\n`);
    for (const part of object) add(part);
    add('\nendobj\n');
  }
  const start = length;
  const rows = starts.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  add(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  );
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
