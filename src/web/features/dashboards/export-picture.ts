/** A part of the page as a picture, drawn by the browser itself from a copy of it. */

/** Pixels a picture may have in all: more than that browsers do not draw. */
const MOST_PIXELS = 64_000_000;
const MOST_SIDE = 16_000;

const CUSTOM_PROPERTY = /--[A-Za-z][\w-]{0,60}/g;

/** Every rule of the page as text. The sheets are our own. */
function readRules(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => {
      try {
        return [...sheet.cssRules].map((rule) => rule.cssText);
      } catch {
        return []; // of an extension of the browser
      }
    })
    .join('\n');
}

/** Inside a picture the rules of `:root` hold for nothing of the page: their values are written down. */
function toTheme(rules: string): string {
  const root = getComputedStyle(document.documentElement);
  const names = new Set(rules.match(CUSTOM_PROPERTY) ?? []);
  const values = [...names].flatMap((name) => {
    const value = root.getPropertyValue(name).trim();
    return value === '' ? [] : [`${name}:${value}`];
  });
  const { fontFamily, fontSize, lineHeight, color } = getComputedStyle(document.body);
  const ground = root.getPropertyValue('--surface-0').trim();
  return [
    ...values,
    `font-family:${fontFamily}`,
    `font-size:${fontSize}`,
    `line-height:${lineHeight}`,
    `color:${color}`,
    `background:${ground}`,
    'padding:16px',
    'box-sizing:border-box',
  ].join(';');
}

/** A copy in which what was drawn by scripts is a picture, and nothing can be pressed. */
function toCopy(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement; // of one
  const [drawn, blank] = [element.querySelectorAll('canvas'), copy.querySelectorAll('canvas')];
  for (const [i, canvas] of [...blank].entries()) {
    const original = drawn[i]!; // as many as in the copy
    const image = document.createElement('img');
    image.src = original.toDataURL('image/png');
    image.setAttribute('class', canvas.getAttribute('class') ?? '');
    image.setAttribute('style', canvas.getAttribute('style') ?? '');
    image.style.width = `${original.clientWidth}px`;
    image.style.height = `${original.clientHeight}px`;
    canvas.replaceWith(image);
  }
  for (const hidden of copy.querySelectorAll('script, [role="status"], .visually-hidden')) hidden.remove();
  return copy;
}

/** Rejects where the browser cannot draw it. */
export async function drawPicture(element: HTMLElement): Promise<HTMLCanvasElement> {
  const rules = readRules();
  const width = element.offsetWidth + 32;
  const height = element.offsetHeight + 32;
  const frame = document.createElement('div');
  frame.setAttribute('style', `${toTheme(rules)};width:${width}px;height:${height}px`);
  const style = document.createElement('style');
  // The root of the picture is its own, so sizes in rem follow the page’s.
  style.textContent = `svg{font-size:${getComputedStyle(document.documentElement).fontSize}}\n${rules}\n[data-grid] *{scrollbar-width:none}`;
  frame.append(style, toCopy(element));
  const inner = new XMLSerializer().serializeToString(frame);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${inner}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = Math.min(
    Math.max(devicePixelRatio, 2),
    Math.sqrt(MOST_PIXELS / (width * height)),
    MOST_SIDE / Math.max(width, height),
  );
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * scale);
  canvas.height = Math.floor(height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  context.scale(scale, scale);
  context.drawImage(image, 0, 0);
  return canvas;
}

/** The bytes of a picture. Rejects where the browser does not give them out. */
export const toImage = (canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob === null) reject(new Error('This browser gives out no pictures.'));
        else resolve(blob);
      },
      type,
      0.92,
    );
  });
