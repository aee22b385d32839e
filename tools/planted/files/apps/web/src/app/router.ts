// allowed
import { page } from '../features/exams/page.ts';

export const router = page;
