#!/bin/sh
# Installs the site on a machine with systemd, from the checkout that contains this file: users, folders, units, the
# command `orvane`, then the first release. Needs Node 20 or newer, npm, git and curl. Run it again to update the units.
#   sudo deploy/install.sh
set -eu
deploy=$(cd "$(dirname "$0")" && pwd)
home=${ORVANE_HOME:-/opt/orvane}
root=${ORVANE_ROOT:-}

[ "$(id -u)" = 0 ] || { echo "run it as root: sudo $0" >&2; exit 1; }
for program in node npm git curl systemctl runuser; do
	command -v "$program" >/dev/null || { echo "$program is missing: install it first" >&2; exit 1; }
done

# One user serves and owns the data, the other builds and owns the releases; neither can write to the other's files.
id orvane >/dev/null 2>&1 || useradd --system --home-dir /var/lib/orvane --shell /usr/sbin/nologin orvane
id orvane-build >/dev/null 2>&1 ||
	useradd --system --home-dir "$home/builder" --shell /usr/sbin/nologin orvane-build
install -d -o orvane-build -g orvane-build "$home/source" "$home/releases" "$home/builder"
install -d -o orvane -g orvane -m 700 "$root/var/backups/orvane"
[ -e "$root/etc/orvane.env" ] || install -m 600 "$deploy/orvane.env.example" "$root/etc/orvane.env"

origin=$(git -c safe.directory='*' -C "$deploy" remote get-url origin 2>/dev/null || dirname "$deploy")
[ -e "$home/source/.git" ] || runuser -u orvane-build -- git clone --quiet "$origin" "$home/source"

install -D -m 755 "$deploy/orvane" "$root/usr/local/bin/orvane"
install -D -m 644 -t "$root/etc/systemd/system" "$deploy/orvane.service" "$deploy/orvane-backup.service" \
	"$deploy/orvane-backup.timer"
systemctl daemon-reload
systemctl enable orvane.service orvane-backup.timer
"$root/usr/local/bin/orvane" update
systemctl start orvane-backup.timer
echo "Installed. Settings: /etc/orvane.env, then: systemctl restart orvane; orvane doctor"
