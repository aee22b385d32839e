// allowed
import { screen } from '../../player/screen.ts';

export const kept = screen;
