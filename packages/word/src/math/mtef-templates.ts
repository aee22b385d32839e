/**
 * Templates of MTEF: a selector, a variation and slots, turned into a node of the tree. Version 3 has its own numbers
 * for them.
 */
import type { Slot } from './mtef.ts';
import { fence } from './mtef-signs.ts';
import { empty, type MathNode } from './tree.ts';

export function templateOf(version: number, selector: number, variation: number, slots: readonly Slot[]): MathNode {
  return version === 5 ? modern(selector, variation, slots) : old(selector, variation, slots);
}

const unknown = (selector: number): MathNode => ({ kind: 'unknown', what: `template ${selector}` });
const linesOf = (slots: readonly Slot[]): Slot[] => slots.filter(({ sign }) => sign === null);
const signsOf = (slots: readonly Slot[]): string[] => slots.flatMap(({ sign }) => (sign === null ? [] : [fence(sign)]));
const nodeOf = (slot: Slot | undefined): MathNode => slot?.node ?? empty;
const optional = (slot: Slot | undefined): MathNode | null => (slot === undefined || slot.isNull ? null : slot.node);

const fences: readonly (readonly [string, string])[] = [
  ['⟨', '⟩'],
  ['(', ')'],
  ['{', '}'],
  ['[', ']'],
  ['|', '|'],
  ['‖', '‖'],
  ['⌊', '⌋'],
  ['⌈', '⌉'],
  ['⟦', '⟧'],
];
const intervals: readonly string[] = ['(', ')', '[', ']'];
const integrals: readonly string[] = ['∫', '∫', '∬', '∭'];
const operators: Readonly<Record<number, string>> = { 16: '∑', 17: '∏', 18: '∐', 19: '⋃', 20: '⋂' };

function bracket(open: string, close: string, inside: MathNode): MathNode {
  return { kind: 'fence', open, close, separator: '', parts: [inside] };
}

function modern(selector: number, variation: number, slots: readonly Slot[]): MathNode {
  const [first, second, third] = linesOf(slots);
  const inside = nodeOf(first);
  if (selector <= 8) {
    const [open, close] = fences[selector]!;
    return bracket(variation & 1 ? open : '', variation & 2 ? close : '', inside);
  }
  switch (selector) {
    case 9:
      return bracket(intervals[variation & 3]!, intervals[(variation >> 4) & 3]!, inside);
    case 10:
      return { kind: 'root', base: inside, degree: variation & 1 ? optional(second) : null };
    case 11:
      return {
        kind: 'fraction',
        top: inside,
        bottom: nodeOf(second),
        form: variation & 2 ? 'slash' : variation & 1 ? 'small' : 'bar',
      };
    case 12:
      return decorate(variation & 1 ? ['\\underline', '\\underline'] : ['\\underline'], inside);
    case 13:
      return decorate(variation & 1 ? ['\\overline', '\\overline'] : ['\\overline'], inside);
    case 14:
      return arrow(variation, first, second);
    case 15: {
      const loop = (variation & 0x0c) !== 0;
      const count = variation & 3;
      const sign = loop ? (['∮', '∮', '∯', '∰'][count] ?? '∮') : integrals[count]!;
      return operator(sign, slots, (variation & 0x40) === 0);
    }
    case 16:
    case 17:
    case 18:
    case 19:
    case 20:
      return operator(operators[selector]!, slots, (variation & 0x40) === 0);
    case 21:
    case 22:
      return operator(null, slots, (variation & 0x40) === 0);
    case 23:
      return { kind: 'limits', base: inside, under: optional(second), over: optional(third) };
    case 24:
    case 25: {
      const name = selector === 24 ? 'brace' : 'bracket';
      const onTop = (variation & 1) !== 0;
      const base: MathNode = { kind: 'decorated', command: onTop ? `\\over${name}` : `\\under${name}`, base: inside };
      const note = optional(second);
      return { kind: 'scripts', base, sub: onTop ? null : note, sup: onTop ? note : null };
    }
    case 26:
      return { kind: 'table-division', inside, over: variation & 1 ? optional(second) : null };
    case 27:
    case 28:
    case 29: {
      const sub = optional(first);
      const sup = optional(second);
      return variation & 1
        ? { kind: 'scripts', base: empty, sub: null, sup: null, before: { sub, sup } }
        : { kind: 'scripts', base: empty, sub, sup };
    }
    case 30: {
      const parts = [
        variation & 1 ? nodeOf(first) : null,
        variation & 2 ? nodeOf(variation & 1 ? second : (second ?? first)) : null,
      ];
      return {
        kind: 'fence',
        open: variation & 1 ? '⟨' : '|',
        close: variation & 2 ? '⟩' : '|',
        separator: '|',
        parts: parts.filter((part) => part !== null),
      };
    }
    case 31: {
      const [left, right] = [(variation & 1) !== 0, (variation & 2) !== 0];
      const side = left && right ? 'leftright' : left ? 'left' : 'right';
      const under = (variation & 4) !== 0;
      if (variation & 8)
        return {
          kind: 'decorated',
          command: under
            ? `\\underset{\\${side === 'left' ? 'left' : 'right'}harpoonup}`
            : `\\over${side === 'left' ? 'left' : 'right'}harpoon`,
          base: inside,
        };
      return { kind: 'decorated', command: `\\${under ? 'under' : 'over'}${side}arrow`, base: inside };
    }
    case 32:
      return { kind: 'decorated', command: '\\widetilde', base: inside };
    case 33:
      return { kind: 'decorated', command: '\\widehat', base: inside };
    case 34:
      return { kind: 'decorated', command: '\\overset{\\frown}', base: inside };
    case 35:
      return { kind: 'decorated', command: '\\overbracket', base: inside };
    case 36: {
      // KaTeX draws a level stroke only in text mode, so a slanted one is used.
      const command = (variation & 6) === 6 ? '\\xcancel' : variation & 4 ? '\\bcancel' : '\\cancel';
      return { kind: 'decorated', command, base: inside };
    }
    case 37:
      return {
        kind: 'edges',
        base: inside,
        left: (variation & 2) !== 0,
        right: (variation & 4) !== 0,
        top: (variation & 8) !== 0,
        bottom: (variation & 16) !== 0,
      };
    default:
      return unknown(selector);
  }
}

const decorate = (commands: readonly string[], inside: MathNode): MathNode =>
  commands.reduce<MathNode>((base, command) => ({ kind: 'decorated', command, base }), inside);

/** Order of the slots: body, lower limit, upper limit; then the operator sign. */
function operator(sign: string | null, slots: readonly Slot[], beside: boolean): MathNode {
  const [body, under, over, line] = linesOf(slots);
  // Where a colour is set, the sign is on a line of its own.
  const drawn = line?.node.kind === 'chars' ? line.node.text : signsOf(slots)[0];
  return {
    kind: 'operator',
    sign: sign ?? drawn ?? '∫',
    under: optional(under),
    over: optional(over),
    beside,
    body: nodeOf(body),
  };
}

function arrow(variation: number, top: Slot | undefined, bottom: Slot | undefined): MathNode {
  const kind = variation & 3;
  const left = (variation & 0x10) !== 0;
  const right = (variation & 0x20) !== 0;
  const command =
    kind === 0
      ? left && right
        ? '\\xleftrightarrow'
        : left
          ? '\\xleftarrow'
          : '\\xrightarrow'
      : kind === 1
        ? '\\xrightleftarrows'
        : '\\xrightleftharpoons';
  return { kind: 'arrow', command, over: optional(top), under: optional(bottom) };
}

const oldIntegrals: Readonly<Record<number, string>> = { 21: '∫', 22: '∬', 23: '∭', 24: '∮', 25: '∯', 26: '∰' };
const oldOperators: Readonly<Record<number, string>> = {
  29: '∑',
  30: '∑',
  31: '∏',
  32: '∏',
  33: '∐',
  34: '∐',
  35: '⋃',
  36: '⋃',
  37: '⋂',
  38: '⋂',
};

function old(selector: number, variation: number, slots: readonly Slot[]): MathNode {
  const [first, second, third] = linesOf(slots);
  const inside = nodeOf(first);
  if (selector <= 7) {
    const [open, close] = fences[selector]!;
    return bracket(variation === 2 ? '' : open, variation === 1 ? '' : close, inside);
  }
  if (selector <= 12) {
    const [open, close] = [
      ['[', '['],
      [']', ']'],
      [']', '['],
      ['[', ')'],
      ['(', ']'],
    ][selector - 8]!;
    return bracket(open!, close!, inside);
  }
  const integral = oldIntegrals[selector];
  if (integral !== undefined) return operator(integral, slots, true);
  const sum = oldOperators[selector];
  if (sum !== undefined) return operator(sum, slots, selector % 2 === 0);
  switch (selector) {
    case 13:
      return { kind: 'root', base: inside, degree: variation === 1 ? optional(second) : null };
    case 14:
      return { kind: 'fraction', top: inside, bottom: nodeOf(second), form: variation === 1 ? 'small' : 'bar' };
    case 15:
      return { kind: 'scripts', base: empty, sub: optional(first), sup: optional(second) };
    case 16:
      return decorate(variation === 1 ? ['\\underline', '\\underline'] : ['\\underline'], inside);
    case 17:
      return decorate(variation === 1 ? ['\\overline', '\\overline'] : ['\\overline'], inside);
    case 18:
    case 19:
    case 20: {
      const command = ['\\xleftarrow', '\\xrightarrow', '\\xleftrightarrow'][selector - 18]!;
      return { kind: 'arrow', command, over: optional(first), under: optional(second) };
    }
    case 27:
    case 28: {
      const onTop = selector === 27;
      const base: MathNode = { kind: 'decorated', command: onTop ? '\\overbrace' : '\\underbrace', base: inside };
      const note = optional(second);
      return { kind: 'scripts', base, sub: onTop ? null : note, sup: onTop ? note : null };
    }
    case 39:
      return { kind: 'limits', base: inside, under: optional(second), over: optional(third) };
    case 40:
      return { kind: 'table-division', inside, over: optional(second) };
    case 41:
      return { kind: 'fraction', top: inside, bottom: nodeOf(second), form: 'slash' };
    case 42:
    case 43:
      return operator(null, slots, true);
    case 44:
      return {
        kind: 'scripts',
        base: empty,
        sub: null,
        sup: null,
        before: { sub: optional(first), sup: optional(second) },
      };
    case 45:
      return { kind: 'fence', open: '⟨', close: '⟩', separator: '|', parts: [inside, nodeOf(second)] };
    case 46:
      return {
        kind: 'decorated',
        command: ['\\underleftarrow', '\\underrightarrow', '\\underleftrightarrow'][variation] ?? '\\underrightarrow',
        base: inside,
      };
    case 47:
      return {
        kind: 'decorated',
        command: ['\\overleftarrow', '\\overrightarrow', '\\overleftrightarrow'][variation] ?? '\\overrightarrow',
        base: inside,
      };
    case 48:
      return { kind: 'decorated', command: '\\overset{\\frown}', base: inside };
    default:
      return unknown(selector);
  }
}
