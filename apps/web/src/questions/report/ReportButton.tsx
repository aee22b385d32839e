/** The button that reports a question; its dialog is loaded with the first press. */
import { IconMessageReport } from '@tabler/icons-react';
import { Button } from '@vumon/ui';
import { useState } from 'react';
import type { ReportAddress } from './address.ts';
import { ReportOf } from './ReportOf.tsx';

export interface ReportButtonProps {
  readonly about: ReportAddress;
  readonly label: string;
  readonly full?: boolean;
}

export function ReportButton({ about, label, full = false }: ReportButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="link"
        full={full}
        icon={<IconMessageReport size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <ReportOf about={open ? about : null} onClose={() => setOpen(false)} />
    </>
  );
}
