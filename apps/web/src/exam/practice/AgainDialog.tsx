/** Repeats a finished test: all of it or only the wrong answers, in a chosen order. */
import { learningPaths, type LearningPath } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, ChoiceRow, ChoiceRows, Modal, Note } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import classes from './practice.module.css';
import { PathField, useStart } from './starting.tsx';

export interface Again {
  readonly assignmentId: string;
  readonly title: string;
  readonly only: 'ALL' | 'WRONG';
  /** Whether everything was right: then only the whole test can be repeated. */
  readonly allRight: boolean;
}

export function AgainDialog({ assignmentId, title, only: asked, allRight, onClose }: Again & { onClose(): void }) {
  const { t } = useTranslation('practice');
  const [only, setOnly] = useState(asked);
  const [path, setPath] = useState<LearningPath>('LINEAR');
  // Adaptive practice selects questions from the whole test.
  const paths = learningPaths.filter((one) => only === 'ALL' || one !== 'ADAPTIVE');
  const chosen = paths.includes(path) ? path : 'LINEAR';
  const { starting, failure, start } = useStart(() =>
    api('POST /student/unit-tests-assigned/{id}/practise', {
      params: { id: assignmentId },
      body: { only, path: chosen },
    }),
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      footer={
        <Button variant="primary" loading={starting} onClick={start}>
          {t('begin')}
        </Button>
      }
    >
      <div className={classes.section}>
        {failure !== null && (
          <Note tone="bad" live>
            {failure}
          </Note>
        )}
        {!allRight && (
          <ChoiceRows aria-label={t('againWhat')}>
            {(['WRONG', 'ALL'] as const).map((one) => (
              <ChoiceRow
                key={one}
                name="only"
                checked={one === only}
                onChange={() => setOnly(one)}
                title={t(one === 'WRONG' ? 'wrong' : 'whole')}
                description={t(`againBody.${one}`)}
              />
            ))}
          </ChoiceRows>
        )}
        <PathField value={chosen} paths={paths} onChange={setPath} />
      </div>
    </Modal>
  );
}
