/** What the answers of learners say about a question, in sentences that end with what its teacher can do. */
import type { ItemFlag } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { traitsOf } from '@vumon/question-types/traits';

export interface ItemFlagsProps {
  flags: readonly ItemFlag[];
  /** Code of the question's type. */
  type: string;
  /** Whether the question has several items, which a sentence then names. */
  several: boolean;
}

const letter = (position: number | undefined): string => String.fromCharCode(64 + (position ?? 1));

/** One sentence for each flag, the most useful first. */
export function useItemFlags({ flags, type, several }: ItemFlagsProps): string[] {
  const { t } = useTranslation('item-flags');
  const { lettered } = traitsOf(type);
  const sentence = ({ flag, option, key, count = 0 }: ItemFlag): string => {
    switch (flag) {
      case 'WRONG_KEY':
        return lettered ? t('WRONG_KEY', { option: letter(option), key: letter(key) }) : t('WRONG_KEY_OTHER');
      case 'DEAD_OPTION':
        return lettered ? t('DEAD_OPTION', { option: letter(option) }) : t('DEAD_OPTION_OTHER');
      case 'NOT_REACHED':
        return t('NOT_REACHED', { count });
      default:
        return t(flag);
    }
  };
  return flags.map((flag) => (several ? t('ofItem', { item: flag.item, text: sentence(flag) }) : sentence(flag)));
}

export function ItemFlags(props: ItemFlagsProps) {
  const sentences = useItemFlags(props);
  return sentences.length === 1 ? (
    <p>{sentences[0]}</p>
  ) : (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
