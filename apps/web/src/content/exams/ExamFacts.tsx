import { useFormat, useTranslation } from '@vumon/i18n/react';
import { DataList } from '@vumon/ui';
import { useExamTypes, useGrades, useLabels, usePublishers, useSeries, useNamed } from '../../api/reference-data.ts';
import { roundingKeys } from './rounding-keys.ts';

export interface ExamFactsProps {
  exam: {
    examType: number | null;
    gradeId: string | null;
    seriesId: string | null;
    subject: string;
    formatName: string | null;
    formatNameEn: string | null;
    totalQuestions: number;
    totalPoints: number;
    minutes: number;
    mode: 'TEST' | 'PRACTICE';
    rounding: '0.1' | '0.25' | 'none';
    shuffle: boolean;
    needsCode: boolean;
    pool?: 'EXAM' | 'PRACTICE' | null;
    publisher: string;
    labels: readonly string[];
    creator?: string | null;
    uses?: number;
  };
}

/** What a test is, as names and values. */
export function ExamFacts({ exam }: ExamFactsProps) {
  const { t } = useTranslation('exams');
  const { find } = useTranslation('common');
  const format = useFormat();
  const grades = useGrades();
  const named = useNamed();
  const types = useExamTypes();
  const series = useSeries(null, null);
  const publishers = usePublishers();
  const labels = useLabels();
  return (
    <DataList
      columns
      items={[
        { label: t('facts.type'), value: types.nameOf(exam.examType ?? '') },
        { label: t('facts.grade'), value: grades.nameOf(exam.gradeId) },
        { label: t('facts.subject'), value: find('subjects', exam.subject) ?? exam.subject },
        ...(exam.seriesId ? [{ label: t('facts.series'), value: series.nameOf(exam.seriesId) }] : []),
        ...(exam.formatName
          ? [{ label: t('facts.format'), value: named({ name: exam.formatName, nameEn: exam.formatNameEn }) }]
          : []),
        { label: t('facts.questions'), value: exam.totalQuestions },
        { label: t('facts.points'), value: format.mark(exam.totalPoints) },
        { label: t('facts.minutes'), value: t('facts.minutesValue', { count: exam.minutes }) },
        { label: t('facts.mode'), value: t(`info.modes.${exam.mode}`) },
        ...(exam.pool ? [{ label: t('info.pool'), value: t(`pools.${exam.pool}`) }] : []),
        { label: t('facts.rounding'), value: t(`info.roundings.${roundingKeys[exam.rounding]}`) },
        { label: t('facts.shuffle'), value: t(exam.shuffle ? 'facts.yes' : 'facts.no') },
        ...(exam.publisher !== 'NA' ? [{ label: t('facts.publisher'), value: publishers.nameOf(exam.publisher) }] : []),
        ...(exam.labels.length > 0
          ? [{ label: t('facts.labels'), value: exam.labels.map((label) => labels.nameOf(label)).join(', ') }]
          : []),
        ...(exam.creator ? [{ label: t('facts.creator'), value: exam.creator }] : []),
        ...(exam.uses ? [{ label: t('facts.uses'), value: t('times', { count: exam.uses }) }] : []),
        ...(exam.needsCode ? [{ label: t('facts.code'), value: t('facts.codeNeeded') }] : []),
      ]}
    />
  );
}
