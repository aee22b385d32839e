// refused by: oxlint no-restricted-imports
import { screen } from '../player/screen.ts';

export const kept = screen;
