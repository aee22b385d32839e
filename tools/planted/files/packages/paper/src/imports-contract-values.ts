// refused by: oxlint no-restricted-imports
import { examContent } from '@vumon/contract';

export const shape = examContent;
