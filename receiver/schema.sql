-- What the receiver keeps.

CREATE TABLE IF NOT EXISTS inquiries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  received INTEGER NOT NULL, -- milliseconds since 1970, as all times here
  email TEXT NOT NULL, -- in its canonical form, as all addresses here outside of fields
  fields TEXT NOT NULL, -- the inquiry as JSON
  marked TEXT -- why it looks suspicious, or null
) STRICT;
CREATE INDEX IF NOT EXISTS inquiries_received ON inquiries (received);
CREATE INDEX IF NOT EXISTS inquiries_email ON inquiries (email);

CREATE TABLE IF NOT EXISTS appointments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  received INTEGER NOT NULL,
  email TEXT NOT NULL,
  fields TEXT NOT NULL,
  start INTEGER NOT NULL,
  cancelled INTEGER,
  uid TEXT NOT NULL, -- its name in calendars and in the links that cancel it
  sequence INTEGER NOT NULL DEFAULT 0, -- counts its changes
  marked TEXT
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS appointments_booked ON appointments (start) WHERE cancelled IS NULL;
CREATE INDEX IF NOT EXISTS appointments_start ON appointments (start);
CREATE INDEX IF NOT EXISTS appointments_email ON appointments (email);
CREATE INDEX IF NOT EXISTS appointments_uid ON appointments (uid);

CREATE TABLE IF NOT EXISTS mails (
  id INTEGER PRIMARY KEY,
  inquiry INTEGER REFERENCES inquiries ON DELETE CASCADE,
  appointment INTEGER REFERENCES appointments ON DELETE CASCADE,
  recipient TEXT, -- the visitor's address; null: the company
  digest INTEGER NOT NULL DEFAULT 0, -- 1: goes out together with others
  message TEXT NOT NULL, -- as JSON; empty once nothing is to be sent any more
  created INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next INTEGER, -- when to try (again); null: never
  sent INTEGER,
  cause TEXT -- what somebody must mend before it can be sent
) STRICT;
CREATE INDEX IF NOT EXISTS mails_next ON mails (next) WHERE next IS NOT NULL;
CREATE INDEX IF NOT EXISTS mails_unsent ON mails (recipient) WHERE sent IS NULL;
CREATE INDEX IF NOT EXISTS mails_inquiry ON mails (inquiry);
CREATE INDEX IF NOT EXISTS mails_appointment ON mails (appointment);
CREATE INDEX IF NOT EXISTS mails_created ON mails (created);
CREATE INDEX IF NOT EXISTS mails_recipient ON mails (recipient, created);

-- When the clock was believed last, and what is written to see whether the disk takes it.
CREATE TABLE IF NOT EXISTS state (id INTEGER PRIMARY KEY CHECK (id = 1), clock INTEGER, probe BLOB) STRICT;
INSERT OR IGNORE INTO state (id) VALUES (1);
-- What waits since before mails were kept in the terms of nodemailer.
UPDATE mails SET message = json_set(message, '$.headers', json('{"Auto-Submitted":"auto-generated"}'))
  WHERE message <> '' AND message ->> 'isAutomatic';
UPDATE mails SET message = json_set(message, '$.references', message ->> 'inReplyTo',
                                    '$.icalEvent', json_set(message -> 'calendar', '$.filename', 'termin.ics'))
  WHERE message <> '' AND message ->> 'calendar' IS NOT NULL;
PRAGMA user_version = 2;
