#!/bin/sh
# Restarts servers behind a proxy one after the other, so that no visitor notices. DRAIN_SECONDS must be longer than the
# proxy takes to poll /ready twice. Takes two arguments per server: the URL of its /ready, and its restart command.
#   rolling-restart.sh http://127.0.0.1:3000 'systemctl restart orvane@3000' http://127.0.0.1:3001 '…'
set -eu
pause=${PAUSE_SECONDS:-3}
until_ready() {
	tries=0
	until curl --silent --fail --max-time 2 --output /dev/null "$1/ready"; do
		tries=$((tries + 1))
		[ "$tries" -lt 240 ] || { echo "$1 is not ready after a minute; the others were left alone" >&2; exit 1; }
		sleep 0.25
	done
}
if [ "$#" -eq 0 ] || [ $(($# % 2)) -ne 0 ]; then
	echo "usage: $0 ADDRESS COMMAND [ADDRESS COMMAND …]" >&2
	exit 2
fi
while [ "$#" -gt 0 ]; do
	sh -c "$2"
	until_ready "$1"
	# Give the proxy time to notice before the next one goes down.
	sleep "$pause"
	echo "$1 is back"
	shift 2
done
