#!/bin/sh
# Dumps the database given by PGHOST etc. into a folder, and touches a file whose modification time tells the server when
# the last backup was made:
#   back-up-postgres.sh FOLDER STAMP [DAYS]
# Before that it removes what killed dumps have left, dumps older than 30 days (or as many as given), all but the newest
# of each day (UTC) before the last 24 hours, and as many more as it takes to make room: first those a day has besides
# its newest, then the oldest; never the newest of all, nor another file. Without room it dumps nothing, and a file next
# to the stamp lets the server say so. leads/commands/kept-copies.ts has the same rules for SQLite.
set -eu
folder=$1 stamp=$2 days=${3:-30}
no_room=$(dirname "$stamp")/no-room-for-backup
umask 077

# The number in its name is that of its process; another container's are not ours, but there is one at a time.
for part in "$folder"/orvane-*.dump*.part; do
	[ -e "$part" ] || continue
	id=${part%.part} id=${id##*.}
	if [ "$id" = "$$" ] || ! kill -0 "$id" 2>/dev/null; then rm -f "$part"; fi
done

# A dump takes no more than the database, and leads keep twice as much, and a twentieth of the disk up to a gigabyte.
size=$(psql --no-psqlrc --tuples-only --no-align --command='select pg_database_size(current_database())')
missing() {
	df -Pk "$folder" | awk -v size="$size" 'NR == 2 {
		reserve = 0.05 * $2 * 1024
		if (reserve > 1e9) reserve = 1e9
		if (reserve < 2 * size) reserve = 2 * size
		printf "%.0f", size + reserve - $4 * 1024
	}'
}

# Names begin with the time, so the newest comes first. GNU date and BSD date are told differently.
at() { date -u -d "@$1" +%Y-%m-%dT%H-%M-%SZ 2>/dev/null || date -u -r "$1" +%Y-%m-%dT%H-%M-%SZ; }
now=$(date -u +%s)
# shellcheck disable=SC2012 # The names that count have no blanks.
LC_ALL=C ls -ln "$folder" | awk '$NF ~ /^orvane-[0-9-]+T[0-9-]+Z[.]dump$/ { print $5, $NF }' | sort -r -k 2 | awk \
	-v oldest="orvane-$(at $((now - days * 86400)))" -v hourly="orvane-$(at $((now - 86400)))" -v missing="$(missing)" '
	{ day = substr($2, 8, 10) }
	NR > 1 {
		if ($2 < oldest || (day == later && $2 < hourly)) { print $2; freed += $1 }
		else if (day == later) hour[++hours] = $2
		else first[++days] = $2
		bytes[$2] = $1
	}
	{ later = day }
	END {
		for (; hours > 0 && freed < missing; hours--) { print hour[hours]; freed += bytes[hour[hours]] }
		for (; days > 0 && freed < missing; days--) { print first[days]; freed += bytes[first[days]] }
	}' | (cd "$folder" && xargs rm -f)
if [ "$(missing)" -gt 0 ]; then
	touch "$no_room" || true
	echo "no room for a backup in $folder: $(missing) bytes are missing, with what is left to leads" >&2
	exit 1
fi

file=$folder/orvane-$(at "$now").dump
part=$file.$$.part
trap 'rm -f "$part"' EXIT
# Without sessions: a restored dump brings none back.
pg_dump --format=custom --exclude-table-data=desk_key --file="$part"
# Reads all of it.
pg_restore --file=/dev/null "$part"
mv "$part" "$file"
sync "$file" "$folder" 2>/dev/null || sync
rm -f "$no_room"
touch "$stamp"
echo "$file"
