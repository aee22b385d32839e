/** The common frame of all editors: problems above the fields of the type, explanation and instructions below. */
import type { ReactNode } from 'react';
import type { CommonContent, CommonKey } from '../schema/content-parts.ts';
import type { EditorProps } from '../schema/core.react.ts';
import { ExplanationField, InstructionFields } from './Frame.tsx';
import { ProblemsNote, type ProblemNamespace } from './problems.tsx';
import classes from './editing.module.css';

export interface EditorFrameProps<C extends CommonContent, K extends CommonKey> extends EditorProps<C, K> {
  /** The message catalog of the type's family. */
  namespace: ProblemNamespace;
  /** Whether the editor shows the problem of this path at a field; all others are listed at the top. */
  isPlaced(path: string): boolean;
  /** Whether the instructions at the end have their text field; not where the editor shows it elsewhere. */
  withText?: boolean;
  children: ReactNode;
}

export function EditorFrame<C extends CommonContent, K extends CommonKey>({
  namespace,
  isPlaced,
  withText = true,
  children,
  ...props
}: EditorFrameProps<C, K>) {
  return (
    <div className={classes.editor}>
      <ProblemsNote namespace={namespace} problems={props.problems} isPlaced={isPlaced} />
      {children}
      <ExplanationField {...props} />
      <InstructionFields {...props} withText={withText} />
    </div>
  );
}
