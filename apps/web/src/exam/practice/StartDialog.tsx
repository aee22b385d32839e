/** Dialog before practising a test: the order of questions, and what it costs. */
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type LearningPath } from '@vumon/domain';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Button, ChoiceRow, ChoiceRows, ErrorState, LoadingState, Modal, Note } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import classes from './practice.module.css';
import { overviewQuery, type PracticeTest } from './queries.ts';
import { KeptNote, OpenKept, useKeeping } from './KeepPractice.tsx';
import { PathField, useStart } from './starting.tsx';

const modes = ['PRACTICE', 'TEST'] as const;

export function StartDialog({ test, onClose }: { test: PracticeTest; onClose(): void }) {
  const { t } = useTranslation('practice');
  const english = useLocale() === 'en';
  const messageOf = useErrorMessage();
  const overview = useQuery(overviewQuery);
  const [mode, choose] = useState<(typeof modes)[number]>('PRACTICE');
  const [path, order] = useState<LearningPath>('LINEAR');
  const uses = overview.data?.uses;
  const free = test.owned !== null && test.owned.usesLeft !== 0;
  const refusal = free ? null : test.needs === 'package' ? 'package' : uses?.left === 0 ? 'uses' : null;
  const begin = () =>
    api('POST /student/unit-tests/{id}/practise', {
      params: { id: test.id },
      body: mode === 'PRACTICE' ? { mode, path } : { mode },
    });
  const { starting, failure, start } = useStart(begin);
  const { kept, keep } = useKeeping(begin);
  return (
    <Modal
      opened
      onClose={onClose}
      title={(english && test.nameEn) || test.name}
      footer={
        refusal ? (
          <Button
            variant="primary"
            renderRoot={(props) => (
              <AppLink
                href={
                  refusal === 'package'
                    ? '/payment?type=upgrade&feature=international-tests'
                    : '/payment?type=upgrade&reason=uses'
                }
                {...props}
              />
            )}
          >
            {t('seePackages')}
          </Button>
        ) : 'attempt' in kept ? (
          <OpenKept attempt={kept.attempt} />
        ) : (
          <>
            {mode === 'PRACTICE' && (
              <Button
                icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
                loading={kept.state === 'loading'}
                disabled={!uses || starting}
                disabledReason={path === 'ADAPTIVE' ? t('keep.ordered') : null}
                onClick={keep}
              >
                {t('keep.start')}
              </Button>
            )}
            <Button variant="primary" loading={starting} disabled={!uses || kept.state === 'loading'} onClick={start}>
              {t('begin')}
            </Button>
          </>
        )
      }
    >
      {overview.error && !uses ? (
        <ErrorState compact onRetry={() => void overview.refetch()}>
          {messageOf(overview.error)}
        </ErrorState>
      ) : !uses ? (
        <LoadingState compact />
      ) : refusal ? (
        <Note tone="warn" title={t(refusal === 'package' ? 'refused.package' : 'refused.uses')}>
          {t(refusal === 'package' ? 'refused.packageBody' : 'refused.usesBody')}
        </Note>
      ) : 'attempt' in kept ? (
        <KeptNote kept={kept} />
      ) : (
        <div className={classes.section}>
          <KeptNote kept={kept} />
          {failure !== null && (
            <Note tone="bad" live>
              {failure}
            </Note>
          )}
          <p>{free ? t('costsNothing') : t('costsOne', { left: uses.left })}</p>
          <ChoiceRows aria-label={t('how')}>
            {modes.map((one) => (
              <ChoiceRow
                key={one}
                name="mode"
                checked={one === mode}
                onChange={() => choose(one)}
                title={t(`modes.${one}`)}
                description={t(`modes.${one}_body`, { minutes: test.minutes })}
              />
            ))}
          </ChoiceRows>
          {mode === 'PRACTICE' && <PathField value={path} onChange={order} />}
        </div>
      )}
    </Modal>
  );
}
