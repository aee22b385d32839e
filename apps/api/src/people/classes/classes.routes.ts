import type { classRoutes, studentImportRoutes, studentRoutes } from '@vumon/contract';
import { AppError } from '@vumon/domain';
import type { Handlers } from '../../platform/http/bind.ts';
import { changeClass, changeLogo, createClass, deleteClass, getClass, listOfClasses } from './classes.service.ts';
import { checkImport, confirmImport, importErrors, importTemplate } from './imports.service.ts';
import { confirmConsents, consentsOf } from './consents.ts';
import { exportStudents } from './students.export.ts';
import { learnersOfSchool, renewPasswords } from './sign-in/one-time-passwords.service.ts';
import { renewSignInSheet, signInSheet } from './sign-in-sheets.service.ts';
import { addToClasses, moveToClass } from './student-moves.service.ts';
import { carryOver, nextYear } from './next-year/next-year.service.ts';
import {
  addListToClass,
  addNewStudent,
  allOfClass,
  changeCode,
  changeStudent,
  getStudent,
  listOfClassStudents,
  listOfManagedStudents,
  removeFromClass,
  removeStudent,
} from './students.service.ts';

export const classHandlers: Handlers<typeof classRoutes> = {
  'GET /itf/class': (context, { query }) => listOfClasses(context, query),
  'POST /itf/class': (context, { body }) => createClass(context, body),
  'PUT /itf/class': (context, { body: { id, ...values } }) => changeClass(context, id, values),
  'GET /itf/classes/next-year': (context, { query }) => nextYear(context, query.schoolYear),
  'POST /itf/classes/next-year': (context, { body }) => carryOver(context, body),
  'GET /itf/class/{id}': (context, { params }) => getClass(context, params.id),
  'DELETE /itf/class/{id}': (context, { params }) => deleteClass(context, params.id),
  'POST /itf/class/{id}/update-logo': (context, { params, file }) => changeLogo(context, params.id, file),
};

export const studentHandlers: Handlers<typeof studentRoutes> = {
  'GET /itf/classes/{id}/students': (context, { params, query }) => listOfClassStudents(context, params.id, query),
  'GET /itf/classes/{id}/students/all': (context, { params }) => allOfClass(context, params.id),
  'GET /itf/classes/{id}/students/sign-in-sheet': (context, { params }) => signInSheet(context, params.id),
  'POST /itf/students/one-time-passwords': (context, { body }) => renewPasswords(context, body.studentIds),
  'GET /itf/students/of-school': (context, { query }) => learnersOfSchool(context, query),
  'GET /itf/students/consents': (context) => consentsOf(context),
  'POST /itf/students/consents': (context, { body }) => confirmConsents(context, body.textVersion),
  'POST /itf/classes/{id}/students/first-passwords': (context, { params, body }) =>
    renewSignInSheet(context, params.id, body.studentIds),
  'POST /itf/classes/{id}/students/add-student': (context, { params, body }) =>
    addNewStudent(context, body, [params.id]),
  'POST /itf/classes/{id}/students/add-list': (context, { params, body }) => addListToClass(context, params.id, body),
  'POST /itf/classes/{id}/students/remove-list': (context, { params, body }) =>
    removeFromClass(context, params.id, body.studentIds),
  'DELETE /itf/classes/students/{id}': async (context, { params, query }) => {
    const { removed } = await removeFromClass(context, query.classId, [params.id]);
    if (removed === 0) throw new AppError('STUDENT_NOT_FOUND');
    return null;
  },
  'PUT /itf/classes/students/student-code': (context, { body }) =>
    changeCode(context, body.studentId, body.code ?? null),
  'GET /itf/students': (context, { query }) => listOfManagedStudents(context, query),
  'GET /itf/students/export': (context, { query }) => exportStudents(context, query),
  'GET /itf/students/not-in-class': (context, { query: { classId, ...page } }) =>
    listOfManagedStudents(context, { ...page, notInClassId: classId, sort: 'name', direction: 'asc' }),
  'GET /itf/students/{id}': (context, { params }) => getStudent(context, params.id),
  'GET /itf/students/{id}/classes': async (context, { params }) => (await getStudent(context, params.id)).classes,
  'POST /itf/students/add-new': (context, { body: { classIds, ...values } }) =>
    addNewStudent(context, values, classIds),
  'POST /itf/students/add-student': (context, { body }) => addToClasses(context, body.studentId, body.classIds),
  'POST /itf/classes/{id}/students/move-list': (context, { params, body }) =>
    moveToClass(context, params.id, body.toClassId, body.studentIds),
  'PUT /itf/students/{id}': (context, { params, body }) => changeStudent(context, params.id, body),
  'DELETE /itf/students/{id}': (context, { params }) => removeStudent(context, params.id),
};

export const studentImportHandlers: Handlers<typeof studentImportRoutes> = {
  'GET /itf/classes/students/import-template': (context) => importTemplate(context),
  'POST /itf/classes/{id}/students/import': (context, { params, body, file }) =>
    body.step === 'CHECK'
      ? checkImport(context, params.id, file, body)
      : confirmImport(context, params.id, body.importId!, file),
  'POST /itf/students/import': (context, { body, file }) =>
    body.step === 'CHECK' ? checkImport(context, null, file, body) : confirmImport(context, null, body.importId!, file),
  'GET /itf/classes/students/import/{id}/errors': (context, { params }) => importErrors(context, params.id),
};
