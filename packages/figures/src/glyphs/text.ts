/** Text as paths. In a formula, letters are italic and everything else upright, as KaTeX sets it. */
import { coordinate } from '../numbers.ts';
import outlines from './outlines.json' with { type: 'json' };

export type Face = 'formula' | 'words';
type Outlines = Readonly<Record<string, readonly [advance: number, path: string]>>;
const { italic, upright, words } = outlines as unknown as Record<'italic' | 'upright' | 'words', Outlines>;

const glyphOf = (character: string, face: Face): readonly [advance: number, path: string] =>
  (face === 'formula' ? (italic[character] ?? upright[character]) : undefined) ??
  words[character] ??
  upright[character] ??
  words['?']!;

/** An italic capital ends in a serif that leans over its advance: C′ would read C″. In units of the outlines. */
const beforePrime = 70;
const leans = (character: string): boolean => /^[A-Z]$/.test(character);

/** The text's width, and its path with the left end of its baseline at a point; `size` of the em in points. */
export function outlineText(
  text: string,
  face: Face,
  size: number,
): { width: number; placed(x: number, y: number): string } {
  const scale = size / 1000;
  const characters = [...text.normalize('NFC')];
  const glyphs = characters.map((character, at): readonly [number, string] => {
    const [advance, path] = glyphOf(character, face);
    return [
      face === 'formula' && characters[at + 1] === '′' && leans(character) ? advance + beforePrime : advance,
      path,
    ];
  });
  return {
    width: glyphs.reduce((sum, [advance]) => sum + advance * scale, 0),
    placed(x, y) {
      let left = x;
      let d = '';
      for (const [advance, path] of glyphs) {
        for (const [command, numbers] of commandsOf(path)) {
          d += command;
          for (let at = 0; at < numbers.length; at += 1) {
            const value = numbers[at]! * scale;
            d += (at === 0 ? '' : ' ') + coordinate(at % 2 ? y - value : left + value);
          }
        }
        left += advance * scale;
      }
      return d;
    },
  };
}

type Command = readonly [letter: string, numbers: readonly number[]];
/** The outlines that were drawn already: there are some hundred. */
const read = new Map<string, readonly Command[]>();

function commandsOf(path: string): readonly Command[] {
  const known = read.get(path);
  if (known) return known;
  const commands = Array.from(path.matchAll(/([MLQCZ])([^MLQCZ]*)/g), ([, letter = '', rest = '']): Command => [
    letter,
    (rest.match(/-?\d+/g) ?? []).map(Number),
  ]);
  read.set(path, commands);
  return commands;
}
