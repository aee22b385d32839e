import { describe, expect, test } from 'vitest';
import type { ImportPiece } from '../import-queries.ts';
import { withSigns } from './signs.ts';

const label = (from: number, to: number) => ({ kind: 'label' as const, from, to });
const option = (from: number, to: number) => ({ kind: 'option' as const, from, to });
/** Labels in "«…»", letters of options in "‹…›". */
function shown(markup: string, ...signs: ImportPiece['signs']): string {
  const signed = withSigns({ markup, signs });
  return signed.markup.replace(/\[\[(s\d+)\]\]/g, (_, id: string) => {
    const { kind, text } = signed.signs.get(id)!;
    return kind === 'label' ? `«${text}»` : `‹${text}›`;
  });
}

describe('labels and letters of options become gaps of the markup', () => {
  test('counted without blanks, formulas and pictures', () => {
    expect(shown('Câu 1. Từ điểm A. Hỏi $x_A$?', label(0, 5))).toBe('«Câu 1.» Từ điểm A. Hỏi $x_A$?');
    expect(shown('$A.$ A. một\u2003 B. hai', option(0, 2), option(5, 7))).toBe('$A.$ ‹A.› một\u2003 ‹B.› hai');
    expect(shown('\uE00012\uE001Câu  2 : Hai?', label(0, 5))).toBe('\uE00012\uE001«Câu  2 :» Hai?');
  });
  test('within marks, which they keep', () => {
    expect(shown('%b%Câu 1.%b% Một?', label(0, 5))).toBe('%b%«Câu 1.»%b% Một?');
    expect(shown('%u%A%u%. một %b%B. hai%b%', option(0, 2), option(5, 7))).toBe('%u%‹A›%u%‹.› một %b%‹B.› hai%b%');
  });
  test('beside each other, and beside text that looks like a gap', () => {
    const { markup } = withSigns({ markup: 'Câu 1.A. \\[[s0]]', signs: [label(0, 5), option(5, 7)] });
    expect(markup).toBe('[[s0]][[s1]] \\[[s0]]');
  });
  test('a line without any stays as it is', () => {
    expect(shown('A. [[g1]] %b%5\\$%b%')).toBe('A. [[g1]] %b%5\\$%b%');
  });
});
