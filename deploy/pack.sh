#!/bin/sh
# Makes a folder that serves without being built again: the build, the server's packages with Node, and the files that
# install it. Run it in the project after `npm run build`: deploy/pack.sh FOLDER [x64|arm64]
set -eu
mkdir "$1"
# `build` is a link.
cp -rL build "$1/build"
cp -r package.json package-lock.json .npmrc LICENSE THIRD-PARTY-LICENCES.md deploy "$1/"
cd "$1"
# Without scripts: another processor's Node cannot run here.
npm ci --omit=dev --ignore-scripts ${2:+--os=linux --cpu="$2"} --no-audit --no-fund
npm rebuild --ignore-scripts
# A third of it: what compilers of add-ons need of Node.
rm -rf node_modules/node-linux-*/include
