#!/bin/sh
# Installs or updates the site on a machine with systemd: users, folders, units, the command `orvane`, and a release of
# what this file lies in. From the unpacked archive of a release that is a copy; from a git checkout its commit is built
# first, which needs Node 20 or newer, npm and git.
#   sudo deploy/install.sh
set -eu
umask 022
from=$(cd "$(dirname "$0")/.." && pwd)
home=${ORVANE_HOME:-/opt/orvane}
root=${ORVANE_ROOT:-}

say() { echo "install.sh: $*" >&2; }
needed() {
	for program; do
		command -v "$program" >/dev/null || { say "$program is missing: install it first"; exit 1; }
	done
}

[ "$(id -u)" = 0 ] || { say "run it as root: sudo $0"; exit 1; }
needed systemctl runuser
if [ -e "$from/.git" ]; then
	needed node npm git
	commit() { git --no-optional-locks -c safe.directory='*' -C "$from" "$@"; }
	name=$(commit rev-parse --short HEAD)
	[ -z "$(commit status --porcelain)" ] || say "what is not committed in $from is left out"
elif [ -e "$from/node_modules/.bin/node" ] && [ -e "$from/build/complete.json" ]; then
	name=$(basename "$from")
else
	say "$from is neither a git checkout nor an unpacked release"
	exit 1
fi

# One user serves and owns the data, the other builds and owns the releases; neither can write to the other's files.
id orvane >/dev/null 2>&1 || useradd --system --home-dir /var/lib/orvane --shell /usr/sbin/nologin orvane
id orvane-build >/dev/null 2>&1 ||
	useradd --system --home-dir "$home/builder" --shell /usr/sbin/nologin orvane-build
install -d "$home"
install -d -o orvane-build -g orvane-build "$home/source" "$home/releases" "$home/builder"
install -d -o orvane -g orvane -m 700 "$root/var/backups/orvane"
[ -e "$root/etc/orvane.env" ] || install -D -m 600 "$from/deploy/orvane.env.example" "$root/etc/orvane.env"

# Next to the live release, which is not touched until this one is complete. The builder cannot read the owner's
# folders, and needs no access to where the source comes from.
rm -rf "$home/releases/"*.part
release=$(date -u +%Y-%m-%dT%H-%M-%SZ)-$name
as_builder() { (cd "$home/source" && runuser -u orvane-build -- env HOME="$home/builder" sh -euc "$@"); }
if [ -e "$from/.git" ]; then
	# shellcheck disable=SC2016 # expanded by the inner shell
	commit archive HEAD | as_builder '
		find . -mindepth 1 -maxdepth 1 ! -name .cache -exec rm -rf {} +
		tar -x
		npm ci --no-audit --no-fund
		npm run build
		sh deploy/pack.sh "$1"' sh "$home/releases/$release.part"
else
	# shellcheck disable=SC2016
	tar -c -C "$from" . | as_builder 'mkdir "$1" && tar -x -C "$1"' sh "$home/releases/$release.part"
fi
mv "$home/releases/$release.part" "$home/releases/$release"

install -D -m 755 "$from/deploy/orvane" "$root/usr/local/bin/orvane"
install -D -m 644 -t "$root/etc/systemd/system" "$from/deploy/"*.service "$from/deploy/"*.timer
systemctl daemon-reload
systemctl enable --quiet orvane.service orvane-backup.timer
"$root/usr/local/bin/orvane" switch "$release"
systemctl start orvane-backup.timer
say "the settings are in /etc/orvane.env; after a change: systemctl restart orvane, then orvane doctor"
