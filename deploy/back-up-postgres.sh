#!/bin/sh
# Dumps the database that PGHOST and the like name into a folder, removes dumps older than 30 days, and touches a file
# whose age tells the server when that was: back-up-postgres.sh FOLDER STAMP
set -eu
folder=$1 stamp=$2
umask 077
file=$folder/orvane-$(date -u +%Y-%m-%dT%H-%M-%SZ).dump
trap 'rm -f "$file.part"' EXIT
pg_dump --format=custom --file="$file.part"
# Reads the table of contents, which a torn file does not have.
pg_restore --list "$file.part" >/dev/null
mv "$file.part" "$file"
find "$folder" -name 'orvane-*.dump' -mtime +29 -delete
touch "$stamp"
