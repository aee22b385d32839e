import type { Namespace } from '@vumon/i18n';
import type { ReactNode } from 'react';

/**
 * The states of one component, for people to compare: a file `states.tsx` beside the component exports them as `states`,
 * and the page `/dev/states` (development only) finds every such file.
 */
export interface ComponentStates {
  readonly component: string;
  readonly catalogs: readonly Namespace[];
  readonly states: Readonly<Record<string, ReactNode>>;
}
