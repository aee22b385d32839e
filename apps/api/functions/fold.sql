-- Folding for search: no diacritics, no case, đ = d. Immutable, so that columns may be generated from it.
CREATE OR REPLACE FUNCTION fold(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ SELECT lower(translate(public.unaccent('public.unaccent'::regdictionary, normalize(value, NFC)), 'đĐ', 'dd')) $function$;
