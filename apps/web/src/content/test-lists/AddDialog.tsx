/** Tests that fit into a list, found by name and subject. */
import { useQuery } from '@tanstack/react-query';
import type { ListedTest } from '@vumon/contract';
import { subjects } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, ErrorState, LoadingState, Modal, Note, Pager, SearchInput, SelectField } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { candidatesQuery, type ListKey } from './queries.ts';
import { TestFacts } from './TestFacts.tsx';
import classes from './test-lists.module.css';

interface AddDialogProps {
  readonly listKey: ListKey;
  readonly size: number;
  /** Those of the form, which the server does not know yet. */
  readonly chosen: readonly ListedTest[];
  onAdd(test: ListedTest): void;
  onClose(): void;
}

export function AddDialog({ listKey, size, chosen, onAdd, onClose }: AddDialogProps) {
  const { t } = useTranslation('test-lists');
  const { t: c } = useTranslation('common');
  const messageOf = useErrorMessage();
  const [search, setSearch] = useState('');
  const [subject, setSubject] = useState<string | null>(null);
  const [page, setPage] = useState(0);
  const found = useQuery(
    candidatesQuery(listKey, {
      page,
      size: 10,
      ...(search.trim() && { search }),
      ...(subject && { subject: subject as (typeof subjects)[number] }),
    }),
  );
  const full = chosen.length >= size;
  const rows = found.data?.data.filter(({ id }) => !chosen.some((one) => one.id === id));
  return (
    <Modal opened onClose={onClose} size="lg" title={t('addTo')}>
      <div className={classes.dialog}>
        <div className={classes.tools}>
          <SearchInput
            value={search}
            placeholder={t('search')}
            data-autofocus
            onChange={(text: string) => {
              setSearch(text);
              setPage(0);
            }}
          />
          <SelectField
            aria-label={t('subject')}
            placeholder={t('anySubject')}
            data={subjects.map((value) => ({ value, label: c(`subjects.${value}`) }))}
            value={subject}
            clearable
            onChange={(value) => {
              setSubject(value);
              setPage(0);
            }}
            w={170}
          />
        </div>
        {full && (
          <Note tone="info" live>
            {t('full', { size: String(size) })}
          </Note>
        )}
        {found.isPending && <LoadingState compact />}
        {found.error !== null && (
          <ErrorState compact onRetry={() => void found.refetch()} retrying={found.isFetching}>
            {messageOf(found.error)}
          </ErrorState>
        )}
        {rows?.length === 0 && (
          <EmptyState title={t('noCandidates')} motif="grid">
            {t('noCandidatesBody')}
          </EmptyState>
        )}
        {rows !== undefined && rows.length > 0 && (
          <ul className={classes.list} aria-label={t('addTo')}>
            {rows.map((test) => (
              <li key={test.id} className={classes.row}>
                <span className={classes.names}>
                  <TestFacts test={test} />
                </span>
                <Button
                  size="sm"
                  disabled={full}
                  aria-label={t('addNamed', { name: test.name })}
                  onClick={() => onAdd(test)}
                >
                  {t('addOne')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {found.data && found.data.page.total > 10 && (
          <Pager page={page} size={10} total={found.data.page.total} onPage={setPage} />
        )}
      </div>
    </Modal>
  );
}
