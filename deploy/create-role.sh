#!/bin/sh
# Run once by the image of PostgreSQL, for a new database: the server gets a role that owns this database and can do
# nothing else. The superuser loses its password, so that it is let in from within the container only.
set -eu
psql --no-psqlrc --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" \
	--set=role="${ROLE:-orvane}" --set=password="$POSTGRES_PASSWORD" <<'SQL'
create role :"role" login password :'password';
alter database :"DBNAME" owner to :"role";
alter role :"USER" password null;
SQL
