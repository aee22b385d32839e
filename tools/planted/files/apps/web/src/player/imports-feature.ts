// refused by: oxlint no-restricted-imports
import { page } from '../features/exams/page.ts';

export const kept = page;
