/** A format in the editor: numbers may be empty, points are decimal numbers. */
import type { Input } from '@vumon/contract/client';
import type { FormatDetail } from '@vumon/contract';
import {
  blueprintProblems,
  hasMatrix,
  isSectionSkillOf,
  levels,
  matrixProblems,
  partsOf,
  randomName,
  sumOf,
  type FieldError,
  type Level,
  type MatrixRow,
  type PartCell,
  type SectionSkill,
  type Subject,
} from '@vumon/domain';
import { paperColumnOf } from '@vumon/question-types/traits';

export type Amount = number | '';

export interface PartDraft {
  id: string;
  name: string;
  /** Only formats of the system have one; absent in drafts that an older release kept. */
  nameEn?: string;
  instructions: string;
  questions: Amount;
  points: Amount;
  /** Counts by level: of questions, or of statements where `statements` is set. */
  levels: Record<Level, Amount>;
  types: string[];
  /** How many statements each of its questions has, where all are clusters: then `levels` and `cells` count those. */
  statements: number | null;
  /** All its questions come from it. */
  topic: string | null;
  /** Counts of the matrix; empty where the format has none. */
  cells: PartCell[];
}

export interface SectionDraft {
  id: string;
  skill: SectionSkill;
  parts: PartDraft[];
}

export interface FormatDraft {
  name: string;
  /** Only formats of the system have one. */
  nameEn?: string;
  gradeId: string | null;
  subject: Subject;
  minutes: Amount;
  totalQuestions: Amount;
  totalPoints: Amount;
  cognition: 'SPECIFIED' | 'RANDOM';
  sections: SectionDraft[];
  /** Rows of the matrix: empty where the format is not written as one. */
  rows: MatrixRow[];
}

export const newLocalId = () => randomName(8, (bytes) => crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>));
const noLevels = (): Record<Level, Amount> => ({ M1: '', M2: '', M3: '', M4: '' });

export const newPart = (name: string): PartDraft => ({
  id: newLocalId(),
  name,
  nameEn: '',
  instructions: '',
  questions: '',
  points: '',
  levels: noLevels(),
  types: [],
  statements: null,
  topic: null,
  cells: [],
});
export const newSection = (skill: SectionSkill, partName: string): SectionDraft => ({
  id: newLocalId(),
  skill,
  parts: [newPart(partName)],
});

/** How many statements each question of these types has; null where they are not all clusters of equally many. */
function statementsOfTypes(types: readonly string[]): number | null {
  const counts = new Set(types.map((type) => paperColumnOf(type).statements));
  const [count] = counts;
  return counts.size === 1 && count! > 1 ? count! : null;
}

/** The part with other types. Its counts by level become counts of statements, or of questions again. */
export function withTypes(part: PartDraft, types: string[]): PartDraft {
  const statements = statementsOfTypes(types);
  const scaled = (count: number) => Math.round((count * (statements ?? 1)) / (part.statements ?? 1));
  return {
    ...part,
    types,
    statements,
    levels: Object.fromEntries(
      levels.map((level): [Level, Amount] => [level, part.levels[level] === '' ? '' : scaled(part.levels[level])]),
    ) as PartDraft['levels'],
    cells: part.cells.map((cell) => ({ ...cell, questions: scaled(cell.questions) })),
  };
}

/** The list with one entry moved up or down. */
export function moved<T>(list: readonly T[], index: number, by: number): T[] {
  const next = [...list];
  const [item] = next.splice(index, 1);
  next.splice(index + by, 0, item!);
  return next;
}

/** The section with another skill. A part whose name is still its skill is renamed with it. */
export const withSkill = (
  section: SectionDraft,
  skill: SectionSkill,
  nameOf: (skill: SectionSkill) => string,
): SectionDraft => ({
  ...section,
  skill,
  parts: section.parts.map((part) =>
    part.name === nameOf(section.skill) ? { ...part, name: nameOf(skill), nameEn: '' } : part,
  ),
});

/** The format in another subject: sections whose skill the subject does not have become sections of any skill. */
export const withSubject = (
  draft: FormatDraft,
  subject: Subject,
  nameOf: (skill: SectionSkill) => string,
): FormatDraft => ({
  ...draft,
  subject,
  sections: draft.sections.map((section) => {
    if (isSectionSkillOf(subject, section.skill)) return section;
    const changed = withSkill(section, 'MX', nameOf);
    return { ...changed, parts: changed.parts.map((part) => ({ ...part, topic: null })) };
  }),
});

/** A first section of the subject: grammar in English, in maths parts that draw on every strand. */
export const firstSkill = (subject: Subject): SectionSkill => (subject === 'MATH' ? 'MX' : 'GR');

export function newDraft(subject: Subject, partName: string): FormatDraft {
  return {
    name: '',
    nameEn: '',
    gradeId: null,
    subject,
    minutes: 45,
    totalQuestions: 40,
    totalPoints: 10,
    cognition: 'SPECIFIED',
    sections: [newSection(firstSkill(subject), partName)],
    rows: [],
  };
}

export function draftOf(format: FormatDetail): FormatDraft {
  return {
    name: format.name,
    nameEn: format.nameEn ?? '',
    gradeId: format.gradeId,
    subject: format.subject,
    minutes: format.minutes,
    totalQuestions: format.totalQuestions,
    totalPoints: format.totalPoints / 100,
    cognition: format.cognition,
    sections: format.sections.map((section) => ({
      id: section.id,
      skill: section.skill,
      parts: section.parts.map((part) => {
        const stored: PartDraft = {
          id: part.id,
          name: part.name,
          nameEn: part.nameEn ?? '',
          instructions: part.instructions,
          questions: part.questions,
          points: part.points / 100,
          levels: { ...noLevels(), ...part.levels },
          types: [...(part.types ?? [])],
          statements: part.statements ?? null,
          topic: part.topic ?? null,
          cells: [...(part.cells ?? [])],
        };
        // Formats written before statements were counted have counts of clusters.
        return withTypes(stored, stored.types);
      }),
    })),
    rows: [...format.rows],
  };
}

const hundredths = (points: Amount) => Math.round(Number(points) * 100);

/** The body that is sent. Levels of zero are left out. */
export function bodyOf(draft: FormatDraft): Input<'POST /itf/unit-test-templates'>['body'] {
  return {
    name: draft.name,
    nameEn: draft.nameEn?.trim() || null,
    gradeId: draft.gradeId ?? '',
    subject: draft.subject,
    minutes: Number(draft.minutes),
    totalQuestions: Number(draft.totalQuestions),
    totalPoints: hundredths(draft.totalPoints),
    cognition: draft.cognition,
    sections: draft.sections.map((section) => ({
      id: section.id,
      skill: section.skill,
      parts: section.parts.map((part) => ({
        id: part.id,
        name: part.name,
        ...(part.nameEn?.trim() && { nameEn: part.nameEn }),
        instructions: part.instructions,
        questions: Number(part.questions),
        points: hundredths(part.points),
        ...(draft.cognition === 'SPECIFIED' && {
          levels: levelsOf(part),
          ...(part.statements !== null && { statements: part.statements }),
        }),
        ...(part.types.length > 0 && { types: part.types }),
        ...(part.topic && { topic: part.topic }),
        ...(hasMatrix(draft.rows) && { cells: part.cells.filter(({ questions }) => questions > 0) }),
      })),
    })),
    rows: draft.rows,
  };
}

const levelsOf = (part: PartDraft) =>
  Object.fromEntries(
    levels.filter((level) => Number(part.levels[level]) > 0).map((level) => [level, Number(part.levels[level])]),
  ) as Partial<Record<Level, number>>;

export interface DraftTotals {
  questions: number;
  points: number;
  levels: Record<Level, number>;
}

/** What the parts add up to; points in hundredths. */
export function totalsOf(draft: FormatDraft): DraftTotals {
  const parts = draft.sections.flatMap((section) => section.parts);
  return {
    questions: sumOf(parts.map((part) => Number(part.questions))),
    points: sumOf(parts.map((part) => hundredths(part.points))),
    levels: Object.fromEntries(
      levels.map((level) => [level, sumOf(parts.map((part) => Number(part.levels[level])))]),
    ) as Record<Level, number>,
  };
}

/** Problems that prevent saving: empty fields first, then totals that disagree. */
export function draftProblems(draft: FormatDraft): FieldError[] {
  const problems: FieldError[] = [];
  const required = (path: string, value: string | Amount | null) => {
    if (value === null || value === '' || (typeof value === 'string' && value.trim() === ''))
      problems.push({ path, code: 'required' });
    else if (typeof value === 'number' && value <= 0) problems.push({ path, code: 'notPositive' });
  };
  required('name', draft.name);
  required('gradeId', draft.gradeId);
  required('minutes', draft.minutes);
  required('totalQuestions', draft.totalQuestions);
  required('totalPoints', draft.totalPoints);
  draft.sections.forEach((section, s) =>
    section.parts.forEach((part, p) => {
      const path = `sections.${s}.parts.${p}`;
      required(`${path}.name`, part.name);
      required(`${path}.questions`, part.questions);
      required(`${path}.points`, part.points);
    }),
  );
  if (partsOf(bodyOf(draft).sections as never).length === 0) problems.push({ path: 'sections', code: 'required' });
  return [
    ...problems,
    ...[
      ...blueprintProblems(bodyOf(draft) as never),
      ...matrixProblems(bodyOf(draft).sections as never, draft.rows),
    ].filter((problem) => !problems.some((other) => other.path === problem.path)),
  ];
}
