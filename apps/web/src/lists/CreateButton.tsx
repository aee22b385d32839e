import { IconLock, IconPlus } from '@tabler/icons-react';
import { Button } from '@vumon/ui';
import type { ReactNode } from 'react';

interface CreateButtonProps {
  /** Whether the package does not include it: then the button has a lock and leads to the packages. */
  locked?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** The button in the header of a list that creates a row. */
export function CreateButton({ locked = false, onClick, children }: CreateButtonProps) {
  return (
    <Button
      variant="primary"
      icon={locked ? <IconLock size={18} stroke={1.75} aria-hidden /> : <IconPlus size={18} stroke={2} aria-hidden />}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
