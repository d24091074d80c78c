/** `npm run inquiries`: what the owner does with what is kept. Writes German, since the owner reads it. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { csv } from './csv.ts';
import { openDatabase } from './database.ts';
import { retryAll } from './outbox.ts';
import { allRecords, deleteByEmail, release } from './records.ts';
import { folderOf, readEnvironment } from './settings.ts';
import { company } from './site.ts';

const usage = `npm run inquiries -- list                     zeigt, was gespeichert ist
npm run inquiries -- export DATEI.csv         schreibt alles in eine Tabelle
npm run inquiries -- delete --email ADRESSE   löscht alles von dieser Adresse
npm run inquiries -- release NUMMER           gibt eine Anfrage aus der Quarantäne frei
npm run inquiries -- backup DATEI             sichert die Datenbank, auch im laufenden Betrieb
npm run inquiries -- resend                   sendet liegen gebliebene E-Mails nochmals`;

// Tables and backups hold personal data: they are for who runs the command.
process.umask(0o077);

const { values, positionals } = parseArgs({ options: { email: { type: 'string' } }, allowPositionals: true });
const [command, argument] = positionals;
const environment = readEnvironment();
const folder = folderOf(environment);

/** Does what is asked and says so; null where nothing sensible is asked. */
function run(): string | null {
  const database = openDatabase(folder);
  const records = () => allRecords(database);
  switch (command) {
    case 'list':
      return records().map(brief).join('\n') || 'Nichts gespeichert.';
    case 'export': {
      if (!argument) return null;
      const headings = [...new Set(records().flatMap((record) => Object.keys(record)))];
      const rows = records().map((record) => headings.map((name) => record[name] ?? ''));
      writeFileSync(argument, csv([headings, ...rows]));
      return `${rows.length} Einträge in ${argument} geschrieben.`;
    }
    case 'delete':
      return values.email ? `${deleteByEmail(database, values.email)} Einträge gelöscht.` : null;
    case 'release': {
      const settings = { mailTo: environment['MAIL_TO'] || company.email };
      return release(database, settings, Number(argument), Date.now())
        ? `Anfrage ${argument} ist freigegeben.`
        : `In der Quarantäne ist keine Anfrage ${argument}.`;
    }
    case 'backup':
      if (!argument) return null;
      database.sql.run`VACUUM INTO ${argument}`;
      return `Gesichert in ${argument}.`;
    case 'resend':
      return `${retryAll(database, Date.now())} E-Mails werden nochmals gesendet.`;
    default:
      return null;
  }
}

const brief = (record: Readonly<Record<string, string>>) =>
  ['Art', 'Nummer', 'Eingegangen', 'Zustand', 'Firma', 'E-Mail', 'Termin']
    .flatMap((name) => record[name] || [])
    .join('  ');

if (!existsSync(join(folder, 'receiver.db'))) {
  console.error(`In ${folder}/ ist keine Datenbank. Den Ordner nennt RECEIVER_FOLDER.`);
  process.exitCode = 1;
} else {
  const answer = run();
  console.log(answer ?? usage);
  process.exitCode = answer === null ? 1 : 0;
}
