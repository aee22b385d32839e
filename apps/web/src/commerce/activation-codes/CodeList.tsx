import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ActivationCode } from '@vumon/contract';
import { activationKinds, activationStatuses } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, SelectionBar, toast } from '@vumon/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useReport } from '../../forms/report.ts';
import { ListEmpty, ListFilter, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { useList } from '../../lists/use-list.ts';
import classes from './activation-codes.module.css';
import { useCodeColumns } from './code-columns.tsx';
import { PartnerFilter } from './PartnerFilter.tsx';
import { codeListQuery, useCodeChanges } from './queries.ts';
import { UsesDialog } from './UsesDialog.tsx';

/** All codes, with what they open and how often they were used. */
export function CodeList({ make }: { make: ReactNode }) {
  const { t } = useTranslation('activation-codes');
  const report = useReport();
  const list = useList({
    keep: 'activation-codes',
    sorts: ['created', 'expires', 'uses'],
    direction: 'desc',
    filters: ['kind', 'status', 'partner'],
  });
  const { url } = list;
  const { disable } = useCodeChanges();
  const page = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ActivationCode | null>(null);
  const [selected, setSelected] = useState<Set<string>>(new Set());

  const kind = activationKinds.find((one) => one === url['kind']);
  const status = activationStatuses.find((one) => one === url['status']);
  const filter = { ...list.query, kind, status, partnerId: url['partner'] };
  const client = useQueryClient();
  const result = useQuery(codeListQuery(filter));

  /** The buttons disappear with the selection, so the focus returns to its first row. */
  const turnSelected = (disabled: boolean) => {
    const first = page.current?.querySelector<HTMLInputElement>('tbody input:checked');
    report(turn([...selected], disabled).then(() => first?.focus()));
  };
  const turn = async (ids: string[], disabled: boolean) => {
    await disable.mutateAsync({ ids, disabled });
    setSelected(new Set());
    toast(t(disabled ? 'disabled' : 'enabled', { count: ids.length }), {
      action: { label: t('undo'), onAction: () => report(disable.mutateAsync({ ids, disabled: !disabled })) },
    });
  };
  const nameOf = (row: ActivationCode) => row.code ?? t('unreadable');

  const columns = useCodeColumns({
    nameOf,
    onShowUses: setShown,
    onTurn: (row, disabled) => report(turn([row.id], disabled)),
  });

  return (
    <>
      <div ref={page} className={classes.page}>
        <ListTools list={list} search={t('search')} columns={columns}>
          <ListFilter
            list={list}
            name="kind"
            label={t('filters.kind')}
            placeholder={t('filters.anyKind')}
            data={activationKinds.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
            w={170}
          />
          <ListFilter
            list={list}
            name="status"
            label={t('filters.status')}
            placeholder={t('filters.anyStatus')}
            data={activationStatuses.map((one) => ({ value: one, label: t(`statuses.${one}`) }))}
            w={170}
          />
          <PartnerFilter list={list} />
        </ListTools>
        {selected.size > 0 && (
          <SelectionBar label={t('selected', { count: selected.size })}>
            <Button size="sm" onClick={() => turnSelected(true)}>
              {t('disable')}
            </Button>
            <Button size="sm" onClick={() => turnSelected(false)}>
              {t('enable')}
            </Button>
          </SelectionBar>
        )}
        <ListTable
          label={t('title')}
          list={list}
          result={result}
          all={(page) => client.fetchQuery(codeListQuery({ ...filter, ...page }))}
          columns={columns}
          selection={{ selected, onChange: setSelected, nameOf }}
          empty={
            <ListEmpty list={list} title={t('empty.noMatch')} body={t('empty.noMatchBody')} clear={t('filters.clear')}>
              <EmptyState title={t('empty.title')} motif="grid" action={make}>
                {t('empty.body')}
              </EmptyState>
            </ListEmpty>
          }
        />
      </div>
      {shown && <UsesDialog code={shown} onClose={() => setShown(null)} />}
    </>
  );
}
