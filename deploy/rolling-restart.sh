#!/bin/sh
# Restarts the nodes one after the other; the next one only when the one before serves again.
#   deploy/rolling-restart.sh 3001 3002
set -eu

wait_until_ready() {
  for _ in $(seq 1 120); do
    if curl --fail --silent --output /dev/null --max-time 3 "http://127.0.0.1:$1/readyz"; then return 0; fi
    sleep 1
  done
  echo "site@$1 is not ready after two minutes; the other nodes are left as they are." >&2
  return 1
}

for port in "$@"; do
  systemctl restart "site@$port"
  wait_until_ready "$port"
  echo "site@$port serves."
done
