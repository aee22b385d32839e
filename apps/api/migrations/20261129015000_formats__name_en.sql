-- Formats of the system have names in both languages, as tests and series do. Null: the name in every language.
ALTER TABLE formats ADD COLUMN name_en varchar(100);
ALTER TABLE formats ADD COLUMN search_en text GENERATED ALWAYS AS (fold((name_en)::text)) STORED;
