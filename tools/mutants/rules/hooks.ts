/**
 * Loads the Word reader with a switch at each of its rules, and its tests with the small vitest beside this file. A
 * regular expression that is switched off matches nothing; a condition that is switched holds always or never.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vitest/node';

export interface Rule {
  readonly id: number;
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** What the switch makes of it. */
  readonly becomes: 'nothing' | 'true' | 'false';
}

export const rules: Rule[] = [];
/** The rule that is switched, and all whose switch was asked while a test ran. */
export const state = { active: -1, asked: new Set<number>() };

const isSwitched = (id: number): boolean => {
  state.asked.add(id);
  return state.active === id;
};

class SwitchedRegExp extends RegExp {
  readonly #id: number;
  constructor(pattern: RegExp | string, flags?: string, id?: number) {
    super(pattern, flags);
    // `matchAll` and `split` make copies of an expression: they have its switch too.
    this.#id = id ?? (pattern instanceof SwitchedRegExp ? pattern.#id : -1);
  }
  override exec(text: string): RegExpExecArray | null {
    if (!isSwitched(this.#id)) return super.exec(text);
    this.lastIndex = 0;
    return null;
  }
}

Object.assign(globalThis, {
  vumonRule: (id: number, found: RegExp) => new SwitchedRegExp(found.source, found.flags, id),
  vumonHolds: (id: number, value: unknown) => (isSwitched(id) ? true : isSwitched(id + 1) ? false : value),
});

const folder = /packages\/question-import\/src\/papers\/(?:grammar|finding|lines)\/[\w-]+\.ts$/;

/** A node of a syntax tree. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** The nodes of a syntax tree, outer ones first. */
function* nodesIn(value: unknown): Generator<Node> {
  if (value === null || typeof value !== 'object') return;
  if ('type' in value && 'start' in value) yield value as Node;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

function switched(path: string, kinds: ReadonlySet<string>): string {
  const source = readFileSync(path, 'utf8');
  const file = path.slice(path.indexOf('packages/'));
  const inserts: { at: number; text: string; closes: boolean }[] = [];
  const add = (start: number, end: number, becomes: readonly Rule['becomes'][], call: string): void => {
    const id = rules.length;
    const line = source.slice(0, start).split('\n').length;
    const text = source.slice(start, end).replace(/\s+/g, ' ');
    for (const one of becomes) rules.push({ id: rules.length, file, line, text, becomes: one });
    inserts.push({ at: start, text: `${call}(${id}, `, closes: false }, { at: end, text: ')', closes: true });
  };
  const condition = ({ start, end, type }: Node): void => {
    if (kinds.has('conditions') && type !== 'LogicalExpression') add(start, end, ['true', 'false'], 'vumonHolds');
  };
  for (const node of nodesIn(parseAst(source, { lang: 'ts' }))) {
    const { type, start, end } = node;
    const isExpression =
      (type === 'Literal' && 'regex' in node) ||
      (type === 'NewExpression' && (node['callee'] as Node)['name'] === 'RegExp');
    if (isExpression && kinds.has('expressions')) add(start, end, ['nothing'], 'vumonRule');
    if (type === 'IfStatement' || type === 'ConditionalExpression') condition(node['test'] as Node);
    if (type === 'LogicalExpression' && node['operator'] !== '??') {
      condition(node['left'] as Node);
      condition(node['right'] as Node);
    }
  }
  // At one place what ends stands before what begins, and the inner before the outer, as they were found.
  const ordered = inserts.toSorted((a, b) => a.at - b.at || Number(b.closes) - Number(a.closes));
  let [out, from] = ['', 0];
  for (const { at, text } of ordered) {
    out += source.slice(from, at) + text;
    from = at;
  }
  return out + source.slice(from);
}

export function switchRules(kinds: ReadonlySet<string>): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'vitest'
        ? { url: new URL('./small-vitest.ts', import.meta.url).href, shortCircuit: true }
        : next(specifier, context),
    load: (url, context, next) =>
      folder.test(url) && !url.endsWith('.test.ts')
        ? { format: 'module-typescript', source: switched(fileURLToPath(url), kinds), shortCircuit: true }
        : next(url, context),
  });
}
