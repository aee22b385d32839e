/** The tests that contain a question, and how each of them reacts to a new version of it. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { ErrorState, LoadingState, Modal, Note, Pager, Tag } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../../forms/errors.ts';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { testsQuery } from '../queries.ts';
import { ExamTag } from '../../../lists/statuses.tsx';
import classes from './held.module.css';

export function TestsDialog({
  question,
  onClose,
}: {
  question: { id: string; edits: boolean } | null;
  onClose(): void;
}) {
  const { t } = useTranslation('question-bank');
  return (
    <Modal opened={question !== null} onClose={onClose} size="md" title={t('tests.title')}>
      {question !== null && <Body key={question.id} {...question} />}
    </Modal>
  );
}

const size = 20;

function Body({ id, edits }: { id: string; edits: boolean }) {
  const { t } = useTranslation('question-bank');
  const messageOf = useErrorMessage();
  const [page, setPage] = useState(0);
  const tests = useQuery(testsQuery(id, { page, size }));
  if (tests.isError)
    return (
      <ErrorState compact onRetry={() => void tests.refetch()}>
        {messageOf(tests.error)}
      </ErrorState>
    );
  if (!tests.data) return <LoadingState />;
  const { data, page: whole } = tests.data;
  return (
    <div className={classes.held}>
      {edits && <p className={classes.hint}>{t('tests.hint')}</p>}
      {data.length === 0 && <Note tone="info">{t('tests.none')}</Note>}
      <ul className={classes.list}>
        {data.map((test) => (
          <li key={test.id}>
            <AppLink href={`/unit-test/${test.id}`}>{test.name}</AppLink>
            <span className={classes.marks}>
              <Tag>{t('versions.number', { number: test.version })}</Tag>
              {test.status === 'DRAFT' && <ExamTag status="DRAFT">{t('tests.draft')}</ExamTag>}
              {test.scope === 'SYSTEM' && <Tag>{t('scopes.system')}</Tag>}
              {edits && <span className={classes.fate}>{t(test.follows ? 'tests.follows' : 'tests.keeps')}</span>}
            </span>
          </li>
        ))}
      </ul>
      {whole.total > size && <Pager page={page} size={size} total={whole.total} onPage={setPage} />}
    </div>
  );
}
