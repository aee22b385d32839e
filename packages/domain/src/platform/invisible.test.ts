import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { withoutInvisible } from './invisible.ts';

describe('withoutInvisible', () => {
  it('takes out what hides text or turns its direction', () => {
    for (let code = 0x202a; code <= 0x202e; code += 1)
      expect(withoutInvisible(`${String.fromCodePoint(code)}Lê`)).toBe('Lê');
    for (let code = 0x2066; code <= 0x2069; code += 1)
      expect(withoutInvisible(`L${String.fromCodePoint(code)}ê`)).toBe('Lê');
    for (const sign of ['\u00ad', '\u061c', '\u200b', '\u200e', '\u200f', '\u2060', '\u3164', '\ufeff', '\u{e0041}'])
      expect(withoutInvisible(`Lê${sign} Minh${sign}`), sign).toBe('Lê Minh');
  });

  it('takes joiners out of Vietnamese and English text, where they change nothing that is seen', () => {
    expect(withoutInvisible('Mi\u200cnh A\u200dn')).toBe('Minh An');
    expect(withoutInvisible('\u200d1\u200c2')).toBe('12');
    // Letters with combining marks of their own.
    expect(withoutInvisible('Le\u0302\u200d Minh')).toBe('Le\u0302 Minh');
  });

  test.each([
    'Lê Thị Ánh Tuyết',
    'Lê Thị Ánh'.normalize('NFD'),
    '👩‍🏫 👨‍👩‍👧‍👦 🏳️‍🌈 ❤️ 👍🏽 1️⃣',
    // Persian, Hindi
    'می‌خواهم',
    'क्‍ष',
    'x ≤ 2, 3⁄4, a−b',
  ])('leaves %s as it is', (text) => expect(withoutInvisible(text)).toBe(text));

  it('takes out Hebrew marks that stand on no Hebrew letter', () => {
    expect(withoutInvisible('_\u059d\u05b0😀')).toBe('_😀');
    expect(withoutInvisible('\u05bc')).toBe('');
    expect(withoutInvisible('a\ufb29\u0591')).toBe('a+');
    expect(withoutInvisible('\u05d0 \u05b0')).toBe('\u05d0 ');
    // A letter keeps its marks.
    expect(withoutInvisible('\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd')).toBe(
      '\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd',
    );
  });

  it('changes nothing a second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = withoutInvisible(text);
        expect(withoutInvisible(once)).toBe(once);
        expect(once).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      }),
    );
  });
});
