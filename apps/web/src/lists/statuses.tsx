/** States that several pages show. Each has one colour, and the pages' catalogs use the same names (see the test). */
import { Tag, type Tone } from '@vumon/ui';
import type { ReactNode } from 'react';

export const windowTones = { ONGOING: 'ok', UPCOMING: 'info', ENDED: 'neutral' } as const satisfies Record<
  string,
  Tone
>;
export const accountTones = { ACTIVE: 'ok', INACTIVE: 'warn', LOCK: 'bad' } as const satisfies Record<string, Tone>;
export const examTones = { READY: 'ok', DRAFT: 'warn' } as const satisfies Record<string, Tone>;

/** Whether an assignment is planned, open or over. */
export const WindowTag = ({ status, children }: { status: keyof typeof windowTones; children: ReactNode }) => (
  <Tag tone={windowTones[status]}>{children}</Tag>
);

/** Whether a user can sign in. */
export const AccountTag = ({ status, children }: { status: keyof typeof accountTones; children: ReactNode }) => (
  <Tag tone={accountTones[status]}>{children}</Tag>
);

/** Whether a test can be assigned. */
export const ExamTag = ({ status, children }: { status: keyof typeof examTones; children: ReactNode }) => (
  <Tag tone={examTones[status]} dot>
    {children}
  </Tag>
);
