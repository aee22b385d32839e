import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replaceDocument } from './commands.tsx';
import { documentOf, linesOf, signsIn } from './document.ts';
import { selectionEnd, selectionStart, withoutSelection } from './lines.ts';
import { manyLines } from './nodes.tsx';
import { linesToMarkup, markupToLines } from './rich-lines.ts';

const schema = getSchema(manyLines);
const documentFrom = (markup: string) => schema.nodeFromJSON(documentOf(markupToLines(markup)));
const markupFrom = (markup: string): string => linesToMarkup(linesOf(documentFrom(markup)));

describe('markup is unchanged by the editor', () => {
  test.each([
    'One line.',
    'Two\nlines',
    '%b%bold %i%both%i%%b% and %u%lined%u%',
    'I [[g1]] to $x^2$ and [[g2]].',
    '[[g1]]',
    '%b%[[g1]]%b% x',
    '$$\\frac{a}{b}$$',
    'A ____ and a longer _______ blank',
    '%-%a\n%--%b\n%---%c\n%-%d',
    '%1%one\n%1%two\n%-%dot',
    'before\n%|h%A%|h%B\n%|%1%|%\nafter',
    '%|%a%|%b',
    'costs \\$5\\$ and 50%',
  ])('%s', (markup) => {
    expect(() => documentFrom(markup).check()).not.toThrow();
    expect(markupFrom(markup)).toBe(linesToMarkup(markupToLines(markup)));
  });

  const piece = fc.constantFrom(
    'a',
    ' ',
    '%b%',
    '%i%',
    '%u%',
    '$x$',
    '[[g1]]',
    '\n',
    '%-%',
    '%--%',
    '%1%',
    '%|%',
    '____',
  );
  test('for any markup', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const once = markupFrom(pieces.join(''));
        documentFrom(once).check();
        expect(markupFrom(once)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the selection', () => {
  test('any selection in a document can be marked in its lines and restored from them', () => {
    const document = documentFrom('a [[g1]]b\n%-%c\n%--%$x$\n%|%d%|%e\nf');
    const places: number[] = [];
    document.descendants((node, at) => {
      if (node.isTextblock) for (let offset = 0; offset <= node.content.size; offset++) places.push(at + 1 + offset);
    });
    for (const from of places)
      for (const to of places.filter((place) => place >= from)) {
        const lines = linesOf(document, { from, to });
        expect(signsIn(schema.nodeFromJSON(documentOf(lines)))).toEqual({ from, to });
        expect(documentOf(withoutSelection(lines))).toEqual(documentOf(linesOf(document)));
      }
  });
  test('markers are never left in the text', () => {
    const lines = linesOf(documentFrom('ab'), { from: 2, to: 2 });
    expect(linesToMarkup(lines)).toBe(`a${selectionStart}${selectionEnd}b`);
    expect(linesToMarkup(withoutSelection(lines))).toBe('ab');
  });
});

test('a value from outside replaces only what differs', () => {
  const texts = [
    '',
    'a',
    'a b',
    'a\nb',
    '%-%a\n%-%b',
    '%-%a\n%--%b',
    '%1%a',
    '%|%a%|%b',
    'x\n%|%a%|%b\ny',
    'a [[g1]] b',
  ];
  for (const from of texts)
    for (const to of texts) {
      const state = EditorState.create({ doc: documentFrom(from), schema });
      const { tr } = state;
      replaceDocument(tr, documentFrom(to));
      expect(linesToMarkup(linesOf(tr.doc)), `${from} to ${to}`).toBe(linesToMarkup(markupToLines(to)));
    }
  const state = EditorState.create({ doc: documentFrom('one two three'), schema });
  const { tr } = state;
  tr.setSelection(TextSelection.create(tr.doc, 14));
  replaceDocument(tr, documentFrom('one 2 three'));
  expect(tr.selection.from).toBe(12);
});
