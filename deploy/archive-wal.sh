#!/bin/sh
# PostgreSQL calls it for each finished segment of its log: archive_command = '/etc/vumon/archive-wal.sh "%p" "%f" /archive'.
# A segment has its name only when it is whole and on the disk; it is never replaced by other bytes, though several servers
# of a cluster may archive the same one at once. With another status than 0 the server keeps the segment and calls again.
set -eu
segment=$1 name=$2 archive=$3
mkdir -p "$archive/wal"
if [ ! -e "$archive/wal/$name" ]; then
  partial="$archive/wal/.$name.$(hostname).$$.partial"
  trap 'rm -f "$partial"' EXIT
  cp "$segment" "$partial"
  sync "$partial"
  # Unlike a renaming it fails where another server was first.
  if ln "$partial" "$archive/wal/$name" 2>/dev/null; then
    sync "$archive/wal"
    exit
  fi
fi
# Archived by another server, or by this one, which ended before it knew.
cmp -s "$segment" "$archive/wal/$name"
