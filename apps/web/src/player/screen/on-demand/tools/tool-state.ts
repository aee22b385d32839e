/** The state of the tools of one attempt, stored on the device so that it survives a reload. */
import type { ExamTool } from '@vumon/domain';
import { useState } from 'react';
import { toolsKey } from '../../settings.ts';

export interface ToolState {
  /** Tools that are switched on. */
  readonly on: readonly ExamTool[];
  readonly notes: string;
  /** Options struck out, as `question|item|place`. */
  readonly struck: readonly string[];
}

const nothing: ToolState = { on: [], notes: '', struck: [] };
const texts = (list: unknown): string[] => (Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []);

function recall(attempt: string): ToolState {
  try {
    const { on, notes, struck } = JSON.parse(localStorage.getItem(toolsKey(attempt)) ?? '{}') as Partial<ToolState>;
    return {
      on: texts(on) as ExamTool[],
      notes: typeof notes === 'string' ? notes : '',
      struck: texts(struck),
    };
  } catch {
    return nothing;
  }
}

export function useToolState(attempt: string): [ToolState, (change: (kept: ToolState) => Partial<ToolState>) => void] {
  const [kept, set] = useState(() => recall(attempt));
  return [
    kept,
    (change) =>
      set((old) => {
        const next = { ...old, ...change(old) };
        try {
          localStorage.setItem(toolsKey(attempt), JSON.stringify(next));
        } catch {
          // Without storage the state is lost when the page ends.
        }
        return next;
      }),
  ];
}

export const toggled = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
