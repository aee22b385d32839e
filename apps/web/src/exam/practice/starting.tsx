/** Shared by the dialogs before practice: the order of questions, and the start. */
import { learningPaths, type LearningPath } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { SelectField } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { openAttempt } from './queries.ts';

/** Starts an attempt and opens it; `failure` is the message where the server refuses. */
export function useStart(request: () => Promise<{ readonly id: string }>) {
  const messageOf = useErrorMessage();
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const start = async () => {
    setStarting(true);
    setFailure(null);
    try {
      openAttempt((await request()).id);
    } catch (error) {
      setStarting(false);
      setFailure(messageOf(error));
    }
  };
  return { starting, failure, start: () => void start() };
}

interface PathFieldProps {
  readonly value: LearningPath;
  readonly paths?: readonly LearningPath[];
  onChange(path: LearningPath): void;
}

/** In which order practice asks the questions. */
export function PathField({ value, paths = learningPaths, onChange }: PathFieldProps) {
  const { t } = useTranslation('practice');
  return (
    <SelectField
      label={t('order')}
      description={t(`paths.${value}_body`)}
      allowDeselect={false}
      value={value}
      data={paths.map((one) => ({ value: one, label: t(`paths.${one}`) }))}
      onChange={(next) => onChange(paths.find((one) => one === next) ?? 'LINEAR')}
    />
  );
}
