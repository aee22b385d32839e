import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Note } from '@vumon/ui';
import { api } from '../../../api/client.ts';
import { useNamed } from '../../../api/reference-data.ts';

const practisedQuery = (id: string) =>
  queryOptions({
    queryKey: ['exams', 'practised', id],
    queryFn: ({ signal }) => api('GET /itf/unit-tests/{id}/practised', { params: { id } }, { signal }),
  });

/** Says that learners can practise a test, or some of its questions, with their keys; offers an equal one that they cannot. */
export function PractisedNote({
  examId,
  advice,
  onChoose,
}: {
  examId: string;
  /** What to do where there is no equal test; null where the teacher can do nothing. */
  advice: string | null;
  onChoose: (id: string) => void;
}) {
  const { t } = useTranslation('assignments');
  const named = useNamed();
  const { data } = useQuery(practisedQuery(examId));
  if (!data || (!data.whole && data.questions === 0)) return null;
  const { equal } = data;
  return (
    <Note
      tone="warn"
      action={
        equal ? (
          <Button size="sm" onClick={() => onChoose(equal.id)}>
            {t('assign.practised.choose')}
          </Button>
        ) : undefined
      }
    >
      {data.whole ? t('assign.practised.whole') : t('assign.practised.some', { count: data.questions })}{' '}
      {equal ? t('assign.practised.equal', { name: named(equal) }) : advice}
    </Note>
  );
}
