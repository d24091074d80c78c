/** `npm run inquiries`: what the owner does with what is kept. Writes German, since the owner reads it. */
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderOf, readEnvironment, runCommand } from './command.ts';
import { deleteRecords, openDatabase, type Selection } from './database.ts';
import { retryAll } from './outbox.ts';
import { allRecords, csv } from './records.ts';
import { canonicalEmail } from './texts.ts';

const usage = `npm run inquiries -- list                     zeigt, was gespeichert ist
npm run inquiries -- export DATEI.csv         schreibt alles in eine Tabelle
npm run inquiries -- delete ADRESSE           löscht alles von dieser E-Mail-Adresse
npm run inquiries -- delete Anfrage NUMMER    löscht eine Anfrage
npm run inquiries -- delete Termin NUMMER     löscht einen Termin
npm run inquiries -- backup DATEI             sichert die Datenbank in eine neue Datei, auch im laufenden Betrieb
npm run inquiries -- resend                   sendet liegen gebliebene E-Mails nochmals`;
const listed = 'Art Nummer Eingegangen Zustand Firma Vorname Nachname Name Telefon E-Mail Termin'.split(' ');

const [command = '', argument = '', number = ''] = process.argv.slice(2);
const folder = folderOf(readEnvironment());

/** Does what is asked and says so; where nothing sensible is asked, says what can be. */
async function run(): Promise<string> {
  if (!existsSync(join(folder, 'receiver.db')))
    throw new Error(`In ${folder}/ ist keine Datenbank. Den Ordner nennt RECEIVER_FOLDER.`);
  const database = openDatabase(folder);
  const selection = command === 'delete' && readSelection();
  if (selection) return `${await deleteRecords(database, selection)} Einträge gelöscht.`;
  if (command === 'resend') return `${retryAll(database, Date.now())} E-Mails werden nochmals gesendet.`;
  if (command === 'list') {
    const records = allRecords(database);
    const lines = records.map((record) => listed.flatMap((name) => record[name] || []).join('  '));
    return lines.join('\n') || 'Nichts gespeichert.';
  }
  if (command === 'export' && argument) {
    const records = allRecords(database);
    writeWhole(argument, (file) => writeFileSync(file, csv(records)));
    return `${records.length} Einträge in ${argument} geschrieben.`;
  }
  if (command === 'backup' && argument) {
    if (existsSync(argument)) throw new Error(`${argument} gibt es schon. Nennen Sie eine neue Datei.`);
    writeWhole(argument, (file) => database.sql.run`VACUUM INTO ${file}`);
    return `Gesichert in ${argument}.`;
  }
  process.exitCode = 1;
  return usage;
}

/** What is to be deleted: an address, or a kind and a number as `list` shows them. */
function readSelection(): Selection | null {
  if (argument.includes('@')) return { email: canonicalEmail(argument) };
  if (!/^\d+$/.test(number)) return null;
  if (argument.toLowerCase() === 'anfrage') return { inquiry: Number(number) };
  return argument.toLowerCase() === 'termin' ? { appointment: Number(number) } : null;
}

/** A file is there once it is whole; what fails leaves nothing. Its folder must be there. */
function writeWhole(file: string, write: (unfinished: string) => void) {
  const parent = dirname(file);
  if (!existsSync(parent)) throw new Error(`Den Ordner ${parent} gibt es nicht. Legen Sie ihn zuerst an.`);
  const unfinished = `${file}.${process.pid}.unfertig`;
  try {
    write(unfinished);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

await runCommand(run, `${command} ist nicht gelungen: `);
