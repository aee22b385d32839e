/** Converts the form into the API's request. */
import type { Asked, Kind, RegradeView } from './queries.ts';

export interface Form {
  readonly kind: Kind;
  /** Index of the answer's place in the item; a cluster has several. */
  readonly place: number;
  readonly answers: readonly string[];
  /** Points as typed; empty if none are entered. */
  readonly points: number | '';
  readonly scope: Asked['scope'];
  readonly studentId: string | null;
  readonly raiseOnly: boolean;
}

/** Null until the change is complete and differs from the current rule. */
export function askedOf(form: Form, number: number, view: RegradeView): Asked | null {
  const change = changeOf(form, view);
  if (!change || (form.scope === 'STUDENT' && form.studentId === null)) return null;
  return {
    number,
    change,
    scope: form.scope,
    raiseOnly: form.raiseOnly,
    ...(form.scope === 'STUDENT' && form.studentId !== null && { studentId: form.studentId }),
  };
}

function changeOf({ kind, place, answers, points }: Form, view: RegradeView): Asked['change'] | null {
  if (kind === 'VOID' || kind === 'FULL') return { kind };
  if (kind === 'POINTS') {
    const hundredths = points === '' ? view.points : Math.round(points * 100);
    return hundredths === view.points ? null : { kind, points: hundredths };
  }
  const at = view.places[place];
  if (!at || answers.length === 0) return null;
  const held = rightAt(view, place);
  const same = kind === 'KEY' && answers.length === held.length && answers.every((answer) => held.includes(answer));
  return same ? null : { kind, place: at.path, answers: [...answers] };
}

/** Ids or texts that are currently right at a place, among the given answers and the options. */
export const rightAt = (view: RegradeView, place: number): string[] =>
  view.details.groups[place]?.answers.flatMap(({ id, right }) => (right && id !== '' ? [id] : [])) ?? [];

/** The position of a mark of 0 to 1000 on a line from `from`, in per cent. */
export const placeOf = (mark: number, from: number): number =>
  Math.max(0, Math.min(100, ((mark - from) / (1000 - from)) * 100));
