/** What saving changes in tests; shown when the edited question is contained in tests. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Note } from '@vumon/ui';
import { useState } from 'react';
import { TestsDialog } from '../list/TestsDialog.tsx';
import { heldQuery } from '../queries.ts';

export function HeldNote({ id }: { id: string }) {
  const { t } = useTranslation('question-bank');
  const [opened, setOpened] = useState(false);
  const tests = useQuery(heldQuery(id));
  const { data, page } = tests.data ?? {};
  if (!data || !page || page.total === 0) return null;
  const follow = data.filter(({ follows }) => follows).length;
  const keep = page.total - follow;
  return (
    <>
      <Note
        tone="info"
        title={t('tests.held', { count: page.total })}
        action={
          <Button variant="link" size="sm" onClick={() => setOpened(true)}>
            {t('tests.which')}
          </Button>
        }
      >
        {[
          keep > 0 && t('tests.keep', { count: keep }),
          follow > 0 && t('tests.follow', { count: follow }),
          t('tests.running'),
        ]
          .filter(Boolean)
          .join(' ')}
      </Note>
      <TestsDialog question={opened ? { id, edits: true } : null} onClose={() => setOpened(false)} />
    </>
  );
}
