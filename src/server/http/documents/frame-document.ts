import { createHash } from 'node:crypto';

/** The document diagrams are drawn in. `version` changes with its script, so that an old one is not taken from a cache. */
export function toFrameDocument(version: string): string {
  const mark = createHash('sha256').update(version).digest('hex').slice(0, 12);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Diagram</title>
<style>
html { height: 100%; }
body { margin: 0; min-height: 100%; padding: 12px; box-sizing: border-box; display: grid; place-content: safe center; }
</style>
<script type="module" src="/frames/diagram.js?v=${mark}"></script>
</head>
<body></body>
</html>`;
}
