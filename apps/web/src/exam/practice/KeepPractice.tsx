/** Downloads practice that is to be done without a connection: it is begun now, since it has no clock. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Note } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { localeOfPath, pathIn } from '../../i18n/locale.ts';
import { useProfile } from '../../session/profile.ts';
import { openAttempt } from './queries.ts';

export type Kept =
  | { readonly state: 'none' | 'loading' }
  | { readonly state: 'done' | 'impossible'; readonly attempt: string }
  | { readonly state: 'failed'; readonly message: string };

/** `begin` may be called again: it goes on with the attempt that it has begun. */
export function useKeeping(begin: () => Promise<{ readonly id: string }>) {
  const { t } = useTranslation('practice');
  const messageOf = useErrorMessage();
  const profile = useProfile();
  const queries = useQueryClient();
  const [kept, setKept] = useState<Kept>({ state: 'none' });
  const keep = async () => {
    setKept({ state: 'loading' });
    let attempt: string;
    try {
      attempt = (await begin()).id;
    } catch (error) {
      return setKept({ state: 'failed', message: messageOf(error) });
    }
    try {
      const { downloadPractice } = await import('../../player/offline/practice.ts');
      const pathname = pathIn(localeOfPath(location.pathname), {
        pathname: `/practice/${attempt}`,
        search: '',
        hash: '',
      });
      const held = await downloadPractice(profile, attempt, pathname);
      setKept({ state: held ? 'done' : 'impossible', attempt });
    } catch {
      setKept({ state: 'failed', message: t('keep.failed') });
    }
    await queries.invalidateQueries({ queryKey: ['practice'] });
  };
  return { kept, keep: () => void keep() };
}

export function KeptNote({ kept }: { kept: Kept }) {
  const { t } = useTranslation('practice');
  if (kept.state === 'none' || kept.state === 'loading') return null;
  if (kept.state === 'failed')
    return (
      <Note tone="bad" live>
        {kept.message}
      </Note>
    );
  return kept.state === 'done' ? (
    <Note tone="ok" live title={t('keep.done')}>
      {t('keep.doneBody')}
    </Note>
  ) : (
    <Note tone="warn" live>
      {t('keep.impossible')}
    </Note>
  );
}

export function OpenKept({ attempt }: { attempt: string }) {
  const { t } = useTranslation('practice');
  return (
    <Button variant="primary" onClick={() => openAttempt(attempt)}>
      {t('keep.now')}
    </Button>
  );
}
