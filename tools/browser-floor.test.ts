import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { bootScript } from '../apps/web/build/boot-plugin.ts';
import { browserFloor } from '../apps/web/build/browser-floor.ts';
import { findTooNew, findTooNewStyles, floorRules } from './browser-floor.ts';

const css = (source: string) =>
  postcss([browserFloor()]).process(source, { from: undefined }).css.replace(/\s+/g, ' ').trim();

describe('styles for the oldest browsers', () => {
  it('shows a focus inside without :has()', () => {
    expect(css('.row:has(input:focus-visible) { outline: 1px }')).toBe(
      '.row:has(input:focus-visible) { outline: 1px }@supports not selector(:has(*)) {.row:focus-within { outline: 1px } }',
    );
    expect(css('.row:has(input:checked) { color: red }')).toBe('.row:has(input:checked) { color: red }');
  });

  it('keeps the other selectors of a rule', () => {
    expect(css('.a:focus, .b:has(.c) { color: red }')).toBe('.a:focus { color: red } .b:has(.c) { color: red }');
  });

  it('falls back from a container query to a media query', () => {
    expect(css('@container (max-width: 480px) { .a { color: red } }')).toBe(
      '@container (max-width: 480px) { .a { color: red } } @supports not (container-type: inline-size) {@media (max-width: 544px) { .a { color: red } } }',
    );
    expect(() => css('@container (aspect-ratio > 1) { .a { color: red } }')).toThrow(/fallback/);
  });
});

it('begins with a script that every browser can parse', () => {
  const script = bootScript().replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""');
  expect(script).not.toMatch(/=>|\b(?:const|let|class|async|await)\b|`|\?\.|\?\?|\.\.\.|,\s*\)/);
  expect(script).toContain('isSupported');
});

describe('syntax and functions that are too new for the oldest browsers', () => {
  const harmless = [
    // Used only after checking that it exists.
    'packages/ui/src/components/feedback/toast.tsx: popover',
    'packages/ui/src/components/overlays/Tooltip.tsx: popover',
    'packages/question-types/src/rich-text/highlights.tsx: CSS highlights',
    'apps/web/src/app/HydratedApp.tsx: scheduler',
    // The declaration before it is a plain colour, which old browsers use.
    'apps/web/src/people/classes/import/import.module.css: color-mix',
    // Inside @supports; without it each column is drawn by itself.
    'apps/web/src/commerce/packages/student-plans.module.css: subgrid',
    // Inside @supports; without it names have a width of their own.
    'apps/web/src/exam/results/grid/grid.module.css: units of a container',
    // Old browsers ignore it; then only a shade reaches beyond the edge.
    'packages/ui/src/components/data/NavCell.module.css: overflow: clip',
    'packages/ui/src/shells/TeacherShell.module.css: overflow: clip',
  ];

  const planted: Readonly<Record<string, string>> = {
    lookbehind: 'text.replace(/(?<=a)b/, "")',
    'the regex flag v': '/[\\p{L}--[a-z]]/v.test(text)',
    'Array.fromAsync': 'Array.fromAsync(pages)',
    'Promise.withResolvers': 'Promise.withResolvers()',
    'Promise.try': 'Promise.try(work)',
    'AbortSignal.any': 'AbortSignal.any([a, b])',
    'URL.canParse': 'URL.canParse(text)',
    'String.isWellFormed': 'text.isWellFormed()',
    'Set methods': 'a.isSubsetOf(b)',
    'iterator helpers': 'map.values().map(size)',
    checkVisibility: 'element.checkVisibility()',
    requestIdleCallback: 'requestIdleCallback(work)',
    popover: 'element.showPopover()',
    'Intl.Segmenter': 'new Intl.Segmenter("vi")',
    OffscreenCanvas: 'new OffscreenCanvas(1, 1)',
    'regex modifiers': '/a(?i:b)/.test(text)',
    'RegExp.escape': 'RegExp.escape(text)',
    'Iterator.from': 'Iterator.from(list)',
    'base64 of bytes': 'Uint8Array.fromBase64(text)',
    'Response.json': 'Response.json({})',
    'Intl.DurationFormat': 'new Intl.DurationFormat("vi")',
    Temporal: 'Temporal.Now.instant()',
    'view transitions': 'document.startViewTransition(work)',
    'the navigation API': 'window.navigation.back()',
    scheduler: 'await scheduler.yield()',
    'CSS highlights': 'CSS.highlights.clear()',
    'loops over a stream': 'for await (const part of reply.body) {}',
    setHTMLUnsafe: 'element.setHTMLUnsafe(text)',
  };
  it.each(floorRules.scripts)('%s', (name) => expect(findTooNew(planted[name]!)).toContain(name));

  const plantedStyles: Readonly<Record<string, string>> = {
    'color-mix': '.a { color: color-mix(in srgb, red, blue) }',
    'light-dark': '.a { color: light-dark(red, blue) }',
    'relative colours': '.a { color: rgb(from red r g b) }',
    oklch: '.a { color: oklch(0.7 0.1 20) }',
    subgrid: '.a { grid-template-columns: subgrid }',
    '@scope': '@scope (.a) { b { color: red } }',
    '@starting-style': '@starting-style { .a { opacity: 0 } }',
    'overflow: clip': '.a { overflow-x: clip }',
    'units of a container': '.a { width: 50cqw }',
    'line units': '.a { height: 2lh }',
    'linear easing': '.a { transition: all 1s linear(0, 0.5, 1) }',
    'anchor positions': '.a { top: anchor(bottom) }',
    'ranges of a width': '@media (width < 400px) { .a { color: red } }',
  };
  it.each(floorRules.styles)('%s in styles', (name) => expect(findTooNewStyles(plantedStyles[name]!)).toContain(name));

  it('does not appear in our own code; dependencies are checked in the built files', () => {
    const root = join(import.meta.dirname, '..');
    const files = globSync(['apps/web/src/**/*.{ts,tsx,css}', 'packages/*/src/**/*.{ts,tsx,css}'], { cwd: root });
    expect(files.length).toBeGreaterThan(500);
    const found = files
      // What only the server runs is left out.
      .filter(
        (file) => !/\.test\.tsx?$|\/(?:testing|gallery|boot)\/|^packages\/content\//.test(file.replaceAll('\\', '/')),
      )
      .flatMap((file) => {
        const source = readFileSync(join(root, file), 'utf8');
        return (file.endsWith('.css') ? findTooNewStyles : findTooNew)(source).map((name) => `${file}: ${name}`);
      });
    expect(found.sort()).toEqual(harmless.sort());
  });

  it('is in none of the supported browsers and not added by the boot script', () => {
    expect(
      findTooNew(
        'list.toSorted().at(-1); /(?<year>\\d+)a/v2; AbortSignal.timeout(5); Map.groupBy(a, b); x.findLast(y)',
      ),
    ).toEqual([]);
  });
});
