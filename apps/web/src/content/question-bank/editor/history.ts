/** Undo history of the question editor, over all fields. Text typed without a pause is one step. */

export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** Path and time of the last change: another change of the same path soon after belongs to the same step. */
  readonly last: { readonly path: string | null; readonly at: number } | null;
}

/** A pause that ends a step. */
export const pauseMs = 1_000;
const maxSteps = 200;

export const historyOf = <State>(present: State): History<State> => ({ past: [], present, future: [], last: null });

/** The one text that differs between two states, as a path; null if anything else differs. */
export function changedText(before: unknown, after: unknown): string | null {
  if (typeof before === 'string' && typeof after === 'string') return '';
  if (
    typeof before !== 'object' ||
    typeof after !== 'object' ||
    before === null ||
    after === null ||
    Array.isArray(before) !== Array.isArray(after)
  )
    return null;
  const left = before as Record<string, unknown>;
  const right = after as Record<string, unknown>;
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  const changed = [...names].filter((name) => left[name] !== right[name] && !sameValue(left[name], right[name]));
  const [name] = changed;
  if (name === undefined || changed.length > 1) return null;
  // A text that appears with its first letter or disappears with its last one counts as typing.
  const deeper = changedText(
    left[name] ?? (typeof right[name] === 'string' ? '' : undefined),
    right[name] ?? (typeof left[name] === 'string' ? '' : undefined),
  );
  return deeper === null ? null : `${name}.${deeper}`;
}

const sameValue = (a: unknown, b: unknown): boolean =>
  typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b);

/** Adds a state to the history, unless it equals the present one. */
export function record<State>(history: History<State>, next: State, now: number): History<State> {
  if (sameValue(history.present, next)) return history;
  const path = changedText(history.present, next);
  const goesOn =
    history.last !== null &&
    history.past.length > 0 &&
    path !== null &&
    path === history.last.path &&
    now - history.last.at < pauseMs;
  return {
    past: goesOn ? history.past : [...history.past, history.present].slice(-maxSteps),
    present: next,
    future: [],
    last: { path, at: now },
  };
}

export function undo<State>({ past, present, future }: History<State>): History<State> {
  const before = past.at(-1);
  return before === undefined
    ? { past, present, future, last: null }
    : { past: past.slice(0, -1), present: before, future: [present, ...future], last: null };
}

export function redo<State>({ past, present, future }: History<State>): History<State> {
  const [after, ...rest] = future;
  return after === undefined
    ? { past, present, future, last: null }
    : { past: [...past, present], present: after, future: rest, last: null };
}
