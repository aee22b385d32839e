/** What kind of question to write: every built type by family, with a word on each. */
import { useTranslation } from '@vumon/i18n/react';
import { questionTypes, type QuestionTypeCode } from '@vumon/question-types';
import { Modal, Tag } from '@vumon/ui';
import classes from './question-bank.module.css';

const families = [...new Set(questionTypes.map(({ family }) => family))];

export function TypePicker({ opened, current, onPick, onClose }: { opened: boolean; current: QuestionTypeCode | null; onPick(type: QuestionTypeCode): void; onClose(): void }) {
  const { t } = useTranslation('question-bank');
  const { t: types } = useTranslation('qt-types');
  return (
    <Modal opened={opened} onClose={onClose} size="xl" title={t('typePicker.title')}>
      <div className={classes.families}>
        {families.map((family) => (
          <section key={family} aria-label={t(`typePicker.families.${family}`)}>
            <h3 className={classes.family}>{t(`typePicker.families.${family}`)}</h3>
            <div className={classes.typeGrid}>
              {questionTypes.filter((type) => type.family === family).map(({ code }) => (
                <button key={code} type="button" className={classes.typeTile} aria-current={code === current ? 'true' : undefined} onClick={() => onPick(code)}>
                  <span className={classes.typeName}>{types(`types.${code}.name`)} <Tag>{code}</Tag></span>
                  <span className={classes.typeHint}>{types(`types.${code}.hint`)}</span>
                </button>
              ))}
            </div>
          </section>
        ))}
      </div>
    </Modal>
  );
}
