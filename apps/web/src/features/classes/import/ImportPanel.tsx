import type { ImportChecked, ImportDone, ImportField } from '@vumon/contract';
import { ApiError } from '@vumon/contract/client';
import { IconDownload, IconFileSpreadsheet, IconPrinter, IconX } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { Button, FileDrop, IconButton, Note, Stepper, toast } from '@vumon/ui';
import { useState } from 'react';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { downloadFile } from '../../../api/download.ts';
import { useLimits, useUploadLimit } from '../../../api/limits.ts';
import { useErrorMessage } from '../../../forms/errors.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportPlace } from './ImportPlace.tsx';
import { ImportResult } from './ImportResult.tsx';
import classes from './import.module.css';
import { useImport, type ImportChoice } from '../queries.ts';

type Step = 'template' | 'file' | 'check' | 'done';
const steps: readonly Step[] = ['template', 'file', 'check', 'done'];

/** From a spreadsheet to learners in four steps: template, file (and its columns), what the check found, imported. */
export function ImportPanel({
  classId,
  onClose,
  bare,
}: {
  /** Null: into the teacher's list alone. */
  classId: string | null;
  onClose: () => void;
  /** Inside a drawer that has a head of its own. */ bare?: boolean;
}) {
  const { t } = useTranslation('classes');
  const limits = useLimits();
  const { maxSize, megabytes } = useUploadLimit('import-file-mebibytes');
  const { t: tError } = useTranslation('errors');
  const message = useErrorMessage();
  const { check, confirm } = useImport(classId);
  const [step, setStep] = useState<Step>('template');
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<ImportChecked | null>(null);
  const [columns, setColumns] = useState<Record<string, ImportField> | null>(null);
  /** Sheet and header row, where the teacher chose others than were found. */
  const [place, setPlace] = useState<Omit<ImportChoice, 'columns'>>({});
  const [done, setDone] = useState<ImportDone | null>(null);
  const [fault, setFault] = useState<string | null>(null);

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
      // What was good at the check is not any more: the rows are shown as they stand now, with the list of errors.
      if (error instanceof ApiError && error.code === 'IMPORT_FAILED')
        report(check.mutateAsync({ file, ...place, ...(columns && { columns }) }).then(setChecked));
    }
  };
  const again = () => {
    setFile(null);
    setChecked(null);
    setColumns(null);
    setPlace({});
    setFault(null);
    setStep('file');
  };
  /** Nothing is counted before it is known which column holds the names. */
  const rowsOf = ({ rows, headerRow, sheet, sheets }: ImportChecked): string =>
    [
      sheets.length > 1 && sheet,
      rows === 0
        ? t('import.notCounted')
        : t(headerRow === 0 ? 'import.rowCountBare' : 'import.rowCount', { count: rows, row: headerRow }),
    ]
      .filter(Boolean)
      .join(' · ');
  const named =
    columns !== null && Object.values(columns).some((field) => field === 'fullName' || field === 'firstName');

  return (
    <div className={classes.panel}>
      {!bare && (
        <header className={classes.head}>
          <h2 className={classes.title}>{t('import.title')}</h2>
          <IconButton
            icon={<IconX size={20} stroke={1.75} aria-hidden />}
            aria-label={t('import.close')}
            onClick={onClose}
          />
        </header>
      )}
      <div className={classes.steps}>
        <Stepper
          look="thin"
          aria-label={t('import.steps.label')}
          current={steps.indexOf(step)}
          steps={steps.map((one) => ({
            label: t(`import.steps.${one}`),
            reachable: step !== 'done' && steps.indexOf(one) < steps.indexOf(step),
          }))}
          onStep={(index) => {
            if (steps[index] === 'file') again();
            else setStep(steps[index]!);
          }}
        />
      </div>
      <div className={classes.body}>
        {fault && (
          <Note tone="bad" live>
            {fault}
          </Note>
        )}
        {step === 'template' && (
          <>
            <p>{t('import.template.body')}</p>
            <ul className={classes.rules}>
              {(['any', 'name', 'code', 'limit'] as const).map((rule) => (
                <li key={rule}>{t(`import.template.${rule}`, { rows: limits?.studentImportRows, megabytes })}</li>
              ))}
            </ul>
            <div>
              <Button
                icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
                onClick={() => report(downloadFile('/itf/classes/students/import-template', 'hoc-sinh.xlsx'))}
              >
                {t('import.template.download')}
              </Button>
            </div>
          </>
        )}
        {step === 'file' && (
          <>
            <FileDrop
              aria-label={t('import.steps.file')}
              accept=".xlsx,.xls"
              {...(maxSize !== undefined && { maxSize, hint: t('import.file.hint', { megabytes }) })}
              busy={check.isPending}
              file={
                file
                  ? {
                      name: file.name,
                      note: checked ? rowsOf(checked) : t('import.file.reading'),
                    }
                  : null
              }
              onFile={(chosen) => void choose(chosen)}
              onRemove={again}
            />
            {checked && columns && (
              <>
                {!named && (
                  <Note tone="warn" live title={t('import.unknown.title')}>
                    {t('import.unknown.body')}
                  </Note>
                )}
                <ImportPlace
                  checked={checked}
                  disabled={check.isPending}
                  onChange={(chosen) => void choosePlace(chosen)}
                />
                <ImportColumns columns={checked.columns} value={columns} onChange={setColumns} />
              </>
            )}
          </>
        )}
        {step === 'check' && checked && (
          <>
            <div className={classes.file}>
              <IconFileSpreadsheet className={classes.fileIcon} size={24} stroke={1.75} aria-hidden />
              <span className={classes.fileWords}>
                <span className={classes.fileName}>{checked.fileName}</span>
                <span className={classes.small}>{rowsOf(checked)}</span>
              </span>
              <Button variant="link" size="sm" onClick={again}>
                {t('import.change')}
              </Button>
            </div>
            <ImportResult checked={checked} />
          </>
        )}
        {step === 'done' && done && (
          <Note tone="ok" live title={t('import.done.title', { count: done.added })}>
            {[
              done.linked > 0 && t('import.done.linked', { count: done.linked }),
              done.already > 0 && t('import.done.already', { count: done.already }),
              done.skipped > 0 && t('import.done.skipped', { count: done.skipped }),
              t('import.done.next'),
            ]
              .filter(Boolean)
              .join(' ')}
          </Note>
        )}
      </div>
      <footer className={classes.foot}>
        {step === 'template' && (
          <Button variant="primary" full onClick={() => setStep('file')}>
            {t('import.template.next')}
          </Button>
        )}
        {step === 'file' && (
          <Button
            variant="primary"
            full
            loading={check.isPending}
            disabledReason={
              check.isPending ? null : !checked ? t('import.file.none') : !named ? t('import.columns.noName') : null
            }
            onClick={() => void recheck()}
          >
            {t('import.columns.check')}
          </Button>
        )}
        {step === 'check' && checked && (
          <>
            <div className={classes.buttons}>
              {checked.bad.length > 0 && (
                <Button
                  icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
                  onClick={() =>
                    report(downloadFile(`/itf/classes/students/import/${checked.importId}/errors`, 'loi.xlsx'))
                  }
                >
                  {t('import.errors', { count: checked.bad.length })}
                </Button>
              )}
              <Button
                variant="primary"
                className={classes.grow}
                loading={confirm.isPending}
                disabledReason={checked.good === 0 ? t('import.nothing') : null}
                onClick={() => void importAll()}
              >
                {t('import.confirm', { count: checked.good })}
              </Button>
            </div>
            {checked.good > 0 && (
              <p className={classes.after}>
                {t(classId ? 'import.afterBefore' : 'import.afterListBefore')}{' '}
                <b>
                  {checked.students + checked.good}
                  {checked.studentLimit !== null && `/${checked.studentLimit}`}
                </b>{' '}
                {t(classId ? 'import.afterAfter' : 'import.afterList')}
              </p>
            )}
          </>
        )}
        {step === 'done' && (
          <div className={classes.buttons}>
            {classId && (
              <Button
                icon={<IconPrinter size={18} stroke={1.75} aria-hidden />}
                renderRoot={(props) => <AppLink href={`/classes/${classId}?view=sheet`} {...props} />}
              >
                {t('sheet.print')}
              </Button>
            )}
            <Button
              variant="primary"
              className={classes.grow}
              onClick={() => {
                toast(t('import.done.title', { count: done?.added ?? 0 }));
                onClose();
              }}
            >
              {t('student.done')}
            </Button>
          </div>
        )}
      </footer>
    </div>
  );
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
