import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { bootScript } from '../apps/web/build/boot-plugin.ts';
import { browserFloor } from '../apps/web/build/browser-floor.ts';
import { findTooNew } from './browser-floor.ts';

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

  it('asks the window where a container cannot be asked', () => {
    expect(css('@container (max-width: 480px) { .a { color: red } }')).toBe(
      '@container (max-width: 480px) { .a { color: red } } @supports not (container-type: inline-size) {@media (max-width: 544px) { .a { color: red } } }',
    );
    expect(() => css('@container (aspect-ratio > 1) { .a { color: red } }')).toThrow(/fallback/);
  });
});

it('starts with a script that every browser can read', () => {
  const script = bootScript().replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""');
  expect(script).not.toMatch(/=>|\b(?:const|let|class|async|await)\b|`|\?\.|\?\?|\.\.\.|,\s*\)/);
  expect(script).toContain('isSupported');
});

describe('what is too new for the oldest browsers', () => {
  it.each([
    ['text.replace(/(?<=a)b/, "")', 'lookbehind'],
    ['text.split(/(?<!a)b/)', 'lookbehind'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['AbortSignal.any([a, b])', 'AbortSignal.any'],
    ['requestIdleCallback(work)', 'requestIdleCallback'],
    ['/[\\p{L}--[a-z]]/v.test(text)', 'the regex flag v'],
  ])('%s', (source, name) => expect(findTooNew(source)).toContain(name));

  it('is not what they have or the boot script adds', () => {
    expect(
      findTooNew(
        'list.toSorted().at(-1); /(?<year>\\d+)a/v2; AbortSignal.timeout(5); Map.groupBy(a, b); x.findLast(y)',
      ),
    ).toEqual([]);
  });
});
