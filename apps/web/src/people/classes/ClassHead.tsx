import {
  IconFileSpreadsheet,
  IconKey,
  IconListCheck,
  IconMoodKid,
  IconPencil,
  IconPrinter,
  IconSend,
  IconUserPlus,
} from '@tabler/icons-react';
import type { ClassView } from '@vumon/contract';
import { signsInByClass } from '@vumon/domain';
import { formatSchoolYear } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, IconButton, Menu, PageHeader, ProgressBar } from '@vumon/ui';
import { ClassBadge } from './ClassBadge.tsx';
import classes from './classes.module.css';

interface ClassHeadProps {
  klass: ClassView;
  /** Why nothing can be added or assigned: the class is deactivated. */
  off: string | null;
  onEdit: () => void;
  onAssign: () => void;
  /** The ways to add learners; left out where another tab than theirs is open. */
  adding?: Omit<AddStudentsProps, 'klass' | 'off'> | undefined;
}

/** Name, school year, code and size of a class, with what its teacher can do. */
export function ClassHead({ klass, off, onEdit, onAssign, adding }: ClassHeadProps) {
  const { t } = useTranslation('classes');
  return (
    <PageHeader
      lead={<ClassBadge name={klass.name} logo={klass.logo} />}
      title={/^(lớp|class)\s/iu.test(klass.name) ? klass.name : t('classTitle', { name: klass.name })}
      beside={
        klass.abilities.edit && (
          <IconButton
            size="sm"
            icon={<IconPencil size={18} stroke={1.75} aria-hidden />}
            aria-label={t('dialog.edit')}
            withTooltip
            onClick={onEdit}
          />
        )
      }
      subtitle={
        <span className={classes.headFacts}>
          <span>{formatSchoolYear(klass.schoolYear)}</span>
          <span>
            {t('codeLabel')} <b>{klass.code}</b>
          </span>
          <span className={classes.meter}>
            <span className={classes.figure}>
              {klass.students}/{klass.studentLimit}
            </span>
            <ProgressBar
              value={klass.students}
              max={klass.studentLimit}
              width={80}
              aria-label={t('studentCount', { count: klass.students })}
            />
          </span>
        </span>
      }
      actions={
        <>
          {adding && <AddStudents klass={klass} off={off} {...adding} />}
          <Button icon={<IconSend size={20} stroke={1.75} aria-hidden />} disabledReason={off} onClick={onAssign}>
            {t('menu.assign')}
          </Button>
        </>
      }
    />
  );
}

interface AddStudentsProps {
  klass: ClassView;
  off: string | null;
  onAddOne: () => void;
  onPick: () => void;
  onImport: () => void;
  /** Prints the learners' slips with names and first passwords. */
  onPrint: () => void;
  /** Signing in by class code and pictures, of young learners. */
  onSignIn: () => void;
  /** New one-time passwords for the whole class. */
  onRenewAll: () => void;
}

/** The menu with all ways to add learners to a class. */
function AddStudents({ klass, off, onAddOne, onPick, onImport, onPrint, onSignIn, onRenewAll }: AddStudentsProps) {
  const { t } = useTranslation('classes');
  if (off !== null)
    return (
      <Button icon={<IconUserPlus size={20} stroke={1.75} aria-hidden />} disabledReason={off}>
        {t('students.add')}
      </Button>
    );
  return (
    <Menu
      items={[
        {
          label: t('students.addOne'),
          icon: <IconUserPlus size={18} stroke={1.75} />,
          onSelect: onAddOne,
        },
        {
          label: t('students.pick'),
          icon: <IconListCheck size={18} stroke={1.75} />,
          onSelect: onPick,
        },
        {
          label: t('import.title'),
          icon: <IconFileSpreadsheet size={18} stroke={1.75} />,
          onSelect: onImport,
        },
        {
          label: t('sheet.print'),
          icon: <IconPrinter size={18} stroke={1.75} />,
          onSelect: onPrint,
          divided: true,
          disabled: klass.students === 0,
        },
        signsInByClass(klass.gradeId) && {
          label: t('classSignIn.menu'),
          icon: <IconMoodKid size={18} stroke={1.75} />,
          onSelect: onSignIn,
        },
        {
          label: t('renewed.wholeClass'),
          icon: <IconKey size={18} stroke={1.75} />,
          onSelect: onRenewAll,
          disabled: klass.students === 0,
        },
      ]}
    >
      <Button icon={<IconUserPlus size={20} stroke={1.75} aria-hidden />}>{t('students.add')}</Button>
    </Menu>
  );
}
