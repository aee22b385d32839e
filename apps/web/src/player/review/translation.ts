/** Messages of the result and its review. A catalog of its own, so that the player does not load it. */
import type { Translate } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';

export const useReviewMessages = (): Translate<'review'> => useTranslation('review').t;
