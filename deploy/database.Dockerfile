# PostgreSQL with Patroni and PgBouncer, from the packages of the PostgreSQL project, which the image knows.
FROM postgres:18.4-trixie
RUN apt-get update && apt-get install --yes --no-install-recommends patroni pgbouncer && rm -rf /var/lib/apt/lists/* \
  && mkdir --mode 1777 /data /archive \
  # Settings here are for 1.21 and later, see pgbouncer.ini.
  && dpkg --compare-versions "$(dpkg-query --show --showformat '${Version}' pgbouncer)" ge 1.21
# `postgres` of the image.
USER 999:999
