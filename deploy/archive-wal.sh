#!/bin/sh
# PostgreSQL calls it for each finished segment of its log: archive_command = '/etc/vumon/archive-wal.sh "%p" "%f" /archive'.
# A segment has its name only when it is whole and on the disk; it is never replaced by other bytes. With another status than
# 0 the server keeps the segment and calls again.
set -eu
segment=$1 name=$2 archive=$3
if [ -e "$archive/wal/$name" ]; then
  # Called again: the server ended before it knew that this was done.
  cmp -s "$segment" "$archive/wal/$name"
  exit
fi
mkdir -p "$archive/wal"
cp "$segment" "$archive/wal/.$name.partial"
sync "$archive/wal/.$name.partial"
mv "$archive/wal/.$name.partial" "$archive/wal/$name"
sync "$archive/wal"
