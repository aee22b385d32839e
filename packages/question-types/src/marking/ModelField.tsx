/** The author's own answer: helps with marking, and learners in the review. */
import { RichTextField } from '../editing/rich-text/RichTextField.tsx';
import { useMessages } from '../messages.tsx';

export function ModelField({
  model,
  onChange,
}: {
  model: string | undefined;
  onChange(model: string | undefined): void;
}) {
  const t = useMessages('qt-rubric');
  return (
    <RichTextField
      quiet
      label={t('model')}
      hint={t('modelHint')}
      value={model ?? ''}
      onChange={(text) => onChange(text === '' ? undefined : text)}
    />
  );
}
