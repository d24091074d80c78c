/** `npm run inquiries`: what the owner does with what is kept. Writes German, since the owner reads it. */
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { csv } from './csv.ts';
import { openDatabase } from './database.ts';
import { retryAll } from './outbox.ts';
import { allRecords, deleteRecords, release, type Selection } from './records.ts';
import { folderOf, readEnvironment } from './settings.ts';
import { company } from './site.ts';

const usage = `npm run inquiries -- list                     zeigt, was gespeichert ist
npm run inquiries -- export DATEI.csv         schreibt alles in eine Tabelle
npm run inquiries -- delete ADRESSE           löscht alles von dieser E-Mail-Adresse
npm run inquiries -- delete Anfrage NUMMER    löscht eine Anfrage
npm run inquiries -- delete Termin NUMMER     löscht einen Termin
npm run inquiries -- release NUMMER           gibt eine Anfrage aus der Quarantäne frei
npm run inquiries -- backup DATEI             sichert die Datenbank in eine neue Datei, auch im laufenden Betrieb
npm run inquiries -- resend                   sendet liegen gebliebene E-Mails nochmals`;

// Tables and backups hold personal data: they are for who runs the command.
process.umask(0o077);

const [command, argument, number] = process.argv.slice(2);
const environment = readEnvironment();
const folder = folderOf(environment);

/** Does what is asked and says so; null where nothing sensible is asked. Throws what stands in the way. */
function run(): string | null {
  const database = openDatabase(folder);
  const records = () => allRecords(database);
  switch (command) {
    case 'list':
      return records().map(brief).join('\n') || 'Nichts gespeichert.';
    case 'export': {
      if (!argument) return null;
      checkFolder(argument);
      const headings = [...new Set(records().flatMap((record) => Object.keys(record)))];
      const rows = records().map((record) => headings.map((name) => record[name] ?? ''));
      writeFileSync(argument, csv([headings, ...rows]));
      return `${rows.length} Einträge in ${argument} geschrieben.`;
    }
    case 'delete': {
      const selection = readSelection();
      return selection && `${deleteRecords(database, selection)} Einträge gelöscht.`;
    }
    case 'release': {
      if (!argument) return null;
      const settings = { mailTo: environment['MAIL_TO'] || company.email };
      return release(database, settings, Number(argument), Date.now())
        ? `Anfrage ${argument} ist freigegeben.`
        : `In der Quarantäne ist keine Anfrage ${argument}.`;
    }
    case 'backup':
      if (!argument) return null;
      checkFolder(argument);
      if (existsSync(argument)) throw new Error(`${argument} gibt es schon. Nennen Sie eine neue Datei.`);
      database.sql.run`VACUUM INTO ${argument}`;
      return `Gesichert in ${argument}.`;
    case 'resend':
      return `${retryAll(database, Date.now())} E-Mails werden nochmals gesendet.`;
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

/** Neither a table nor a backup brings its folder into being. */
function checkFolder(file: string) {
  const parent = dirname(file);
  if (!existsSync(parent)) throw new Error(`Den Ordner ${parent} gibt es nicht. Legen Sie ihn zuerst an.`);
}

const brief = (record: Readonly<Record<string, string>>) =>
  [
    'Art',
    'Nummer',
    'Eingegangen',
    'Zustand',
    'Firma',
    'Vorname',
    'Nachname',
    'Name',
    'Telefon',
    'E-Mail',
    'Termin',
  ]
    .flatMap((name) => record[name] || [])
    .join('  ');

if (!existsSync(join(folder, 'receiver.db'))) {
  console.error(`In ${folder}/ ist keine Datenbank. Den Ordner nennt RECEIVER_FOLDER.`);
  process.exitCode = 1;
} else {
  try {
    const answer = run();
    console.log(answer ?? usage);
    process.exitCode = answer === null ? 1 : 0;
  } catch (error) {
    console.error(`${command} ist nicht gelungen: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
