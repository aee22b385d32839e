import { useQuery } from '@tanstack/react-query';
import type { ManagedStudent } from '@vumon/contract';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, Modal, Note, Pager, SearchInput, Table, Tag, toast, type Column } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../../forms/errors.ts';
import { useTyped } from '../../../navigation/url-state.ts';
import classes from '../classes.module.css';
import { notInClassQuery, useStudentChanges } from '../queries.ts';

/** The teacher's learners who are not in the class: mark some, add them. */
export function PickStudentsDialog({
  opened,
  onClose,
  classId,
}: {
  opened: boolean;
  onClose: () => void;
  classId: string;
}) {
  return opened ? <PickerDialog onClose={onClose} classId={classId} /> : null;
}

function PickerDialog({ onClose, classId }: { onClose: () => void; classId: string }) {
  const { t } = useTranslation('classes');
  const { t: c } = useTranslation('common');
  const { list, add } = usePicker(classId, onClose);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('pick.title')}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          {add}
        </>
      }
    >
      {list}
    </Modal>
  );
}

/** The list to mark learners in, and the button that adds them. */
export function usePicker(classId: string, onAdded: () => void) {
  const { t } = useTranslation('classes');
  const message = useErrorMessage();
  const { addList } = useStudentChanges();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const [typed, type] = useTyped(search, (next) => {
    setSearch(next);
    setPage(0);
  });
  const [selected, setSelected] = useState<Set<string>>(new Set());
  const list = useQuery(notInClassQuery(classId, search, page));

  const columns: Column<ManagedStudent>[] = [
    {
      key: 'name',
      header: t('columns.fullName'),
      narrow: 'title',
      cell: (row) => <span className={classes.strong}>{row.fullName}</span>,
    },
    {
      key: 'code',
      header: t('columns.code'),
      width: 120,
      isEmpty: (row) => row.code === null,
      cell: (row) => row.code ?? '–',
    },
    {
      key: 'classes',
      header: t('columns.inClasses'),
      width: 200,
      cell: (row) => (
        <span className={classes.tags}>
          {row.classes.length === 0
            ? t('student.noClass')
            : row.classes.map((one) => (
                <Tag key={one.id} tone="ink">
                  {one.name}
                </Tag>
              ))}
        </span>
      ),
    },
  ];
  const add = async () => {
    const { added } = await addList.mutateAsync({ classId, studentIds: [...selected] });
    toast(t('pick.added', { count: added }));
    onAdded();
  };

  return {
    add: (
      <Button
        variant="primary"
        loading={addList.isPending}
        disabledReason={selected.size === 0 ? t('pick.nobody') : null}
        onClick={() => void add().catch(() => undefined)}
      >
        {t('pick.add', { count: selected.size })}
      </Button>
    ),
    list: (
      <div className={classes.page}>
        {addList.error && (
          <Note tone="bad" live>
            {message(addList.error)}
          </Note>
        )}
        <SearchInput value={typed} onChange={type} placeholder={t('students.search')} />
        <Table
          aria-label={t('pick.title')}
          columns={columns}
          rows={list.data?.data}
          rowKey={(row) => row.id}
          rowHeight={44}
          skeletonRows={4}
          selection={{ selected, onChange: setSelected, nameOf: (row) => row.fullName }}
          error={list.error ? message(list.error) : undefined}
          onRetry={() => void list.refetch()}
          empty={
            <EmptyState compact title={t(search ? 'empty.filteredTitle' : 'pick.emptyTitle')}>
              {t(search ? 'pick.noMatch' : 'pick.empty')}
            </EmptyState>
          }
          footer={
            list.data && list.data.page.total > 20 ? (
              <Pager page={list.data.page.page} size={20} total={list.data.page.total} onPage={setPage} />
            ) : undefined
          }
        />
      </div>
    ),
  };
}
