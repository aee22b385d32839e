-- Learners' lists include tests of classes and groups that they have left, so that an index of current members does not
-- serve them: the memberships of all learners were read.
DROP INDEX class_students_student;
CREATE INDEX class_students_student ON class_students (student_id);
DROP INDEX study_group_students_student;
CREATE INDEX study_group_students_student ON study_group_students (student_id);
DROP INDEX assignment_students_student;
CREATE INDEX assignment_students_student ON assignment_students (student_id);
