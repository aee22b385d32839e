ALTER TABLE activation_codes RENAME COLUMN code_sealed TO code_encrypted;
