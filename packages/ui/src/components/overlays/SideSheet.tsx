import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { BottomSheet } from './BottomSheet.tsx';
import classes from './SideSheet.module.css';

export interface SideSheetProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  side: 'left' | 'right';
}

/**
 * The menu of a shell, at a side of the screen. Unlike `Drawer` it comes without the component library, and can hold
 * nothing that opens fields of the library.
 */
export const SideSheet = ({ side, ...rest }: SideSheetProps) => (
  <BottomSheet {...rest} className={cx(classes.side, classes[side])} />
);
