-- The tables of the version with a quarantine.

CREATE TABLE IF NOT EXISTS inquiries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  received INTEGER NOT NULL, -- milliseconds since 1970, as all times here
  email TEXT NOT NULL COLLATE NOCASE,
  fields TEXT NOT NULL, -- the inquiry as JSON
  content TEXT NOT NULL, -- digest of the fields
  description TEXT, -- digest of the description; null where there is none
  held TEXT -- why it waits in quarantine, or null
) STRICT;
CREATE INDEX IF NOT EXISTS inquiries_received ON inquiries (received);
CREATE INDEX IF NOT EXISTS inquiries_content ON inquiries (content);
CREATE INDEX IF NOT EXISTS inquiries_description ON inquiries (description);
CREATE INDEX IF NOT EXISTS inquiries_held ON inquiries (received) WHERE held IS NOT NULL;

CREATE TABLE IF NOT EXISTS appointments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  received INTEGER NOT NULL,
  email TEXT NOT NULL COLLATE NOCASE,
  fields TEXT NOT NULL,
  start INTEGER NOT NULL,
  cancelled INTEGER
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS appointments_booked ON appointments (start) WHERE cancelled IS NULL;

CREATE TABLE IF NOT EXISTS mails (
  id INTEGER PRIMARY KEY,
  inquiry INTEGER REFERENCES inquiries ON DELETE CASCADE,
  appointment INTEGER REFERENCES appointments ON DELETE CASCADE,
  message TEXT NOT NULL, -- as JSON; empty once it is sent
  created INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next INTEGER, -- when to try (again); null: never
  sent INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS mails_next ON mails (next) WHERE next IS NOT NULL;
PRAGMA journal_mode = WAL;
