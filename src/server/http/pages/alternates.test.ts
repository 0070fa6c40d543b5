import { describe, expect, test } from 'vitest';
import { toAlternate } from './alternate-path.ts';
import { readPageData, toJsonAlternate, toMarkdownAlternate } from './alternates.ts';

const PAGE = `<!doctype html><html><head><title>Block 7 · X</title></head><body><div id="root">
<nav>menu</nav>
<main><h1>Block<!-- --> <a href="/block/7">7</a></h1><p><span>Success</span><span>Final</span><button>Copy</button></p>
<dl><div><dt>Fee</dt><dd>0.000005 SOL</dd></div><div><dt>Leader</dt><dd><a href="/account/A">A</a></dd></div></dl>
<svg aria-hidden="true"><text>9</text></svg>
<table><caption>List</caption><thead><tr><th>Who</th><th>Amount</th></tr></thead><tbody><tr><td>*A* | <b>x</b></td><td>18,446,744,073,709,551,615</td></tr></tbody></table>
</main></div><script type="application/json" id="page-state">{"state":{"kind":"page","key":"b","data":{"fee":"18446744073709551615","note":"\\u003c/script>"}},"cluster":"mainnet"}</script></body></html>`;

describe('alternates of a page', () => {
  test.each([
    ['/tx/5a.json', { path: '/tx/5a', kind: 'json' }],
    ['/index.md', { path: '/', kind: 'md' }],
    ['/blocks', undefined],
    ['/.md', undefined],
    ['/a.xml', undefined],
  ])('%s stands for %j', (path, alternate) => {
    expect(toAlternate(path)).toEqual(alternate);
  });

  test('Markdown says what the page says, links whole, nothing of the frame', () => {
    expect(toMarkdownAlternate(PAGE, 'http://x.test/block/7')).toBe(`# Block [7](http://x.test/block/7)

Success Final

- Fee: 0.000005 SOL
- Leader: [A](http://x.test/account/A)

| Who            | Amount                     |
| -------------- | -------------------------- |
| \\*A\\* \\| **x** | 18,446,744,073,709,551,615 |

---

Source: http://x.test/block/7
`);
  });

  test('JSON is what the page was drawn from, digit for digit', () => {
    const drawn = readPageData(PAGE, 'Block 7 · X');
    expect(JSON.parse(toJsonAlternate(drawn, 'http://x.test/block/7'))).toEqual({
      url: 'http://x.test/block/7',
      title: 'Block 7 · X',
      cluster: 'mainnet',
      data: { fee: '18446744073709551615', note: '</script>' },
    });
  });
});
