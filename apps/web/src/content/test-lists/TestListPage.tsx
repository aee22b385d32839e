/** The sample tests and the welcome gift of each grade. */
import { useQuery } from '@tanstack/react-query';
import { IconArrowBackUp, IconHistory, IconPlus } from '@tabler/icons-react';
import type { ListedTest, TestList } from '@vumon/contract';
import { firstSamples, giftKindOf, testListKinds, testListSize, type TestListKind } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, ErrorState, LoadingState, Note, Segmented, SelectField, toast } from '@vumon/ui';
import { useState } from 'react';
import { useGrades } from '../../api/reference-data.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { useReport } from '../../forms/report.ts';
import { site } from '../../i18n/locale.ts';
import { HistoryDialog } from '../../lists/HistoryDialog.tsx';
import { ListPage } from '../../lists/ListPage.tsx';
import { useUrlState } from '../../navigation/url-state.ts';
import { AddDialog } from './AddDialog.tsx';
import { OrderedTests } from './OrderedTests.tsx';
import {
  testListHistoryQuery,
  testListQuery,
  testListTotalsQuery,
  useTestListChanges,
  type ListKey,
} from './queries.ts';
import classes from './test-lists.module.css';

/** The international site gives no gift. */
const kinds: readonly TestListKind[] = site === 'vn' ? testListKinds : ['SAMPLE'];

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

export default function TestListPage() {
  const { t } = useTranslation('test-lists');
  const messageOf = useErrorMessage();
  const grades = useGrades();
  const [url, set] = useUrlState();
  const kind = kinds.find((one) => one === url['kind']) ?? 'SAMPLE';
  const gradeId = url['grade'] ?? 'G9';
  const totals = useQuery(testListTotalsQuery).data ?? [];
  const list = useQuery(testListQuery({ kind, gradeId }));
  const labelOf = (value: string, name: string): string => {
    const total = totals.find((one) => one.kind === kind && one.gradeId === value);
    if (!total) return name;
    const facts = { grade: name, tests: String(total.tests), size: String(testListSize[kind]) };
    return total.unfit > 0 ? t('gradeUnfit', { ...facts, unfit: String(total.unfit) }) : t('gradeCount', facts);
  };
  return (
    <ListPage
      title={t(kinds.length > 1 ? 'title' : 'kinds.SAMPLE')}
      subtitle={t('subtitle')}
      beside={
        kinds.length > 1 && (
          <Segmented
            aria-label={t('kind')}
            value={kind}
            options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            onChange={(value) => set({ kind: value })}
          />
        )
      }
    >
      <SelectField
        label={t('grade')}
        data={grades.choices.map(({ value, label }) => ({ value, label: labelOf(value, label) }))}
        value={gradeId}
        allowDeselect={false}
        onChange={(value) => value && set({ grade: value })}
        maw={320}
      />
      {list.isPending && <LoadingState />}
      {list.error !== null && (
        <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching}>
          {messageOf(list.error)}
        </ErrorState>
      )}
      {list.data && <ListForm key={`${kind} ${gradeId} ${list.data.revision}`} list={list.data} />}
    </ListPage>
  );
}

/** What the list is for, and for a gift how its tests are mixed. */
function About({ kind, tests }: { kind: TestListKind; tests: readonly ListedTest[] }) {
  const { t } = useTranslation('test-lists');
  const size = String(testListSize[kind]);
  if (kind === 'SAMPLE') return <p className="muted">{t('about.SAMPLE', { size, first: String(firstSamples) })}</p>;
  const of = (found: 'INTERNATIONAL' | 'PERIODIC' | 'COMPETENCY') =>
    String(tests.filter((test) => giftKindOf(test.examType, test.isInternational) === found).length);
  const about = (subject: string) => String(tests.filter((test) => test.subject === subject).length);
  return (
    <p className="muted">
      {t('about.GIFT', { size })}{' '}
      {t('mix', {
        international: of('INTERNATIONAL'),
        periodic: of('PERIODIC'),
        competency: of('COMPETENCY'),
        english: about('ENGLISH'),
        maths: about('MATH'),
      })}
    </p>
  );
}

const idsOf = (tests: readonly ListedTest[]) => tests.map(({ id }) => id);

function ListForm({ list }: { list: TestList }) {
  const { t } = useTranslation('test-lists');
  const { t: h } = useTranslation('history');
  const report = useReport();
  const key: ListKey = { kind: list.kind, gradeId: list.gradeId };
  const size = testListSize[list.kind];
  const { change, undo } = useTestListChanges(key);
  const [tests, setTests] = useState<readonly ListedTest[]>(list.tests);
  const [said, say] = useState('');
  const [open, setOpen] = useState<'add' | 'history' | null>(null);
  const changed = idsOf(tests).join(' ') !== idsOf(list.tests).join(' ');
  const save = async () => {
    await change.mutateAsync({ revision: list.revision, tests: idsOf(tests) });
    toast(t('saved'));
  };
  const takeBack = async () => {
    await undo.mutateAsync(list.revision);
    toast(t('undone'));
  };
  const add = (
    <Button icon={<IconPlus {...icon} />} onClick={() => setOpen('add')}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <About kind={list.kind} tests={tests} />
      {tests.length === 0 ? (
        <EmptyState title={t('empty')} motif="grid" action={add}>
          {t('emptyBody')}
        </EmptyState>
      ) : (
        <OrderedTests label={t(`kinds.${list.kind}`)} tests={tests} onOrder={setTests} say={say} />
      )}
      <div className={classes.bar}>
        <Button variant="primary" disabled={!changed} loading={change.isPending} onClick={() => report(save())}>
          {t('save')}
        </Button>
        {tests.length > 0 && add}
        {changed && <Button onClick={() => setTests(list.tests)}>{t('discard')}</Button>}
        {!changed && list.revision > 0 && (
          <Button icon={<IconArrowBackUp {...icon} />} loading={undo.isPending} onClick={() => report(takeBack())}>
            {t('undo')}
          </Button>
        )}
        <Button variant="link" icon={<IconHistory {...icon} />} onClick={() => setOpen('history')}>
          {h('button')}
        </Button>
      </div>
      {changed && <Note tone="warn">{t('unsaved')}</Note>}
      <span className="visually-hidden" role="status">
        {said}
      </span>
      {open === 'add' && (
        <AddDialog
          listKey={key}
          size={size}
          chosen={tests}
          onAdd={(test) => {
            setTests([...tests, test]);
            say(t('added', { name: test.name }));
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'history' && (
        <HistoryDialog
          title={t(`kinds.${list.kind}`)}
          query={testListHistoryQuery(key)}
          labelOf={(place) => t('place', { place })}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
