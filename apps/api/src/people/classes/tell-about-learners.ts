/** Notices about learners of classes, to them and to their teachers. */
import { on, type EventListener } from '#platform/events';
import { asOf, notify } from '#platform/notices';
import { learnerPasswordsRenewed, studentsImported } from './classes.events.ts';
import { findOptionalClassName } from './classes.queries.ts';
import { nameOfUser, teachersOf } from './sign-in/one-time-passwords.queries.ts';

export const tellAboutLearners: EventListener = {
  name: 'classes.tell-about-learners',
  hears: [
    on(studentsImported, async (context, { ownerId, classId, added }) => {
      const className = await findOptionalClassName(context.db, classId);
      if (className === undefined) return;
      await notify(asOf(context), {
        users: [ownerId],
        kind: 'STUDENTS_IMPORTED',
        params: { className, count: added },
        link: `/classes/${classId}`,
      });
    }),
    on(learnerPasswordsRenewed, async (context, { teacherId, studentIds }) => {
      const { db } = context;
      const teacher = await nameOfUser(db, teacherId);
      await notify(asOf(context), {
        users: studentIds,
        kind: 'PASSWORD_RENEWED',
        params: { teacher },
        link: '/users/info',
      });
      for (const other of await teachersOf(db, studentIds, teacherId))
        await notify(asOf(context), {
          users: [other.teacherId],
          kind: 'LEARNER_PASSWORDS_RENEWED',
          params: { teacher, count: other.students.length },
          link: other.students.length === 1 ? `/students/${other.students[0]!}` : '/students/info',
        });
    }),
  ],
};
