/** What a change changed, in words, one thing a line. */
import type { ContentChangeView, ContentDifference } from '@vumon/contract';
import { levels, type Level, type SectionSkill } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { plainTextOf } from '@vumon/question-types';
import { Line } from '@vumon/question-types/line';
import type { ReactNode } from 'react';
import {
  useExamTypes,
  useGrades,
  useLabels,
  usePublishers,
  useSeries,
  useTopics,
  useTypeName,
} from '../../api/reference-data.ts';
import classes from './content-changes.module.css';

const mostLines = 6;
const mostLetters = 90;
const shortened = (text: string) => (text.length > mostLetters ? `${text.slice(0, mostLetters).trimEnd()}…` : text);

/** The values of fields in words. */
function useValueWords(): (name: string, value: unknown) => string {
  const { t: h } = useTranslation('history');
  const { t, find } = useTranslation('content-changes');
  const { find: findCommon } = useTranslation('common');
  const { number, mark } = useFormat();
  const grades = useGrades();
  const series = useSeries(null, null);
  const examTypes = useExamTypes();
  const labels = useLabels();
  const publishers = usePublishers();
  const topics = useTopics(null, null);
  const typeName = useTypeName();
  const named: Readonly<Record<string, (value: string) => string | undefined>> = {
    gradeId: grades.nameOf,
    seriesId: series.nameOf,
    examType: examTypes.nameOf,
    labels: labels.nameOf,
    publisher: publishers.nameOf,
    topic: topics.nameOf,
    types: (value) => typeName(value),
    subject: (value) => findCommon('subjects', value),
    skill: (value) => findCommon('skills', value),
    pool: (value) => find('pools', value),
    status: (value) => find('statuses', value),
    mode: (value) => find('modes', value),
    cognition: (value) => find('cognitions', value),
    rounding: (value) => (value === 'none' ? t('noRounding') : value.replace('.', t('decimal'))),
  };
  const wordsOf = (name: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return h('empty');
    if (Array.isArray(value))
      return value.length === 0 ? h('empty') : value.map((one) => wordsOf(name, one)).join(', ');
    if (typeof value === 'boolean') return h(value ? 'yes' : 'no');
    if (name === 'points' || name === 'totalPoints') return mark(Number(value));
    const own = named[name]?.(String(value));
    if (own) return own;
    return typeof value === 'number' ? number(value) : shortened(String(value));
  };
  return wordsOf;
}

function useDifferenceWords(): (one: ContentDifference) => ReactNode {
  const { t, find } = useTranslation('content-changes');
  const { t: c } = useTranslation('common');
  const { t: h } = useTranslation('history');
  const wordsOf = useValueWords();
  const topics = useTopics(null, null);
  const partName = (name: string) => shortened(name || t('gone'));
  const skillName = (skill: SectionSkill) => (skill === 'MX' ? t('anySkill') : c(`skills.${skill}`));
  const rowName = ({ skill, topic, unit }: Extract<ContentDifference, { of: 'row' }>['row']) =>
    shortened(unit || topics.nameOf(topic) || (skill ? c(`skills.${skill}`) : t('anySkill')));
  const isLevel = (name: string): name is Level => levels.some((level) => level === name);
  const valuesOf = ({ name, before, after }: { name: string; before: unknown; after: unknown }) => ({
    before: wordsOf(name, before),
    after: wordsOf(name, after),
  });
  return (one) => {
    switch (one.of) {
      case 'field':
        return h('field', { name: find('fields', one.name) ?? one.name, ...valuesOf(one) });
      case 'section':
        return t(`section.${one.change}`, { skill: skillName(one.skill) });
      case 'part':
        return t(`part.${one.change}`, { part: partName(one.part) });
      case 'part-field': {
        const name = isLevel(one.name) ? t('atLevel', { level: c(`levels.${one.name}`) }) : t(`partFields.${one.name}`);
        return t('partField', { part: partName(one.part), name, ...valuesOf(one) });
      }
      case 'row':
        return t(`row.${one.change}`, { row: rowName(one.row) });
      case 'row-field': {
        const name = isLevel(one.name)
          ? t('requirements', { level: c(`levels.${one.name}`) })
          : t(`rowFields.${one.name}`);
        return t('rowField', { row: rowName(one.row), name, ...valuesOf(one) });
      }
      case 'cell':
        return t('cell', {
          row: rowName(one.row),
          part: partName(one.part),
          level: c(`levels.${one.level}`),
          before: String(one.before),
          after: String(one.after),
        });
      case 'question': {
        const part = partName(one.part);
        return (
          <>
            {one.from === null
              ? t(`question.${one.change}`, { part })
              : t('question.movedFrom', { part, from: partName(one.from) })}{' '}
            <q>{one.stem === null ? t('gone') : <Stem text={one.stem} />}</q>
          </>
        );
      }
    }
  };
}

/** A long text is cut, which loses its formulas; a short one keeps them. */
function Stem({ text }: { text: string }) {
  const plain = plainTextOf(text);
  return plain.length > mostLetters ? shortened(plain) : <Line text={text} />;
}

export function Differences({ change: { first, differences } }: { change: ContentChangeView }) {
  const { t } = useTranslation('content-changes');
  if (first) return t('first');
  const most = differences.length <= mostLines + 1 ? differences.length : mostLines;
  return (
    <>
      <Lines differences={differences.slice(0, most)} />
      {most < differences.length && (
        <details>
          <summary>{t('more', { count: differences.length - most })}</summary>
          <Lines differences={differences.slice(most)} />
        </details>
      )}
    </>
  );
}

function Lines({ differences }: { differences: readonly ContentDifference[] }) {
  const wordsOf = useDifferenceWords();
  return (
    <ul className={classes.differences}>
      {differences.map((one) => (
        <li key={JSON.stringify(one)}>{wordsOf(one)}</li>
      ))}
    </ul>
  );
}
