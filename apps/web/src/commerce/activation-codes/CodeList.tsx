import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ActivationCode } from '@vumon/contract';
import { activationKinds, activationStatuses } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, toast } from '@vumon/ui';
import { useState, type ReactNode } from 'react';
import { useReport } from '../../forms/report.ts';
import { inParts } from '../../lists/chosen-rows.ts';
import { focusOnList, FoundSelection, placeOf } from '../../lists/FoundSelection.tsx';
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
  const [shown, setShown] = useState<ActivationCode | null>(null);
  const [selected, setSelected] = useState<Set<string>>(new Set());

  const kind = activationKinds.find((one) => one === url['kind']);
  const status = activationStatuses.find((one) => one === url['status']);
  const filter = { ...list.query, kind, status, partnerId: url['partner'] };
  const client = useQueryClient();
  const result = useQuery(codeListQuery(filter));

  const all = (page: { page: number; size: number }) => client.fetchQuery(codeListQuery({ ...filter, ...page }));
  const send = (ids: readonly string[], disabled: boolean) =>
    inParts(ids, (part) => disable.mutateAsync({ ids: part, disabled }));
  const turn = async (ids: readonly string[], disabled: boolean) => {
    await send(ids, disabled);
    setSelected(new Set());
    toast(t(disabled ? 'disabled' : 'enabled', { count: ids.length }), {
      action: { label: t('undo'), onAction: () => report(send(ids, !disabled)) },
    });
  };
  /** The codes stay in the list, so the focus returns to the first that was selected on this page. */
  const turnSelected = (disabled: boolean, place: Element | null) => {
    const first = place?.querySelector<HTMLInputElement>('tbody input:checked');
    report(turn([...selected], disabled).then(() => (first ? first.focus() : focusOnList(place))));
  };
  const nameOf = (row: ActivationCode) => row.code ?? t('unreadable');

  const columns = useCodeColumns({
    nameOf,
    onShowUses: setShown,
    onTurn: (row, disabled) => report(turn([row.id], disabled)),
  });

  return (
    <>
      <div className={classes.page}>
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
        <FoundSelection
          label={t('selected', { count: selected.size })}
          shown={result.data}
          selected={selected}
          onChange={setSelected}
          all={all}
        >
          <Button
            variant="link"
            size="sm"
            loading={disable.isPending}
            onClick={(event) => turnSelected(true, placeOf(event))}
          >
            {t('disable')}
          </Button>
          <Button
            variant="link"
            size="sm"
            loading={disable.isPending}
            onClick={(event) => turnSelected(false, placeOf(event))}
          >
            {t('enable')}
          </Button>
        </FoundSelection>
        <ListTable
          label={t('title')}
          list={list}
          result={result}
          all={all}
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
