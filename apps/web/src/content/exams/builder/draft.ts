/** A test as the builder edits it, and what is sent of it. */
import type { ExamDetail, FormatDetail, FormatSection } from '@vumon/contract';
import type { Input } from '@vumon/contract/client';
import { partsOf, type MatrixRow } from '@vumon/domain';
import { chosenOf, type Chosen } from './model.ts';

export interface ExamInfo {
  name: string;
  nameEn: string;
  examType: number | null;
  gradeId: string | null;
  seriesId: string | null;
  minutes: number | '';
  mode: 'TEST' | 'PRACTICE';
  rounding: '0.1' | '0.25' | 'none';
  shuffle: boolean;
  labels: string[];
  publisher: string;
  /** Only for system tests. */
  needsCode: boolean;
  /** Only for system tests; null: that of the type. */
  pool: 'EXAM' | 'PRACTICE' | null;
}

export interface ExamDraft {
  info: ExamInfo;
  formatId: string;
  formatName: string;
  formatNameEn: string | null;
  subject: 'ENGLISH' | 'MATH';
  sections: FormatSection[];
  /** Rows of the matrix; empty where the format has none. */
  rows: readonly MatrixRow[];
  chosen: Chosen;
}

export const emptyInfo: ExamInfo = {
  name: '',
  nameEn: '',
  examType: null,
  gradeId: null,
  seriesId: null,
  minutes: '',
  mode: 'TEST',
  rounding: '0.1',
  shuffle: true,
  labels: [],
  publisher: 'NA',
  needsCode: false,
  pool: null,
};

export function draftOf(exam: ExamDetail): ExamDraft {
  return {
    info: {
      name: exam.name,
      nameEn: exam.nameEn ?? '',
      examType: exam.examType,
      gradeId: exam.gradeId,
      seriesId: exam.seriesId,
      minutes: exam.minutes,
      mode: exam.mode,
      rounding: exam.rounding,
      shuffle: exam.shuffle,
      labels: [...exam.labels],
      publisher: exam.publisher,
      needsCode: exam.needsCode,
      pool: exam.pool,
    },
    formatId: exam.formatId ?? '',
    formatName: exam.formatName ?? '',
    formatNameEn: exam.formatNameEn,
    subject: exam.subject,
    sections: exam.sections,
    rows: exam.rows,
    chosen: chosenOf(exam),
  };
}

type Proposing = Pick<FormatDetail, 'name' | 'nameEn' | 'gradeId' | 'minutes'>;

/**
 * What a chosen format says of a test that is not stored yet: its grade, its minutes, and its name as a proposal, which
 * never replaces a name that somebody typed. `before` is the format that was chosen before, whose name may still stand.
 */
export function proposedBy(format: Proposing, info: ExamInfo, before: Proposing | null): ExamInfo {
  const kept = (typed: string, proposed: string | null | undefined) => typed.trim() !== '' && typed !== proposed;
  const named = kept(info.name, before?.name) || kept(info.nameEn, before?.nameEn);
  return {
    ...info,
    ...(!named && { name: format.name, nameEn: format.nameEn ?? '' }),
    gradeId: format.gradeId,
    minutes: format.minutes,
    seriesId: null,
  };
}

/** Names of the fields that keep the test from being saved. */
export function infoProblems(info: ExamInfo): (keyof ExamInfo)[] {
  const problems: (keyof ExamInfo)[] = [];
  if (info.name.trim() === '') problems.push('name');
  if (info.examType === null) problems.push('examType');
  if (!info.gradeId) problems.push('gradeId');
  if (info.minutes === '' || info.minutes < 1) problems.push('minutes');
  return problems;
}

export function infoBody(info: ExamInfo): Omit<Input<'POST /itf/unit-tests/create'>['body'], 'parts' | 'formatId'> {
  return {
    ...info,
    nameEn: info.nameEn || null,
    examType: info.examType ?? 0,
    gradeId: info.gradeId ?? '',
    minutes: Number(info.minutes),
    pool: info.pool ?? undefined,
  };
}

export function saveBody(
  id: string,
  updatedAt: string,
  draft: ExamDraft,
  finish: boolean,
): Input<'PUT /itf/unit-tests/update'>['body'] {
  return {
    id,
    updatedAt,
    finish,
    formatId: draft.formatId,
    ...infoBody(draft.info),
    parts: partsOf(draft.sections).map((part) => ({
      partId: part.id,
      questions: (draft.chosen[part.id] ?? []).map(({ id, version }) => ({ id, version })),
    })),
  };
}

/** The test on another format: its questions are left out, because they were chosen for the parts of the old one. */
export const onFormat = (draft: ExamDraft, format: FormatDetail): ExamDraft => ({
  ...draft,
  formatId: format.id,
  formatName: format.name,
  formatNameEn: format.nameEn,
  subject: format.subject,
  sections: format.sections,
  rows: format.rows,
  chosen: {},
  info: { ...draft.info, minutes: format.minutes },
});
