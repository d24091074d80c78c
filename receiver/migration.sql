-- From the first form, which held in quarantine what looked suspicious: that is mailed at the next start.

DROP INDEX inquiries_content; DROP INDEX inquiries_description; DROP INDEX inquiries_held;
ALTER TABLE inquiries DROP COLUMN content;
ALTER TABLE inquiries DROP COLUMN description;
DELETE FROM mails WHERE inquiry IN (SELECT id FROM inquiries WHERE held IS NOT NULL);
ALTER TABLE inquiries RENAME COLUMN held TO marked;
UPDATE inquiries SET email = canonical(email), marked = nullif(marked, 'repeated');
ALTER TABLE appointments ADD COLUMN uid TEXT NOT NULL DEFAULT '';
ALTER TABLE appointments ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0;
ALTER TABLE appointments ADD COLUMN marked TEXT;
UPDATE appointments SET email = canonical(email),
  uid = strftime('%Y%m%dT%H%M%SZ', start / 1000, 'unixepoch') || '-' || key;
ALTER TABLE mails ADD COLUMN recipient TEXT;
ALTER TABLE mails ADD COLUMN digest INTEGER NOT NULL DEFAULT 0;
ALTER TABLE mails ADD COLUMN cause TEXT;
-- The second mail of a booking went to its visitor.
UPDATE mails SET recipient = (SELECT email FROM appointments WHERE id = mails.appointment AND email <> '')
  WHERE id IN (SELECT max(id) FROM mails WHERE appointment IS NOT NULL GROUP BY appointment);
UPDATE mails SET recipient = canonical(message ->> 'to') WHERE message <> '' AND message ->> 'isAutomatic';
