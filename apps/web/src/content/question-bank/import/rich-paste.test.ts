import { describe, expect, test } from 'vitest';
import { paperIn, withPictures } from './rich-paste.ts';

const word = (...images: string[]): string =>
  `<p>Câu 1. Hình</p>${images
    .map(
      (name) =>
        `<!--[if gte vml 1]><v:imagedata src="file:///C:/${name}.png"/><![endif]--><![if !vml]><img width=9 src="file:///C:/${name}.png" v:shapes="x"><![endif]>`,
    )
    .join('')}`;
const png =
  '{\\*\\shppict{\\pict{\\*\\picprop{\\sp{\\sn a}{\\sv 1f}}}\\picw9\\pngblip\\bliptag12{\\*\\blipuid 0a0b}\r\n89504e47\r\n0d0a}}';
const copy = '{\\nonshppict{\\pict\\wmetafile8 010009}}';
const jpeg = '{\\pict\\jpegblip ffd8ff}';

describe('pictures that only the RTF holds', () => {
  test('replace links to local files, in their order', () => {
    const pasted = withPictures(word('a', 'b'), `{\\rtf1 x${png}${copy} y ${jpeg}}`);
    expect([...pasted.matchAll(/<img[^>]* src=("[^"]*")/g)].map(([, source]) => source)).toEqual([
      `"data:image/png;base64,${Buffer.from('89504e470d0a', 'hex').toString('base64')}"`,
      `"data:image/jpeg;base64,${Buffer.from('ffd8ff', 'hex').toString('base64')}"`,
    ]);
    // What Word wrote for itself stays.
    expect(pasted).toContain('<v:imagedata src="file:///C:/a.png"/>');
  });
  test('are left out if their number differs: a wrong picture would be worse', () => {
    expect(withPictures(word('a', 'b'), `{\\rtf1 ${png}}`)).toBe(word('a', 'b'));
    expect(withPictures(word('a'), `{\\rtf1 ${png}${jpeg}}`)).toBe(word('a'));
    expect(withPictures(word('a'), '')).toBe(word('a'));
  });
  test('do not include those of headers, bullets and formulas', () => {
    const formula = '<![if !msEquation]><img src="file:///C:/f.png"><![endif]>';
    const pasted = withPictures(
      formula + word('a'),
      `{\\rtf1 {\\*\\listpicture ${jpeg}}{\\header ${jpeg}}{\\mmathPict ${jpeg}}${png}}`,
    );
    expect(pasted).toContain(formula);
    expect(pasted).toContain('data:image/png');
  });
  test('are inserted with the embedded object that they represent', () => {
    const object =
      '{\\object\\objemb{\\*\\objclass Equation.DSMT4}{\\*\\objdata 0105000002d0cf11e0a1b11ae1ff}{\\result ' +
      jpeg +
      '}}';
    const pasted = withPictures(word('a'), `{\\rtf1 ${object}}`);
    const data = /data-object="data:application\/ole;base64,([^"]*)"/.exec(pasted)?.[1] ?? '';
    expect(Buffer.from(data, 'base64').toString('hex')).toBe('d0cf11e0a1b11ae1ff');
  });
  test('are ignored in broken RTF, without a long parse', () => {
    const started = performance.now();
    for (const rtf of ['{\\pict'.repeat(20_000), '{\\rtf1 {\\pict', '}'.repeat(10_000), '\\'.repeat(9_999)])
      expect(withPictures(word('a'), rtf)).toContain('file:///C:/a.png');
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

test('a paper is pasted with its formatting; plain text, a single picture and GIFT are not', () => {
  const clipboard = (html: string, text: string) => ({
    getData: (type: string) => (type === 'text/html' ? html : type === 'text/plain' ? text : ''),
  });
  expect(paperIn(clipboard('<b>Câu 1.</b>', 'Câu 1.'))).toEqual({ markup: '<b>Câu 1.</b>', text: 'Câu 1.' });
  expect(paperIn(clipboard('', 'Câu 1.'))).toBeNull();
  expect(paperIn(clipboard('<img src="x">', ''))).toBeNull();
  expect(paperIn(clipboard('<pre>x</pre>', 'Thủ đô của Pháp? {=Paris ~Rome}'))).toBeNull();
  expect(paperIn(clipboard('<p>x</p>', 'Câu 1. Cho tập {x = 1 ~ 2}'))).not.toBeNull();
});
