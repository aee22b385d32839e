/** Automatic numbers as Word prints them: abstract lists, overrides, restarts and formats. */
import { attribute, child, valueOf, type XmlElement } from '../package/xml.ts';
import type { Numbering } from './blocks.ts';
import type { RunLook, Styles } from './styles.ts';

interface Level {
  readonly start: number;
  readonly format: string;
  readonly text: string;
  /** The level that restarts this one; null: never. */
  readonly restart: number | null;
  readonly run: XmlElement | undefined;
}

interface List {
  readonly abstract: string;
  readonly levels: readonly (Level | null)[];
  /** Levels that begin anew where the list is first used. */
  readonly starts: Map<number, number>;
}

export interface NumberingReader {
  /** The number of the next paragraph of this list; null for none. */
  readonly next: (list: string, level: number, look: RunLook) => Numbering | null;
}

const levelCount = 9;

export function readNumbering(root: XmlElement | null, styles: Styles): NumberingReader {
  const abstracts = new Map<string, XmlElement>();
  const byStyle = new Map<string, XmlElement>();
  const lists = new Map<string, XmlElement>();
  for (const one of root?.children ?? []) {
    if (one.name === 'w:abstractNum') {
      abstracts.set(attribute(one, 'abstractNumId') ?? '', one);
      const style = valueOf(one, 'w:styleLink');
      if (style !== undefined) byStyle.set(style, one);
    }
    if (one.name === 'w:num') lists.set(attribute(one, 'numId') ?? '', one);
  }
  const levelsOf = new Map<string, List | null>();
  const describe = (list: string): List | null => {
    if (levelsOf.has(list)) return levelsOf.get(list)!;
    const num = lists.get(list);
    const id = valueOf(num, 'w:abstractNumId') ?? '';
    let abstract = abstracts.get(id);
    const linked = valueOf(abstract, 'w:numStyleLink');
    if (linked !== undefined) abstract = byStyle.get(linked) ?? abstract;
    if (!num || !abstract) {
      levelsOf.set(list, null);
      return null;
    }
    const levels: (Level | null)[] = new Array<Level | null>(levelCount).fill(null);
    const take = (element: XmlElement): void => {
      const at = Number(attribute(element, 'ilvl') ?? 0);
      if (!Number.isInteger(at) || at < 0 || at >= levelCount) return;
      const restart = valueOf(element, 'w:lvlRestart');
      levels[at] = {
        start: Number(valueOf(element, 'w:start') ?? 1) || 0,
        format: valueOf(element, 'w:numFmt') ?? 'decimal',
        text: valueOf(element, 'w:lvlText') ?? '',
        restart: restart === '0' ? null : restart === undefined ? at : Number(restart),
        run: child(element, 'w:rPr'),
      };
    };
    for (const level of abstract.children) if (level.name === 'w:lvl') take(level);
    const starts = new Map<number, number>();
    for (const override of num.children) {
      if (override.name !== 'w:lvlOverride') continue;
      const at = Number(attribute(override, 'ilvl') ?? 0);
      const whole = child(override, 'w:lvl');
      if (whole) take(whole);
      const start = valueOf(override, 'w:startOverride');
      if (start === undefined || !levels[at]) continue;
      levels[at] = { ...levels[at], start: Number(start) || 0 };
      starts.set(at, levels[at].start);
    }
    const described = { abstract: id, levels, starts };
    levelsOf.set(list, described);
    return described;
  };
  const counters = new Map<string, (number | null)[]>();
  return {
    next: (list, at, look) => {
      if (list === '0') return null;
      const described = describe(list);
      const level = described?.levels[at];
      if (!described || !level || level.format === 'none') return null;
      const values = counters.get(described.abstract) ?? new Array<number | null>(levelCount).fill(null);
      counters.set(described.abstract, values);
      // Lists of one definition share a counter: one with its own start resets it once, and the others continue from
      // there.
      if (described.starts.delete(at)) values[at] = null;
      const value = values[at] === null || values[at] === undefined ? level.start : values[at] + 1;
      values[at] = value;
      for (let below = at + 1; below < levelCount; below++) {
        const restart = described.levels[below]?.restart;
        if (restart !== null && restart !== undefined && at < restart) values[below] = null;
      }
      const text =
        level.format === 'bullet'
          ? '•'
          : level.text.replace(/%([1-9])/g, (_, digit: string) => {
              const of = Number(digit) - 1;
              const from = described.levels[of];
              return from ? formatNumber(values[of] ?? from.start, from.format) : '';
            });
      return {
        text,
        level: at,
        list: described.abstract,
        format: level.format,
        value,
        marks: styles.over(look, level.run).marks,
      };
    },
  };
}

export function formatNumber(value: number, format: string): string {
  switch (format) {
    case 'lowerLetter':
    case 'upperLetter': {
      if (value < 1) return '';
      const letter = String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.min(10, Math.ceil(value / 26)));
      return format === 'upperLetter' ? letter.toUpperCase() : letter;
    }
    case 'lowerRoman':
      return roman(value).toLowerCase();
    case 'upperRoman':
      return roman(value);
    case 'decimalZero':
      return value < 10 ? `0${value}` : String(value);
    default:
      return String(value);
  }
}

function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  const steps: readonly (readonly [number, string])[] = [
    [1000, 'M'],
    [900, 'CM'],
    [500, 'D'],
    [400, 'CD'],
    [100, 'C'],
    [90, 'XC'],
    [50, 'L'],
    [40, 'XL'],
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ];
  let left = value;
  let written = '';
  for (const [size, letters] of steps) for (; left >= size; left -= size) written += letters;
  return written;
}
