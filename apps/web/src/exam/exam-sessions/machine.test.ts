import { expect, it } from 'vitest';
import { filesOf } from './machine.ts';

it('names each script, style and font of a page once', () => {
  const html = `<!doctype html><html><head><link rel="icon" href="/icon.svg" />
    <link rel="preload" as="font" href="/assets/a.woff2" crossorigin />
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/frame-2.js">
    <link rel="modulepreload" href="/assets/frame-2.js"><link rel="stylesheet" href="/assets/index-3.css"></head></html>`;
  expect(filesOf(html)).toEqual(['/assets/a.woff2', '/assets/index-1.js', '/assets/frame-2.js', '/assets/index-3.css']);
});
