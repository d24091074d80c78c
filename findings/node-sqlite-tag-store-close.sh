#!/usr/bin/env bash
# node:sqlite (Node 24.21.0): a database in WAL mode whose statements ran through the tag store (`createTagStore`) is not
# written back by `close()`.
#
# Expected: closing the last connection checkpoints the log and removes `-wal` and `-shm` (https://www.sqlite.org/wal.html,
# «the last connection … runs a checkpoint and deletes the WAL file»), and `DatabaseSync.close()` «closes the database
# connection» (https://nodejs.org/docs/latest-v24.x/api/sqlite.html). With `prepare` that is what happens.
# Seen: with one statement of the tag store both files stay, and the copy of the single file `a.db` lacks the table that
# was committed. Nothing is lost while `-wal` lies beside it.
# Why it matters here: the receiver's manual lets the owner copy one file after a clean stop, and says that what was deleted
# is on no disk. The receiver therefore checkpoints before it closes (`receiver/database.ts`).
# Output seen: {"prepare":["a.db"],"tags":["a.db","a.db-shm","a.db-wal"],"rowsInCopy":"no such table: t"}
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --allow-scripts=node node@24.21.0 >/dev/null 2>&1 || npm install --silent --no-audit --no-fund node@24.21.0 >/dev/null
cat >probe.mjs <<'JS'
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
function files(name, insert) {
  mkdirSync(name);
  const database = new DatabaseSync(`${name}/a.db`);
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE t (a)');
  insert(database);
  database.close();
  return readdirSync(name).sort();
}
const prepare = files('prepare', (database) => database.prepare('INSERT INTO t VALUES (?)').run(1));
const tags = files('tags', (database) => database.createTagStore().run`INSERT INTO t VALUES (${1})`);
mkdirSync('copy');
copyFileSync('tags/a.db', 'copy/a.db');
let rowsInCopy;
try {
  rowsInCopy = new DatabaseSync('copy/a.db').prepare('SELECT count(*) AS n FROM t').get().n;
} catch (error) {
  rowsInCopy = error.message;
}
console.log(JSON.stringify({ prepare, tags, rowsInCopy }));
process.exitCode = prepare.length === 1 && tags.length === 3 && rowsInCopy !== 1 ? 0 : 1;
JS
node_modules/.bin/node probe.mjs
