/** The author's own answer: a help for marking, and for learners who look back. */
import { RichTextField } from '../editing/RichTextField.tsx';
import { useWords } from '../words.tsx';

export function ModelField({ model, onChange }: { model: string | undefined; onChange(model: string | undefined): void }) {
  const t = useWords('qt-rubric');
  return <RichTextField quiet label={t('model')} hint={t('modelHint')} value={model ?? ''} onChange={(text) => onChange(text === '' ? undefined : text)} />;
}
