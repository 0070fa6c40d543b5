import { describe, expect, test } from 'vitest';
import { toPictureKind } from './picture-kind.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');
const SPACE = 'xmlns="http://www.w3.org/2000/svg"';

describe('the kind of a picture', () => {
  test.each([
    ['\x89PNG\r\n\x1a\n…', 'png'],
    ['\xff\xd8\xff\xe0..JFIF', 'jpeg'],
    ['GIF89a\x01', 'gif'],
    ['RIFF\x01\x02\x03\x04WEBPVP8 ', 'webp'],
    ['\0\0\0\x1cftypavif\0', 'avif'],
    [`<svg ${SPACE}><path fill="url(#a)" d="M0 0h9v9z"/></svg>`, 'svg'],
    [`<?xml version="1.0"?>\n<svg ${SPACE}><!-- a comment --><circle r="4"/></svg>`, 'svg'],
  ])('is what its first bytes say: %j', (text, kind) => {
    expect(toPictureKind(bytes(text))).toBe(kind);
  });

  test.each([
    '',
    'hello',
    '<html><svg></svg></html>',
    'RIFF\x01\x02\x03\x04WAVEfmt ',
    `<!DOCTYPE svg [<!ENTITY a "b">]><svg ${SPACE}>&a;</svg>`,
    `<svg ${SPACE}><!ENTITY a SYSTEM "file:///etc/passwd"></svg>`,
    `<svg ${SPACE}><image href="/etc/hostname.png"/></svg>`,
    `<svg ${SPACE}><script>alert(1)</script></svg>`,
    `<svg ${SPACE}><foreignObject/></svg>`,
    `<svg ${SPACE}><use href="#a"/></svg>`,
    `<svg ${SPACE}><filter id="a"/></svg>`,
    `<svg ${SPACE}><style>@import url(//a)</style></svg>`,
    `<svg ${SPACE}><rect fill="url(https://a.example/b.svg#c)"/></svg>`,
    `<svg ${SPACE}><path d="M0 0h9999" stroke-dasharray="0.0001"/></svg>`,
    `<svg ${SPACE}><path d="M0 0h9999" style="stroke-d&#97;sharray:.01"/></svg>`,
    `<svg ${SPACE}><path d="M0 0h9999" style="stroke-d\\61sharray:.01"/></svg>`,
    `<svg ${SPACE}>${' '.repeat(65_536)}</svg>`,
  ])('is none for anything else: %j', (text) => {
    expect(toPictureKind(bytes(text))).toBeUndefined();
  });
});
