/** Picks questions from the bank: the list with its filters, for a drawer or a dialog of another page. */
import { useQuery } from '@tanstack/react-query';
import { IconCheck, IconEye, IconPencilPlus, IconPlus } from '@tabler/icons-react';
import type { Cefr, Level, Skill, Subject } from '@vumon/domain';
import { useFormat, useLocale, useTranslation } from '@vumon/i18n/react';
import {
  Button,
  EmptyState,
  IconButton,
  Pager,
  SearchInput,
  Segmented,
  SelectionBar,
  Table,
  type Column,
} from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../../forms/errors.ts';
import { useProfile } from '../../../session/profile.ts';
import { pathIn } from '../../../i18n/locale.ts';
import { useTyped } from '../../../navigation/url-state.ts';
import { useBank } from '../use-bank.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterButton } from './FilterButton.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { countFilters, noFilters, queryOfFilters, type QuestionFilters, type QuestionScope } from './filters.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { questionsQuery, type ListedQuestion } from '../queries.ts';
import { QuestionLine, titleOf } from './QuestionTable.tsx';
import classes from '../question-bank.module.css';

export type { ListedQuestion } from '../queries.ts';

/** Filters that the list starts with. */
export interface QuestionPreset {
  readonly subject?: Subject;
  readonly grade?: string;
  readonly skill?: Skill;
  readonly level?: Level;
  readonly cefr?: Cefr;
  readonly types?: readonly string[];
  readonly search?: string;
}

function filtersOf({ subject, grade, skill, level, cefr, types = [], search = '' }: QuestionPreset): QuestionFilters {
  const one = (value: string | undefined) => (value === undefined ? [] : [value]);
  return {
    ...noFilters,
    subjects: one(subject),
    grade: one(grade),
    skill: one(skill),
    level: one(level),
    cefr: one(cefr),
    type: types,
    search,
  };
}

/** What the editor of a new question begins with. */
function searchOf({ subject, grade, skill, level, types = [] }: QuestionPreset): string {
  const wanted = { type: types.length === 1 ? types[0] : undefined, subject, gradeId: grade, skill, difficulty: level };
  const known = Object.entries(wanted).filter((one): one is [string, string] => one[1] !== undefined);
  return known.length === 0 ? '' : `?${new URLSearchParams(known).toString()}`;
}

export interface QuestionPickerProps {
  preset?: QuestionPreset;
  scope?: QuestionScope;
  /** Ids of questions that are already in; they cannot be picked again. */
  exclude?: readonly string[];
  /** Several questions are selected and confirmed together; otherwise a click picks one. */
  multiple?: boolean;
  onPick(question: ListedQuestion): void;
}

function usePickerColumns({
  total,
  taken,
  chosen,
  multiple,
  onToggle,
  onPreview,
}: {
  total: { readonly total: number; readonly more?: boolean } | undefined;
  /** Ids of questions that cannot be picked again. */
  taken: ReadonlySet<string>;
  chosen: ReadonlyMap<string, ListedQuestion>;
  multiple: boolean;
  onToggle(question: ListedQuestion): void;
  onPreview(id: string): void;
}): Column<ListedQuestion>[] {
  const { t } = useTranslation('question-bank');
  const format = useFormat();
  return [
    {
      key: 'question',
      header: (
        <>
          {t('columns.question')}{' '}
          {total && (
            <span className={classes.count}>
              {format.number(total.total)}
              {total.more && '+'}
            </span>
          )}
        </>
      ),
      label: t('columns.question'),
      narrow: 'title',
      cell: (question) => <QuestionLine question={question} onOpen={() => onPreview(question.id)} />,
    },
    {
      key: 'type',
      header: t('columns.type'),
      width: 64,
      narrow: 'plain',
      cell: (question) => <b className={classes.code}>{question.type}</b>,
    },
    {
      key: 'pick',
      header: <span className="visually-hidden">{t('picker.pick')}</span>,
      label: t('picker.pick'),
      width: 168,
      align: 'right',
      narrow: 'end',
      cell: (question) => {
        const title = titleOf(question);
        if (taken.has(question.id))
          return (
            <span className={classes.taken}>
              <IconCheck size={16} stroke={2} aria-hidden />
              {t('picker.taken')}
            </span>
          );
        const on = chosen.has(question.id);
        return (
          <span className={classes.pickCell}>
            <IconButton
              size="sm"
              icon={<IconEye size={18} stroke={1.75} aria-hidden />}
              aria-label={t('previewOf', { name: title })}
              onClick={() => onPreview(question.id)}
            />
            <Button
              size="sm"
              variant={on ? 'tint' : 'outline'}
              icon={on ? <IconCheck size={16} stroke={2} aria-hidden /> : <IconPlus size={16} stroke={2} aria-hidden />}
              aria-pressed={multiple ? on : undefined}
              aria-label={t('picker.pickOf', { name: title })}
              onClick={() => onToggle(question)}
            >
              {t('picker.pick')}
            </Button>
          </span>
        );
      },
    },
  ];
}

export function QuestionPicker({
  preset = {},
  scope: firstScope = 'mine',
  exclude = [],
  multiple = false,
  onPick,
}: QuestionPickerProps) {
  const { t } = useTranslation('question-bank');
  const messageOf = useErrorMessage();
  const { role } = useProfile();
  const { base } = useBank();
  const locale = useLocale();
  const [scope, setScope] = useState<QuestionScope>(role === 'TEACHER' ? firstScope : 'system');
  const [filters, setFilters] = useState<QuestionFilters>(() => filtersOf(preset));
  const [page, setPage] = useState(0);
  const [drawer, setDrawer] = useState(false);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<string, ListedQuestion>>(new Map());
  const [typed, type] = useTyped(filters.search, (search) => filter({ ...filters, search }));
  const list = useQuery({
    ...questionsQuery({ ...queryOfFilters(scope, filters), page, size: 10 }),
    // A question that was written in another tab is there on coming back.
    refetchOnWindowFocus: 'always',
  });
  const taken = new Set(exclude);
  const total = list.data?.page;

  function filter(next: QuestionFilters): void {
    setFilters(next);
    setPage(0);
  }
  const toggle = (question: ListedQuestion) => {
    if (!multiple) return onPick(question);
    const next = new Map(chosen);
    if (!next.delete(question.id)) next.set(question.id, question);
    setChosen(next);
  };
  const confirm = () => {
    for (const question of chosen.values()) onPick(question);
    setChosen(new Map());
  };

  const columns = usePickerColumns({ total, taken, chosen, multiple, onToggle: toggle, onPreview: setPreviewed });
  const filterCount = countFilters(filters);
  return (
    <div className={classes.picker}>
      {role === 'TEACHER' && (
        <Segmented
          full
          aria-label={t('scopes.label')}
          value={scope}
          options={(['mine', 'system', 'shared'] as const).map((value) => ({ value, label: t(`scopes.${value}`) }))}
          onChange={(next) => {
            setScope(next);
            setPage(0);
          }}
        />
      )}
      <div className={classes.tools}>
        <SearchInput value={typed} onChange={type} placeholder={t('searchPlaceholder')} className={classes.search} />
        <FilterButton count={filterCount} onOpen={() => setDrawer(true)} />
        {scope === 'mine' && (
          <Button
            icon={<IconPencilPlus size={18} stroke={1.75} aria-hidden />}
            renderRoot={(props) => (
              <a
                {...props}
                href={pathIn(locale, { pathname: `${base}/new`, search: searchOf(preset), hash: '' })}
                target="_blank"
                rel="noopener"
              />
            )}
          >
            {t('picker.write')}
            <span className="visually-hidden">{t('picker.inNewTab')}</span>
          </Button>
        )}
      </div>
      <FilterChips scope={scope} filters={filters} onChange={filter} />
      {multiple && chosen.size > 0 && (
        <SelectionBar label={t('selected', { count: chosen.size })}>
          <Button variant="primary" size="sm" onClick={confirm}>
            {t('picker.confirm', { count: chosen.size })}
          </Button>
          <Button variant="link" size="sm" onClick={() => setChosen(new Map())}>
            {t('unselect')}
          </Button>
        </SelectionBar>
      )}
      <Table
        aria-label={t('title')}
        columns={columns}
        rows={list.data?.data}
        rowKey={(question) => question.id}
        rowHeight={72}
        isCurrent={(question) => chosen.has(question.id)}
        error={list.isError && !list.data ? messageOf(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={
          <EmptyState
            compact
            title={t('empty.noMatch')}
            action={
              filterCount > 0 ? <Button onClick={() => filter(noFilters)}>{t('filters.clearAll')}</Button> : undefined
            }
          >
            {t('empty.noMatchBody')}
          </EmptyState>
        }
        footer={
          total && total.total > 10 ? <Pager page={page} size={10} total={total.total} onPage={setPage} /> : undefined
        }
      />
      <FilterDrawer opened={drawer} onClose={() => setDrawer(false)} scope={scope} filters={filters} onApply={filter} />
      <PreviewDialog id={previewed} onClose={() => setPreviewed(null)} />
    </div>
  );
}
