import type { ImportChecked, ImportDone, ImportField } from '@vumon/contract';
import { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { useState } from 'react';
import { useErrorMessage } from '../../../forms/errors.ts';
import { useImport, type ImportChoice } from '../queries.ts';

export const importSteps = ['template', 'file', 'check', 'done'] as const;
export type ImportStep = (typeof importSteps)[number];
export type StudentImport = ReturnType<typeof useStudentImport>;

/**
 * An import of learners: the chosen file, the meaning of its columns, what the check found, and how far it has come. It
 * lives in the page, not in the panel, which is another one when a tablet is turned; each opening of the panel begins anew.
 */
export function useStudentImport(classId: string | null, open: boolean) {
  const { t: tError } = useTranslation('errors');
  const message = useErrorMessage();
  const { check, confirm } = useImport(classId);
  const [step, setStep] = useState<ImportStep>('template');
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<ImportChecked | null>(null);
  const [columns, setColumns] = useState<Record<string, ImportField> | null>(null);
  /** Sheet and header row, where the teacher chose others than were found. */
  const [place, setPlace] = useState<Omit<ImportChoice, 'columns'>>({});
  const [done, setDone] = useState<ImportDone | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [wasOpen, setWasOpen] = useState(open);

  const startWith = (first: ImportStep) => {
    setFile(null);
    setChecked(null);
    setColumns(null);
    setPlace({});
    setDone(null);
    setFault(null);
    setStep(first);
  };
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) startWith('template');
  }

  const choose = async (chosen: File) => {
    setFile(chosen);
    setFault(null);
    setColumns(null);
    setChecked(null);
    setPlace({});
    try {
      const result = await check.mutateAsync({ file: chosen });
      setChecked(result);
      setColumns(fieldsOf(result));
      if (result.isTemplate && result.sheets.length < 2) setStep('check');
    } catch (error) {
      setFault(message(error));
      setFile(null);
    }
  };
  const choosePlace = async (chosen: Omit<ImportChoice, 'columns'>) => {
    if (!file) return;
    setFault(null);
    try {
      if (!(await isReadable(file))) return setFault(tError('IMPORT_FILE_CHANGED'));
      const result = await check.mutateAsync({ file, ...chosen });
      setPlace(chosen);
      setChecked(result);
      setColumns(fieldsOf(result));
    } catch (error) {
      setFault(message(error));
    }
  };
  const recheck = async () => {
    if (!file || !columns || !checked) return;
    setFault(null);
    try {
      if (JSON.stringify(columns) !== JSON.stringify(fieldsOf(checked))) {
        if (!(await isReadable(file))) return setFault(tError('IMPORT_FILE_CHANGED'));
        setChecked(await check.mutateAsync({ file, ...place, columns }));
      }
      setStep('check');
    } catch (error) {
      setFault(message(error));
    }
  };
  const report = (work: Promise<unknown>) => void work.catch((error: unknown) => setFault(message(error)));
  const importAll = async () => {
    if (!file || !checked) return;
    setFault(null);
    try {
      if (!(await isReadable(file))) return setFault(tError('IMPORT_FILE_CHANGED'));
      setDone(await confirm.mutateAsync({ file, importId: checked.importId }));
      setStep('done');
    } catch (error) {
      setFault(message(error));
      // Rows that passed the check fail now, because the data changed meanwhile: they are checked and shown again.
      if (error instanceof ApiError && error.code === 'IMPORT_FAILED')
        report(check.mutateAsync({ file, ...place, ...(columns && { columns }) }).then(setChecked));
    }
  };
  const startAgain = () => startWith('file');

  return {
    step,
    setStep,
    file,
    checked,
    columns,
    setColumns,
    done,
    /** Why the last action failed. */
    fault,
    checking: check.isPending,
    importing: confirm.isPending,
    choose,
    choosePlace,
    recheck,
    importAll,
    startAgain,
    /** Shows the reason when the work fails. */
    report,
  };
}

const fieldsOf = ({ columns }: ImportChecked): Record<string, ImportField> =>
  Object.fromEntries(columns.flatMap(({ index, field }) => (field ? [[String(index), field]] : [])));

/** Browsers refuse to read a file that has been saved again after it was chosen. */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
