import { useQuery } from '@tanstack/react-query';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import type { FormatDetail, FormatSummary } from '@vumon/contract';
import { useTranslation } from '@vumon/i18n/react';
import { LoadingState } from '@vumon/ui';
import { AppFrame } from '../../../frame/AppFrame.tsx';
import { fieldErrors, useErrorMessage } from '../../../forms/errors.ts';
import { useRestorableState } from '../../../forms/restorable-state.ts';
import { formatQuery } from '../../formats/index.ts';
import { useExamChanges } from '../queries.ts';
import { BuilderBar } from './Builder.tsx';
import { emptyInfo, infoBody, proposedBy, type ExamInfo } from './draft.ts';
import { FormatStep } from './FormatStep.tsx';
import { InfoStep } from './InfoStep.tsx';

/** Steps 1 and 2 of a test that is not stored yet: the third step needs it stored. A format may be given by the address. */
export function NewExam({ formatId }: { formatId: string | null }) {
  const { t } = useTranslation('exams');
  const preset = useQuery({ ...formatQuery(formatId ?? ''), enabled: formatId !== null });
  if (formatId !== null && preset.isLoading)
    return (
      <AppFrame breadcrumb={[{ label: t('title'), href: '/unit-test' }, { label: t('newExam') }]}>
        <LoadingState />
      </AppFrame>
    );
  return <Steps initial={preset.data ?? null} />;
}

type ChosenFormat = Pick<FormatSummary, 'id' | 'name' | 'nameEn' | 'subject' | 'gradeId' | 'minutes'>;

function Steps({ initial }: { initial: FormatDetail | null }) {
  const { t } = useTranslation('exams');
  const messageOf = useErrorMessage();
  const navigate = useNavigate();
  const { create } = useExamChanges();
  const usable = initial?.abilities.apply ? initial : null;
  const [step, setStep] = useRestorableState('new test, step', usable ? 1 : 0);
  const [format, setFormat] = useRestorableState<ChosenFormat | null>('new test, format', usable);
  const [info, setInfo] = useRestorableState<ExamInfo>(
    'new test, information',
    usable ? proposedBy(usable, emptyInfo, null) : emptyInfo,
  );

  // Nothing is stored yet, so both steps are one entry of the history: the back button leads to the step before and keeps
  // what was typed. It leaves from there.
  useBlocker({
    disabled: step === 0,
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false;
      setStep(0);
      return true;
    },
  });

  const choose = (row: FormatSummary) => {
    setFormat(row);
    setInfo(proposedBy(row, info, format));
  };
  const submit = async () => {
    try {
      const made = await create.mutateAsync({ ...infoBody(info), formatId: format!.id, parts: [] });
      await navigate({
        to: '/unit-test/$templateSlug',
        params: { templateSlug: made.id },
        search: { step: '3' },
        replace: true,
      });
    } catch {
      // The error is shown beside the fields, from `create.error`.
    }
  };

  return (
    <AppFrame
      breadcrumb={[
        { label: t('title'), href: '/unit-test' },
        { label: t('scopes.mine'), href: '/unit-test/mine' },
        { label: info.name || t('newExam') },
      ]}
      flush
    >
      <BuilderBar name={info.name} step={step} reachable={[true, format !== null, false, false]} onStep={setStep} />
      {step === 0 ? (
        <FormatStep chosen={format?.id ?? null} onChoose={choose} onNext={() => setStep(1)} />
      ) : (
        <InfoStep
          info={info}
          subject={format!.subject}
          onChange={setInfo}
          errors={fieldErrors(create.error)}
          failure={create.error ? messageOf(create.error) : null}
          busy={create.isPending}
          onBack={() => setStep(0)}
          onNext={() => void submit()}
        />
      )}
    </AppFrame>
  );
}
