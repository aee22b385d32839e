/** Reports a fault of a question, with its kind and a few words. */
import { useMutation } from '@tanstack/react-query';
import { reportKinds, type ReportKind } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Note, Radio, TextAreaField, toast } from '@vumon/ui';
import { useId, useState } from 'react';
import { api } from '../../api/client.ts';
import { FormModal } from '../../forms/FormModal.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { useValidatedForm } from '../../forms/validated-form.ts';
import type { ReportAddress } from './address.ts';
import classes from './report.module.css';

const longest = 500;

export function ReportDialog({ about, onClose }: { about: ReportAddress; onClose(): void }) {
  const { t } = useTranslation('report-question');
  const message = useErrorMessage();
  const group = useId();
  const { form, busy, errors, error, submit, clearErrors } = useValidatedForm();
  const [kind, setKind] = useState<ReportKind>('WRONG_KEY');
  const [words, setWords] = useState('');
  const send = useMutation({
    mutationFn: async () => {
      const said = { kind, words: words.trim() };
      await (about.attempt === undefined
        ? api('POST /questions/{id}/reports', { params: { id: about.question }, body: said })
        : api('POST /student/attempts/{id}/reports', {
            params: { id: about.attempt },
            body: { question: about.question, ...said },
          }));
    },
  });
  const validate = (): Record<string, string> => (words.trim() === '' ? { words: t('required') } : {});
  const finish = async () => {
    await send.mutateAsync();
    toast(t('sent'));
    onClose();
  };
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={t('title')}
      submitLabel={t('send')}
      busy={busy}
      className={classes.form}
      onSubmit={(event) => submit(event, validate, finish)}
    >
      {error !== null && Object.keys(errors).length === 0 && (
        <Note tone="bad" live>
          {message(error)}
        </Note>
      )}
      <fieldset className={classes.kinds}>
        <legend>{t('kind')}</legend>
        {reportKinds.map((value) => (
          <Radio
            key={value}
            name={group}
            value={value}
            checked={kind === value}
            label={t(`kinds.${value}`)}
            onChange={() => setKind(value)}
          />
        ))}
      </fieldset>
      <TextAreaField
        label={t('words')}
        placeholder={t('example')}
        value={words}
        maxLength={longest}
        minRows={3}
        autosize
        required
        error={errors['words']}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          clearErrors('words');
        }}
      />
      <p className="muted">{t('who')}</p>
    </FormModal>
  );
}
