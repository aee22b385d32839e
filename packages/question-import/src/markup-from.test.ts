import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMarkup, plainTextOf } from '@vumon/question-types';
import { markupFrom, type ForeignFormat } from './markup-from.ts';

test.each<[ForeignFormat, string, string]>([
  [
    'html',
    '<p>Match the <b>activity</b> &amp; the <em>word</em>.</p><p>Second&nbsp;line</p>',
    'Match the %b%activity%b% & the %i%word%i%.\nSecond line',
  ],
  ['html', 'a\nb<br/>c <script>alert(1)</script>d<!-- e -->', 'a b\nc d'],
  ['html', '<ul><li>one</li><li><u>two</u></li></ul>', '– one\n– %u%two%u%'],
  ['html', 'x<sup>2</sup> + H<sub>2</sub>O', 'x$^{2}$ + H$_{2}$O'],
  ['html', 'L&ecirc; &Ocirc;ng &#7879; &unknown;', 'Lê Ông ệ &unknown;'],
  ['html', '<b>bold <i>both</b> italic</i>', '%b%bold %b%%b%%i%both%i%%b%%i% italic%i%'],
  ['moodle', 'Is 3 < 5 and a<b>c</b>? <Lan> says', 'Is 3 < 5 and a%b%c%b%? <Lan> says'],
  ['plain', 'a <b>b</b> &amp; 50%', 'a <b>b</b> &amp; 50%'],
  [
    'markdown',
    '# Title\nIt is **very** _old_\n- item\nsnake_case_name',
    'Title\nIt is %b%very%b% %i%old%i%\n– item\nsnake_case_name',
  ],
  ['moodle', 'Solve \\(x^2 = 4\\) or $ 1 \\neq 0 $ for $5 and $10', 'Solve $x^2 = 4$ or $1 \\neq 0$ for $5 and $10'],
  ['moodle', 'Show \\[a+b\\] and $$c$$', 'Show $$a+b$$ and $$c$$'],
])('converts %s: %s', (format, source, markup) => {
  expect(parseMarkup(markupFrom(source, format).markup)).toEqual(parseMarkup(markup));
});

test('text that looks like our own markup is escaped', () => {
  for (const text of ['100%b%', '[[g1]]', '%u%x%u%']) expect(plainTextOf(markupFrom(text, 'plain').markup)).toBe(text);
});

test('reports dropped content', () => {
  expect(markupFrom('<p>Look: <img src="@@PLUGINFILE@@/3.png"></p>', 'html')).toEqual({
    markup: 'Look:',
    dropped: true,
  });
  expect(markupFrom('![map](a.png) x', 'markdown')).toEqual({ markup: 'x', dropped: true });
});

test('accepts any text, in linear time', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom(
          '<',
          '>',
          '/',
          'b',
          'p',
          ' ',
          '&',
          ';',
          '#',
          '*',
          '_',
          '$',
          '\\',
          '(',
          ')',
          '[',
          ']',
          '!',
          '-',
          '\n',
          '%',
          '1',
        ),
        maxLength: 120,
      }),
      fc.constantFrom<ForeignFormat>('html', 'moodle', 'markdown', 'plain'),
      (source, format) => {
        const { markup } = markupFrom(source, format);
        expect(parseMarkup(markup).length).toBeLessThanOrEqual(source.length);
      },
    ),
    { numRuns: 1000 },
  );
  for (const hostile of ['<', '<b', '<!--', '$', '\\(', '&#', '**', '_a', '![', '<script>', '<sup>', '[a](']) {
    for (const format of ['html', 'markdown', 'moodle'] as const) {
      const source = hostile.repeat(10_000);
      expect(markupFrom(source, format).markup.length, `${format} ${hostile}`).toBeLessThanOrEqual(source.length);
    }
  }
});
