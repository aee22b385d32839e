-- The subject that a user works in: it orders what forms and lists begin with, and hides nothing. Null: nobody has chosen.
ALTER TABLE users ADD subject text CHECK (subject IN ('ENGLISH', 'MATH'));
