/** A test that is over, once more: the whole of it or what was wrong, and in which order. */
import { learningPaths, type LearningPath } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, ChoiceRow, ChoiceRows, Modal, Note, SelectField } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import classes from './practice.module.css';
import { openAttempt } from './queries.ts';

export interface Again {
  readonly assignmentId: string;
  readonly title: string;
  readonly only: 'ALL' | 'WRONG';
  /** Everything was right: then there is the whole test alone. */
  readonly allRight: boolean;
}

export function AgainDialog({ assignmentId, title, only: asked, allRight, onClose }: Again & { onClose(): void }) {
  const { t } = useTranslation('practice');
  const messageOf = useErrorMessage();
  const [only, setOnly] = useState(asked);
  const [path, setPath] = useState<LearningPath>('LINEAR');
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // Adaptive practice chooses from the whole test.
  const paths = learningPaths.filter((one) => only === 'ALL' || one !== 'ADAPTIVE');
  const chosen = paths.includes(path) ? path : 'LINEAR';
  const start = async () => {
    setStarting(true);
    setFailure(null);
    try {
      const { id } = await api('POST /student/unit-tests-assigned/{id}/practise', {
        params: { id: assignmentId },
        body: { only, path: chosen },
      });
      openAttempt(id);
    } catch (error) {
      setStarting(false);
      setFailure(messageOf(error));
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      footer={
        <Button variant="primary" loading={starting} onClick={() => void start()}>
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
        <SelectField
          label={t('order')}
          description={t(`paths.${chosen}_body`)}
          allowDeselect={false}
          value={chosen}
          data={paths.map((one) => ({ value: one, label: t(`paths.${one}`) }))}
          onChange={(next) => setPath(paths.find((one) => one === next) ?? 'LINEAR')}
        />
      </div>
    </Modal>
  );
}
