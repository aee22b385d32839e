import { IconX } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { IconButton, Stepper } from '@vumon/ui';
import { useEffect, useRef } from 'react';
import { CheckStep, DoneStep, FileStep, TemplateStep } from './ImportSteps.tsx';
import classes from './import.module.css';
import { importSteps, type StudentImport } from './use-student-import.ts';

/** From a spreadsheet to learners in four steps: template, file (and its columns), what the check found, imported. */
export function ImportPanel({
  work,
  classId,
  onClose,
  bare,
}: {
  work: StudentImport;
  /** Null: into the teacher's list only. */
  classId: string | null;
  onClose: () => void;
  /** Inside a drawer that has a head of its own. */
  bare?: boolean;
}) {
  const { t } = useTranslation('classes');
  const { step, checked } = work;
  const at = importSteps.indexOf(step);
  const panel = useRef<HTMLDivElement>(null);
  // Beside a list the panel begins below the head of the page: its buttons come into view on small screens too.
  useEffect(() => void panel.current?.scrollIntoView({ block: 'nearest' }), [step]);

  return (
    <div className={classes.panel} ref={panel}>
      {!bare && (
        <header className={classes.head}>
          <h2 className={classes.title}>{t('import.title')}</h2>
          <IconButton
            icon={<IconX size={20} stroke={1.75} aria-hidden />}
            aria-label={t('import.close')}
            onClick={onClose}
          />
        </header>
      )}
      <div className={classes.steps}>
        <Stepper
          look="thin"
          aria-label={t('import.steps.label')}
          current={at}
          steps={importSteps.map((one, index) => ({
            label: t(`import.steps.${one}`),
            reachable: step !== 'done' && index < at,
          }))}
          // The file and the meaning of its columns stay: a column that was taken for the wrong thing is corrected there.
          onStep={(index) => work.setStep(importSteps[index]!)}
        />
      </div>
      {step === 'template' && <TemplateStep work={work} />}
      {step === 'file' && <FileStep work={work} />}
      {step === 'check' && checked && <CheckStep work={work} checked={checked} classId={classId} />}
      {step === 'done' && <DoneStep work={work} classId={classId} onClose={onClose} />}
    </div>
  );
}
