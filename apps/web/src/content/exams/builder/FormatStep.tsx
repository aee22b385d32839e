import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { FormatSummary } from '@vumon/contract';
import { skills, subjects, type Subject } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import {
  Button,
  cx,
  EmptyState,
  ErrorState,
  LevelDots,
  LoadingState,
  Pager,
  Radio,
  SearchInput,
  Segmented,
  SelectField,
  SkillDot,
  Tag,
  type Hue,
} from '@vumon/ui';
import { useState } from 'react';
import { useGrades, useNamed } from '../../../api/reference-data.ts';
import { ownGrades, useProfile } from '../../../session/profile.ts';
import { useErrorMessage } from '../../../forms/errors.ts';
import { formatListQuery } from '../../formats/index.ts';
import classes from './builder.module.css';

export interface FormatStepProps {
  chosen: string | null;
  onChoose: (format: FormatSummary) => void;
  onNext: () => void;
}

/** Step 1: one of the formats that are switched on, as ruled rows with a radio button each. */
export function FormatStep({ chosen, onChoose, onNext }: FormatStepProps) {
  const { t } = useTranslation('exams');
  const messageOf = useErrorMessage();
  const { t: c } = useTranslation('common');
  const profile = useProfile();
  const navigate = useNavigate();
  const grades = useGrades();
  const teacher = profile.role === 'TEACHER';
  const [scope, setScope] = useState<'system' | 'mine'>('system');
  const [search, setSearch] = useState('');
  const [gradeId, setGrade] = useState<string | null>(null);
  const [subject, setSubject] = useState<Subject | null>(null);
  const [page, setPage] = useState(0);
  const list = useQuery(
    formatListQuery({
      scope,
      search: search.trim() || undefined,
      gradeId: gradeId ? [gradeId] : undefined,
      subject: subject ?? undefined,
      active: 'true',
      first: profile.subject ?? undefined,
      firstGrade: scope === 'system' ? ownGrades(profile) : undefined,
      page,
      size: 10,
    }),
  );
  const from =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPage(0);
    };

  return (
    <div className={classes.narrow}>
      <div className={classes.headText}>
        <h2>{t('format.title')}</h2>
        <p>{t('format.hint')}</p>
      </div>
      <div className={classes.tools}>
        {teacher && (
          <Segmented
            aria-label={t('scopes.label')}
            value={scope}
            onChange={from(setScope)}
            options={[
              { value: 'system', label: t('scopes.system') },
              { value: 'mine', label: t('scopes.mine') },
            ]}
          />
        )}
        <SearchInput
          value={search}
          onChange={from(setSearch)}
          placeholder={t('format.search')}
          className={classes.grow}
        />
        <SelectField
          aria-label={t('filters.grade')}
          placeholder={t('filters.allGrades')}
          data={grades.choices}
          value={gradeId}
          onChange={from(setGrade)}
          clearable
          w={150}
        />
        <SelectField
          aria-label={t('filters.subject')}
          placeholder={t('filters.allSubjects')}
          data={subjects.map((one) => ({ value: one as string, label: c(`subjects.${one}`) }))}
          value={subject}
          onChange={(value) => from(setSubject)(subjects.find((one) => one === value) ?? null)}
          clearable
          w={150}
        />
      </div>
      {list.error ? (
        <ErrorState onRetry={() => void list.refetch()}>{messageOf(list.error)}</ErrorState>
      ) : !list.data ? (
        <LoadingState />
      ) : list.data.data.length === 0 ? (
        <EmptyState
          title={t('format.none')}
          motif="grid"
          action={
            <Button
              onClick={() =>
                void navigate({ to: '/templates/create-new-template', search: teacher ? { m: 'mine' } : {} })
              }
            >
              {t('format.create')}
            </Button>
          }
        />
      ) : (
        <div role="radiogroup" aria-label={t('format.list')} className={classes.formats}>
          {list.data.data.map((row) => (
            <FormatChoice key={row.id} row={row} on={row.id === chosen} onChoose={() => onChoose(row)} />
          ))}
        </div>
      )}
      {list.data && list.data.page.total > 10 && (
        <Pager page={page} size={10} total={list.data.page.total} onPage={setPage} />
      )}
      <div className={classes.stepEnd}>
        <Button
          onClick={() => void navigate({ to: '/templates/create-new-template', search: teacher ? { m: 'mine' } : {} })}
        >
          {t('format.create')}
        </Button>
        <Button variant="primary" disabledReason={chosen ? null : t('format.pick')} onClick={onNext}>
          {t('format.next')}
        </Button>
      </div>
    </div>
  );
}

/** One format: a radio button with its name, size, grade and skills. */
function FormatChoice({ row, on, onChoose }: { row: FormatSummary; on: boolean; onChoose: () => void }) {
  const named = useNamed();
  const { t } = useTranslation('exams');
  const { t: c } = useTranslation('common');
  const format = useFormat();
  const grades = useGrades();
  return (
    <label className={cx(classes.format, on && classes.formatOn)}>
      <Radio name="format" checked={on} aria-label={named(row)} onChange={onChoose} />
      <span className={classes.formatText}>
        <b>{named(row)}</b>
        <span>
          {t('format.facts', {
            questions: row.totalQuestions,
            points: format.mark(row.totalPoints),
            minutes: row.minutes,
          })}
        </span>
        <span className={classes.facts}>
          <span>
            {grades.nameOf(row.gradeId)}, {c(`subjects.${row.subject}`)}
          </span>
          <span>{t('format.parts', { count: row.parts })}</span>
          {row.subject !== 'MATH' &&
            skills
              .filter((skill) => row.skills.includes(skill))
              .map((skill) => (
                <SkillDot key={skill} hue={skill.toLowerCase() as Hue}>
                  {c(`skills.${skill}`)}
                </SkillDot>
              ))}
          {row.cognition === 'SPECIFIED' && <LevelDots level={4}>{c('level')}</LevelDots>}
        </span>
      </span>
      {on && <Tag tone="ink">{t('format.chosen')}</Tag>}
    </label>
  );
}
