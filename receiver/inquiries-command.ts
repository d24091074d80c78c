/** `npm run inquiries`: what the owner does with what is kept. Writes German, since the owner reads it. */
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderOf, readEnvironment, runCommand } from './command.ts';
import { deleteRecords, openDatabase, type Selection } from './database.ts';

const usage = `npm run inquiries -- list                     zeigt, was gespeichert ist
npm run inquiries -- export DATEI.csv         schreibt alles in eine Tabelle
npm run inquiries -- delete ADRESSE           löscht alles von dieser E-Mail-Adresse
npm run inquiries -- delete Anfrage NUMMER    löscht eine Anfrage
npm run inquiries -- delete Termin NUMMER     löscht einen Termin
npm run inquiries -- backup DATEI             sichert die Datenbank in eine neue Datei, auch im laufenden Betrieb
npm run inquiries -- resend                   sendet liegen gebliebene E-Mails nochmals`;
const listed = 'Art Nummer Eingegangen Zustand Firma Vorname Nachname Name Telefon E-Mail Termin'.split(' ');

const [command, argument, number] = process.argv.slice(2);
const folder = folderOf(readEnvironment());

/** Does what is asked and says so; null where nothing sensible is asked. Each command loads what it alone needs. */
async function run(): Promise<string | null> {
  const database = openDatabase(folder);
  switch (command) {
    case 'list': {
      const { allRecords } = await import('./records.ts');
      const lines = allRecords(database).map((record) =>
        listed.flatMap((name) => record[name] || []).join('  '),
      );
      return lines.join('\n') || 'Nichts gespeichert.';
    }
    case 'export': {
      if (!argument) return null;
      const [{ allRecords }, { csv }] = await Promise.all([import('./records.ts'), import('./csv.ts')]);
      const records = allRecords(database);
      const headings = [...new Set(records.flatMap((record) => Object.keys(record)))];
      const rows = records.map((record) => headings.map((name) => record[name] ?? ''));
      writeWhole(argument, (file) => writeFileSync(file, csv([headings, ...rows])));
      return `${rows.length} Einträge in ${argument} geschrieben.`;
    }
    case 'delete': {
      const selection = readSelection();
      return selection && `${await deleteRecords(database, selection)} Einträge gelöscht.`;
    }
    case 'backup':
      if (!argument) return null;
      if (existsSync(argument)) throw new Error(`${argument} gibt es schon. Nennen Sie eine neue Datei.`);
      writeWhole(argument, (file) => database.sql.run`VACUUM INTO ${file}`);
      return `Gesichert in ${argument}.`;
    case 'resend': {
      const { retryAll } = await import('./outbox.ts');
      return `${retryAll(database, Date.now())} E-Mails werden nochmals gesendet.`;
    }
    default:
      return null;
  }
}

/** What is to be deleted: an address, or a kind and a number as `list` shows them. */
function readSelection(): Selection | null {
  if (argument?.includes('@')) return { email: argument };
  if (!/^\d+$/.test(number ?? '')) return null;
  const kind = argument?.toLowerCase();
  if (kind === 'anfrage') return { inquiry: Number(number) };
  return kind === 'termin' ? { appointment: Number(number) } : null;
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

await runCommand(async () => {
  if (!existsSync(join(folder, 'receiver.db')))
    throw new Error(`In ${folder}/ ist keine Datenbank. Den Ordner nennt RECEIVER_FOLDER.`);
  const answer = await run();
  if (answer === null) process.exitCode = 1;
  return answer ?? usage;
}, `${command} ist nicht gelungen: `);
