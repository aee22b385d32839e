import type { ReactNode } from 'react';
import { Drawer as Base } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useWords } from '../words.ts';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import classes from './Overlay.module.css';

export interface BottomSheetProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Under the title, muted. */
  subtitle?: ReactNode;
  /** At the end of the title's line; takes the place of the closing cross. */
  aside?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** As tall as the screen allows, for reading. */
  tall?: boolean;
}

/** A panel that rises from the bottom edge, at most 640 px wide. */
export function BottomSheet({ opened, onClose, title, subtitle, aside, children, footer, tall }: BottomSheetProps) {
  const words = useWords();
  return (
    <Base
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="auto"
      title={<><span className={classes.sheetTitle}>{title}</span>{subtitle !== undefined && <span className={classes.subtitle}>{subtitle}</span>}</>}
      withCloseButton={aside === undefined}
      closeButtonProps={{ 'aria-label': words('close'), icon: <IconX size={20} stroke={1.75} /> }}
      overlayProps={{ color: 'transparent', className: classes.overlay }}
      transitionProps={{ duration: 240, timingFunction: 'cubic-bezier(.2,.8,.2,1)' }}
      classNames={{ inner: classes.sheetInner, content: classes.sheet, header: classes.sheetHeader, title: classes.sheetHead, body: classes.sheetBody, close: classes.close }}
    >
      {aside !== undefined && <div className={classes.sheetAside}>{aside}</div>}
      <div className={tall ? classes.sheetTall : classes.sheetScroll}>{children}</div>
      {footer !== undefined && <div className={classes.sheetFooter}>{footer}</div>}
    </Base>
  );
}
