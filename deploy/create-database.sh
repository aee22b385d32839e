#!/bin/sh
# Makes the product's role and database on a new server: after Patroni has bootstrapped it, which gives its address as the
# first argument, and as an initialisation script of the image postgres.
set -eu
psql --no-psqlrc --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" --dbname "${1:-dbname=postgres}" <<'SQL'
CREATE ROLE vumon LOGIN PASSWORD :'password';
CREATE DATABASE vumon OWNER vumon;
ALTER DATABASE vumon SET jit = off;
SQL
