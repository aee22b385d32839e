import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ClassStudent, ClassView } from '@vumon/contract';
import { IconArrowsExchange, IconKey, IconUserMinus } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, SearchInput, SelectionBar, toast, useConfirm } from '@vumon/ui';
import { useState } from 'react';
import { useRestorableState } from '../../../forms/restorable-state.ts';
import { ListEmpty, ListTable } from '../../../lists/ListPage.tsx';
import { useChosenRows } from '../../../lists/chosen-rows.ts';
import { useList } from '../../../lists/use-list.ts';
import { useUrlState } from '../../../navigation/url-state.ts';
import { useReport } from '../../../forms/report.ts';
import classes from '../classes.module.css';
import { MoveStudentsDialog } from './MoveStudentsDialog.tsx';
import { classStudentsQuery, useStudentChanges, wholeClassQuery } from '../queries.ts';
import { useClassStudentColumns } from './student-columns.tsx';
import { StudentDialog } from './StudentDialog.tsx';

export function StudentsTab({
  klass,
  onImport,
  narrow,
  onRenew,
  renewing,
}: {
  klass: ClassView;
  onImport: () => void;
  /** True while the import panel is open beside the list. */
  narrow: boolean;
  /** New one-time passwords for learners who have forgotten theirs. */
  onRenew: (students: readonly ClassStudent[]) => Promise<void>;
  renewing: boolean;
}) {
  const { t } = useTranslation('classes');
  const report = useReport();
  const [moving, setMoving] = useState<readonly string[] | null>(null);
  const [editing, setEditing] = useRestorableState<ClassStudent | null>('learner dialog', null);
  const list = useList({ sorts: ['name', 'code', 'birthday'], filters: [] });
  const result = useQuery(classStudentsQuery(klass.id, list.query));
  const client = useQueryClient();
  const rows = result.data?.data ?? [];
  const { chosen, selected, onChange, setChosen } = useChosenRows(rows);
  const manages = klass.abilities['manage-students'];
  const { remove, renew, removing } = useStudentActions(klass, () => setChosen([]));

  const columns = useClassStudentColumns({
    narrow,
    manages,
    onEdit: setEditing,
    onRenew: (row) => report(row.status === 'INACTIVE' ? renew(row) : onRenew([row])),
    onMove: (row) => setMoving([row.id]),
    onRemove: (row) => report(remove([row])),
  });

  // Of the whole class, as long as nothing is searched for.
  const total = result.data?.page.total ?? 0;
  const more = !list.query.search && chosen.length < total && rows.every(({ id }) => selected.has(id));
  return (
    <div className={classes.page}>
      <div className={classes.tools}>
        <SearchInput {...list.searchField} placeholder={t('students.search')} className={classes.fullSearch} />
      </div>
      {chosen.length > 0 && (
        <Selected
          chosen={chosen}
          total={more ? total : null}
          busy={{ renewing, removing }}
          onAll={() => report(client.fetchQuery(wholeClassQuery(klass.id)).then(setChosen))}
          onMove={() => setMoving(chosen.map(({ id }) => id))}
          onRenew={() => report(onRenew(chosen))}
          onRemove={() => report(remove(chosen))}
        />
      )}
      <ListTable
        label={t('students.title', { name: klass.name })}
        list={list}
        result={result}
        all={(page) => client.fetchQuery(classStudentsQuery(klass.id, { ...list.query, ...page }))}
        columns={columns}
        rowHeight={44}
        {...(manages && {
          selection: { selected, onChange, nameOf: (row: ClassStudent) => row.fullName },
        })}
        empty={
          <ListEmpty
            list={list}
            title={t('empty.filteredTitle')}
            body={t('students.noMatch')}
            clear={t('filters.clear')}
          >
            <EmptyState
              title={t('students.emptyTitle')}
              motif="scales"
              action={manages ? <Button onClick={onImport}>{t('import.title')}</Button> : undefined}
            >
              {t('students.empty')}
            </EmptyState>
          </ListEmpty>
        }
      />
      {moving && (
        <MoveStudentsDialog
          from={klass}
          studentIds={moving}
          onClose={() => setMoving(null)}
          onMoved={() => {
            setMoving(null);
            setChosen([]);
          }}
        />
      )}
      <StudentDialog opened={editing !== null} value={editing} onClose={() => setEditing(null)} />
    </div>
  );
}

interface SelectedProps {
  chosen: readonly ClassStudent[];
  /** Learners of the class while not all of them are chosen; otherwise null. */
  total: number | null;
  busy: { readonly renewing: boolean; readonly removing: boolean };
  onAll: () => void;
  onMove: () => void;
  onRenew: () => void;
  onRemove: () => void;
}

/** What can be done with the chosen learners. */
function Selected({ chosen, total, busy, onAll, onMove, onRenew, onRemove }: SelectedProps) {
  const { t } = useTranslation('classes');
  return (
    <SelectionBar label={t('students.selected', { count: chosen.length })}>
      {total !== null && (
        <Button variant="link" size="sm" onClick={onAll}>
          {t('students.selectAll', { count: total })}
        </Button>
      )}
      <Button size="sm" icon={<IconArrowsExchange size={18} stroke={1.75} aria-hidden />} onClick={onMove}>
        {t('menu.move')}
      </Button>
      <Button
        size="sm"
        icon={<IconKey size={18} stroke={1.75} aria-hidden />}
        loading={busy.renewing}
        onClick={onRenew}
      >
        {t('menu.newPassword')}
      </Button>
      <Button
        size="sm"
        icon={<IconUserMinus size={18} stroke={1.75} aria-hidden />}
        loading={busy.removing}
        onClick={onRemove}
      >
        {t('menu.takeOut')}
      </Button>
    </SelectionBar>
  );
}

/** Removing learners from the class, which can be undone, and a new first password. */
function useStudentActions(klass: ClassView, onRemoved: () => void) {
  const { t } = useTranslation('classes');
  const report = useReport();
  const confirm = useConfirm();
  const [, set] = useUrlState();
  const { takeOut, addList, renewPasswords } = useStudentChanges();

  const remove = async (students: readonly { id: string; fullName: string }[]) => {
    const studentIds = students.map(({ id }) => id);
    const { removed } = await takeOut.mutateAsync({ classId: klass.id, studentIds });
    onRemoved();
    toast(
      students.length === 1
        ? t('students.removedOne', { name: students[0]!.fullName })
        : t('students.removed', { count: removed }),
      {
        action: {
          label: t('undo'),
          onAction: () => report(addList.mutateAsync({ classId: klass.id, studentIds, undo: true })),
        },
      },
    );
  };

  /** Shows the slip with the new password for printing; earlier slips no longer work. */
  const renew = async ({ id, fullName }: ClassStudent) => {
    const agreed = await confirm({
      title: t('sheet.renewOneTitle', { name: fullName }),
      body: t('sheet.renewOneBody'),
      confirmLabel: t('menu.newPassword'),
    });
    if (!agreed) return;
    await renewPasswords.mutateAsync({ classId: klass.id, studentIds: [id] });
    set({ view: 'sheet', student: id });
  };

  return { remove, renew, removing: takeOut.isPending };
}
