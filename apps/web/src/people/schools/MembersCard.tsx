/** Members of a school with what each uses; searched and paged here, because the package bounds how many there are. */
import type { SchoolMember } from '@vumon/contract';
import { fold, formatPhone } from '@vumon/domain';
import { formatDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Card, EmptyState, Pager, SearchInput, Table, Tag, type Column, type MenuProps } from '@vumon/ui';
import { useState, type ReactNode } from 'react';
import { rowActions } from '../../lists/row-actions.tsx';
import classes from './schools.module.css';

const size = 20;

export function MembersCard({
  people,
  nameOf,
  items,
}: {
  people: readonly SchoolMember[];
  /** The name as a link, where the reader may open the account. */
  nameOf?: (member: SchoolMember) => ReactNode;
  /** What may be done to a member; members without entries have no menu. */
  items: (member: SchoolMember) => MenuProps['items'];
}) {
  const { t } = useTranslation('schools');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const wanted = fold(search.trim());
  const found = people.filter(({ fullName, email, phone }) =>
    fold([fullName, email, phone].filter(Boolean).join(' ')).includes(wanted),
  );
  const shown = Math.min(page, Math.max(0, Math.ceil(found.length / size) - 1));
  return (
    <Card title={t('members.title')} flush>
      {people.length > 5 && (
        <div className={classes.tools}>
          <SearchInput
            value={search}
            onChange={(text) => {
              setSearch(text);
              setPage(0);
            }}
            placeholder={t('members.search')}
            className={classes.search}
          />
        </div>
      )}
      <Table
        bare
        aria-label={t('members.title')}
        columns={useMemberColumns(nameOf, items)}
        rows={found.slice(shown * size, (shown + 1) * size)}
        rowKey={({ userId }) => userId}
        rowHeight={72}
        empty={<EmptyState compact motif="none" title={t('members.none')} />}
        footer={found.length > size && <Pager page={shown} size={size} total={found.length} onPage={setPage} />}
      />
    </Card>
  );
}

function useMemberColumns(
  nameOf: ((member: SchoolMember) => ReactNode) | undefined,
  items: (member: SchoolMember) => MenuProps['items'],
): Column<SchoolMember>[] {
  const { t } = useTranslation('schools');
  const { number } = useFormat();
  const actions = rowActions<SchoolMember>({
    header: t('columns.actions'),
    label: (row) => t('members.actionsOf', { name: row.fullName }),
    nameOf: (row) => row.fullName,
    items,
  });
  return [
    {
      key: 'name',
      header: t('columns.member'),
      narrow: 'title',
      cell: (row) => (
        <span className={classes.text}>
          {nameOf?.(row) ?? <b className={classes.strong}>{row.fullName}</b>}
          <span className={classes.facts}>{row.email ?? (row.phone ? formatPhone(row.phone) : '–')}</span>
        </span>
      ),
    },
    {
      key: 'role',
      header: t('columns.role'),
      width: 140,
      cell: (row) => <Tag tone={row.role === 'ADMIN' ? 'info' : 'neutral'}>{t(`roles.${row.role}`)}</Tag>,
    },
    {
      key: 'classes',
      header: t('usage.classes'),
      numeric: true,
      align: 'right',
      width: 64,
      cell: (row) => number(row.classes),
    },
    {
      key: 'students',
      header: t('usage.students'),
      numeric: true,
      align: 'right',
      width: 92,
      cell: (row) => number(row.students),
    },
    {
      key: 'joined',
      header: t('columns.joined'),
      numeric: true,
      width: 120,
      hideBelow: 1440,
      cell: (row) => <span className={classes.muted}>{formatDay(row.joinedAt)}</span>,
    },
    { ...actions, cell: (row, at) => (items(row).some(Boolean) ? actions.cell(row, at) : null) },
  ];
}
