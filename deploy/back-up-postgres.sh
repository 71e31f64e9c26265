#!/bin/sh
# Dumps the database given by PGHOST etc. into a folder, removes dumps older than 30 days, and touches a file whose
# modification time tells the server when the last backup was made: back-up-postgres.sh FOLDER STAMP
set -eu
folder=$1 stamp=$2
umask 077
file=$folder/orvane-$(date -u +%Y-%m-%dT%H-%M-%SZ).dump
trap 'rm -f "$file.part"' EXIT
pg_dump --format=custom --file="$file.part"
# Reads the table of contents, which a truncated dump does not have.
pg_restore --list "$file.part" >/dev/null
mv "$file.part" "$file"
find "$folder" -name 'orvane-*.dump' -mtime +29 -delete
touch "$stamp"
