#!/bin/sh
# Dumps the database given by PGHOST etc. into a folder, removes dumps older than 30 days (or as many as given), and
# touches a file whose modification time tells the server when the last backup was made:
#   back-up-postgres.sh FOLDER STAMP [DAYS]
set -eu
folder=$1 stamp=$2
umask 077
file=$folder/orvane-$(date -u +%Y-%m-%dT%H-%M-%SZ).dump
trap 'rm -f "$file.part"' EXIT
# Without sessions: a restored dump brings none back.
pg_dump --format=custom --exclude-table-data=desk_key --file="$file.part"
# Reads all of it.
pg_restore --file=/dev/null "$file.part"
mv "$file.part" "$file"
find "$folder" -name 'orvane-*.dump' -mtime +"$((${3:-30} - 1))" -delete
touch "$stamp"
echo "$file"
