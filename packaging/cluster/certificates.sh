#!/bin/sh
# Makes an authority of your own, and what each server needs to be known by it:
#
#     ./certificates.sh FOLDER nats-a nats-b nats-c play.example.org
#
# FOLDER gets ca.crt for everybody, ca.key for nobody, and for each name a folder with server.crt and server.key, and
# both in server.pem. Browsers do not know this authority: what guests open wants a certificate from one that they do.
set -eu

[ $# -ge 2 ] || { sed -n 's/^# \{0,1\}//; 2,7p' "$0" >&2; exit 2; }
folder=$1
shift
umask 077
mkdir -p "$folder"
cd "$folder"

days=3650
new_key="-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes"
if [ ! -e ca.key ]; then
    # shellcheck disable=SC2086 # These are several words.
    openssl req -x509 $new_key -keyout ca.key -out ca.crt -days "$days" -subj "/CN=Molehunt cluster" 2>/dev/null
fi
for name in "$@"; do
    mkdir -p "$name"
    printf 'subjectAltName=DNS:%s\nextendedKeyUsage=serverAuth,clientAuth\n' "$name" >"$name/extensions"
    # shellcheck disable=SC2086
    openssl req $new_key -keyout "$name/server.key" -out "$name/request" -subj "/CN=$name" 2>/dev/null
    openssl x509 -req -in "$name/request" -CA ca.crt -CAkey ca.key -CAcreateserial -days "$days" \
        -extfile "$name/extensions" -out "$name/server.crt" 2>/dev/null
    cat "$name/server.crt" "$name/server.key" >"$name/server.pem"
    cp ca.crt "$name/ca.crt"
    rm "$name/extensions" "$name/request"
done
