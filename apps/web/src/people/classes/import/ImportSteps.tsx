/** The four steps of an import of learners, each with its buttons below. */
import { useQuery } from '@tanstack/react-query';
import type { ImportChecked } from '@vumon/contract';
import { IconDownload, IconFileSpreadsheet, IconPrinter } from '@tabler/icons-react';
import type { Translate } from '@vumon/i18n';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Button, FileDrop, Note, toast } from '@vumon/ui';
import type { ReactNode } from 'react';
import { downloadFile } from '../../../api/download.ts';
import { offersQuery } from '../../../api/packages.ts';
import { useLimits, useUploadLimit } from '../../../api/limits.ts';
import { useProfile } from '../../../session/profile.ts';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportPlace } from './ImportPlace.tsx';
import { ImportResult } from './ImportResult.tsx';
import { packageCap } from './package-cap.ts';
import classes from './import.module.css';
import type { StudentImport } from './use-student-import.ts';

interface StepProps {
  work: StudentImport;
}

/** What a step shows, below the reason why the last action failed, and its buttons. */
function Step({ work, buttons, children }: StepProps & { buttons: ReactNode; children: ReactNode }) {
  return (
    <>
      <div className={classes.body}>
        {work.fault && (
          <Note tone="bad" live>
            {work.fault}
          </Note>
        )}
        {children}
      </div>
      <footer className={classes.foot}>{buttons}</footer>
    </>
  );
}

/** The rules for the file, and a template to fill in. */
export function TemplateStep({ work }: StepProps) {
  const { t } = useTranslation('classes');
  const limits = useLimits();
  const { megabytes } = useUploadLimit('import-file-mebibytes');
  return (
    <Step
      work={work}
      buttons={
        <Button variant="primary" full onClick={() => work.setStep('file')}>
          {t('import.template.next')}
        </Button>
      }
    >
      <p>{t('import.template.body')}</p>
      <ul className={classes.rules}>
        {(['any', 'name', 'code', 'limit'] as const).map((rule) => (
          <li key={rule}>{t(`import.template.${rule}`, { rows: limits?.studentImportRows ?? '', megabytes })}</li>
        ))}
      </ul>
      <div>
        <Button
          icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
          onClick={() => work.report(downloadFile('/itf/classes/students/import-template', 'hoc-sinh.xlsx'))}
        >
          {t('import.template.download')}
        </Button>
      </div>
    </Step>
  );
}

/** The file, and what its columns mean. */
export function FileStep({ work }: StepProps) {
  const { t } = useTranslation('classes');
  const { maxSize, megabytes } = useUploadLimit('import-file-mebibytes');
  const { file, checked, columns } = work;
  const named =
    columns !== null && Object.values(columns).some((field) => field === 'fullName' || field === 'firstName');
  return (
    <Step
      work={work}
      buttons={
        <Button
          variant="primary"
          full
          loading={work.checking}
          disabledReason={
            work.checking ? null : !checked ? t('import.file.none') : !named ? t('import.columns.noName') : null
          }
          onClick={() => void work.recheck()}
        >
          {t('import.columns.check')}
        </Button>
      }
    >
      <FileDrop
        asks
        aria-label={t('import.steps.file')}
        accept=".xlsx,.xls"
        {...(maxSize !== undefined && { maxSize, hint: t('import.file.hint', { megabytes }) })}
        busy={work.checking}
        file={
          file
            ? {
                name: file.name,
                note: checked ? rowsText(checked, t) : t('import.file.reading'),
              }
            : null
        }
        onFile={(chosen) => void work.choose(chosen)}
        onRemove={work.startAgain}
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
            disabled={work.checking}
            onChange={(chosen) => void work.choosePlace(chosen)}
          />
          <ImportColumns columns={checked.columns} value={columns} onChange={work.setColumns} />
        </>
      )}
    </Step>
  );
}

/** What the check found: how many rows are good, and those to correct. */
export function CheckStep({ work, checked, classId }: StepProps & { checked: ImportChecked; classId: string | null }) {
  const { t } = useTranslation('classes');
  return (
    <Step
      work={work}
      buttons={
        <>
          <div className={classes.buttons}>
            {checked.bad.length > 0 && (
              <Button
                icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
                onClick={() =>
                  work.report(downloadFile(`/itf/classes/students/import/${checked.importId}/errors`, 'loi.xlsx'))
                }
              >
                {t('import.errors', { count: checked.bad.length })}
              </Button>
            )}
            <Button
              variant="primary"
              className={classes.grow}
              loading={work.importing}
              disabledReason={checked.good === 0 ? t('import.nothing') : null}
              onClick={() => void work.importAll()}
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
      }
    >
      <div className={classes.file}>
        <IconFileSpreadsheet className={classes.fileIcon} size={24} stroke={1.75} aria-hidden />
        <span className={classes.fileText}>
          <span className={classes.fileName}>{checked.fileName}</span>
          <span className={classes.small}>{rowsText(checked, t)}</span>
        </span>
        <Button variant="link" size="sm" onClick={work.startAgain}>
          {t('import.change')}
        </Button>
      </div>
      <PackageCap checked={checked} />
      {checked.otherGrade !== null && <Note tone="warn">{t('import.otherGrade', { grade: checked.otherGrade })}</Note>}
      <ImportResult checked={checked} />
    </Step>
  );
}

/** Says which limit of the package refused rows, and which package lifts it. */
function PackageCap({ checked }: { checked: ImportChecked }) {
  const { t } = useTranslation('classes');
  const english = useLocale() === 'en';
  const { membership, caps } = useProfile();
  const { data: onSale = [] } = useQuery(offersQuery);
  const cap = packageCap(checked.bad, caps, onSale);
  if (!cap || !membership) return null;
  const { of, count, higher } = cap;
  const nameOf = (one: { name: string; nameEn: string }) => (english ? one.nameEn : one.name);
  return (
    <Note tone="warn" action={higher ? <AppLink href="/payment?type=upgrade">{t('seePackages')}</AppLink> : undefined}>
      {t(`import.cap.${of}`, { name: nameOf(membership), count })}{' '}
      {higher && t('import.cap.higher', { name: nameOf(higher), count: higher.count })}
    </Note>
  );
}

/** How many learners were added. */
export function DoneStep({ work, classId, onClose }: StepProps & { classId: string | null; onClose: () => void }) {
  const { t } = useTranslation('classes');
  const { done } = work;
  return (
    <Step
      work={work}
      buttons={
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
      }
    >
      {done && (
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
    </Step>
  );
}

/** Which sheet was read and how many rows it has; the rows are not counted before the column of names is known. */
const rowsText = ({ rows, headerRow, sheet, sheets }: ImportChecked, t: Translate<'classes'>): string =>
  [
    sheets.length > 1 && sheet,
    rows === 0
      ? t('import.notCounted')
      : t(headerRow === 0 ? 'import.rowCountBare' : 'import.rowCount', { count: rows, row: headerRow }),
  ]
    .filter(Boolean)
    .join(' · ');
