/** Queries and mutations of classes and learners, with the invalidations after a change. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ImportChecked, ImportDone, ImportField } from '@vumon/contract';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export type ClassListQuery = Input<'GET /itf/class'>['query'];
export type ClassStudentsQuery = Input<'GET /itf/classes/{id}/students'>['query'];
export type StudentListQuery = Input<'GET /itf/students'>['query'];
export type ClassBody = Input<'POST /itf/class'>['body'];
export type StudentBody = Input<'POST /itf/classes/{id}/students/add-student'>['body'];

export const classListQuery = (query: ClassListQuery) =>
  queryOptions({
    queryKey: ['classes', 'list', query],
    queryFn: ({ signal }) => api('GET /itf/class', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** For choosing one: active classes by name. */
export const activeClassesQuery = classListQuery({ status: 'ACTIVE', sort: 'name', direction: 'asc', size: 100 });

export const classQuery = (id: string) =>
  queryOptions({
    queryKey: ['classes', id],
    queryFn: ({ signal }) => api('GET /itf/class/{id}', { params: { id } }, { signal }),
  });

export const classStudentsQuery = (id: string, query: ClassStudentsQuery) =>
  queryOptions({
    queryKey: ['classes', id, 'students', query],
    queryFn: ({ signal }) => api('GET /itf/classes/{id}/students', { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Every learner of a class, for actions on all of them. */
export const wholeClassQuery = (id: string) =>
  queryOptions({
    queryKey: ['classes', id, 'students', 'all'],
    queryFn: ({ signal }) => api('GET /itf/classes/{id}/students/all', { params: { id } }, { signal }),
    staleTime: 0,
  });

export const schoolLearnersQuery = (query: Input<'GET /itf/students/of-school'>['query']) =>
  queryOptions({
    queryKey: ['students', 'of-school', query],
    queryFn: ({ signal }) => api('GET /itf/students/of-school', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const notInClassQuery = (classId: string, search: string, page: number) =>
  queryOptions({
    queryKey: ['students', 'not-in-class', classId, search, page],
    queryFn: ({ signal }) =>
      api('GET /itf/students/not-in-class', { query: { classId, search, page, size: 20 } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const signInSheetQuery = (id: string) =>
  queryOptions({
    queryKey: ['classes', id, 'sign-in-sheet'],
    queryFn: ({ signal }) => api('GET /itf/classes/{id}/students/sign-in-sheet', { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const studentListQuery = (query: StudentListQuery) =>
  queryOptions({
    queryKey: ['students', 'list', query],
    queryFn: ({ signal }) => api('GET /itf/students', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Refetches classes and learners, whose counts are shown in many places. */
function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['classes'] }),
      client.invalidateQueries({ queryKey: ['students'] }),
      client.invalidateQueries({ queryKey: ['assignments'] }),
    ]);
}

export function useClassChanges() {
  const onSuccess = useRefresh();
  return {
    create: useMutation({ mutationFn: (body: ClassBody) => api('POST /itf/class', { body }), onSuccess }),
    change: useMutation({
      mutationFn: (body: Input<'PUT /itf/class'>['body']) => api('PUT /itf/class', { body }),
      onSuccess,
    }),
    remove: useMutation({ mutationFn: (id: string) => api('DELETE /itf/class/{id}', { params: { id } }), onSuccess }),
    logo: useMutation({
      mutationFn: ({ id, file }: { id: string; file: File }) =>
        api('POST /itf/class/{id}/update-logo', { params: { id } }, { file }),
      onSuccess,
    }),
  };
}

export function useStudentChanges() {
  const onSuccess = useRefresh();
  return {
    addToClass: useMutation({
      mutationFn: ({ classId, body }: { classId: string; body: StudentBody }) =>
        api('POST /itf/classes/{id}/students/add-student', { params: { id: classId }, body }),
      onSuccess,
    }),
    addNew: useMutation({
      mutationFn: (body: Input<'POST /itf/students/add-new'>['body']) => api('POST /itf/students/add-new', { body }),
      onSuccess,
    }),
    change: useMutation({
      mutationFn: ({ id, body }: { id: string; body: StudentBody }) =>
        api('PUT /itf/students/{id}', { params: { id }, body }),
      onSuccess,
    }),
    addList: useMutation({
      mutationFn: ({ classId, ...body }: { classId: string; studentIds: string[]; undo?: boolean }) =>
        api('POST /itf/classes/{id}/students/add-list', { params: { id: classId }, body }),
      onSuccess,
    }),
    takeOut: useMutation({
      mutationFn: ({ classId, studentIds }: { classId: string; studentIds: string[] }) =>
        api('POST /itf/classes/{id}/students/remove-list', { params: { id: classId }, body: { studentIds } }),
      onSuccess,
    }),
    move: useMutation({
      mutationFn: ({ classId, ...body }: { classId: string; toClassId: string; studentIds: string[] }) =>
        api('POST /itf/classes/{id}/students/move-list', { params: { id: classId }, body }),
      onSuccess,
    }),
    renewPasswords: useMutation({
      mutationFn: ({ classId, studentIds }: { classId: string; studentIds?: string[] }) =>
        api('POST /itf/classes/{id}/students/first-passwords', {
          params: { id: classId },
          body: studentIds ? { studentIds } : {},
        }),
      onSuccess,
    }),
    replacePasswords: useMutation({
      mutationFn: (studentIds: string[]) => api('POST /itf/students/one-time-passwords', { body: { studentIds } }),
      // The passwords are not stored longer than the page shows them.
      gcTime: 0,
    }),
    remove: useMutation({
      mutationFn: (id: string) => api('DELETE /itf/students/{id}', { params: { id } }),
      onSuccess,
    }),
  };
}

/** Sheet, header row and meaning of columns where the teacher corrected what was recognised in the file. */
export interface ImportChoice {
  sheet?: string | undefined;
  headerRow?: number | undefined;
  columns?: Record<string, ImportField> | undefined;
}

/** Imports learners into a class; without one, into the teacher's list only. */
export function useImport(classId: string | null) {
  const onSuccess = useRefresh();
  const send = (file: File, body: Input<'POST /itf/students/import'>['body']) =>
    classId === null
      ? api('POST /itf/students/import', { body }, { file })
      : api('POST /itf/classes/{id}/students/import', { params: { id: classId }, body }, { file });
  return {
    check: useMutation({
      mutationFn: ({ file, columns, sheet, headerRow }: { file: File } & ImportChoice) =>
        send(file, {
          step: 'CHECK',
          ...(sheet !== undefined && { sheet }),
          ...(headerRow !== undefined && { headerRow: String(headerRow) }),
          ...(columns && { columns: JSON.stringify(columns) }),
        }) as Promise<ImportChecked>,
    }),
    confirm: useMutation({
      mutationFn: ({ file, importId }: { file: File; importId: string }) =>
        send(file, { step: 'CONFIRM', importId }) as Promise<ImportDone>,
      onSuccess,
    }),
  };
}
