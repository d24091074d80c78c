import { WINDOWS_TO_IANA_MAP } from 'windows-iana';
import type { Component } from './components.ts';
import { occurrences } from './rules.ts';
import { day, minute, modulo, readOffset, readTime, type Zone } from './times.ts';

/** A zone whose clocks are never changed. */
export const fixed = (offset: number): Zone => ({ name: offset === 0 ? 'UTC' : null, offset: () => offset });

const known = new Map<string, Zone | null>();

/**
 * Whether a name is an abbreviation, which says less than its VTIMEZONE: `CST` is Chicago's and Shanghai's, `EST` and `GMT`
 * are New York's and London's of winter. vobject names zones so.
 */
export const isAbbreviation = (name: string): boolean => /^[A-Z]{3,5}$/.test(name);

/** What the platform knows beside IANA's names: of the zones with an abbreviation any one, for `BST` that of Dhaka. */
const notIana = /^(A[CEGRS]|B[ES]|C[ANST]|EA|EC|I[ES]|JS|MI|N[ES]|P[LNRS]|SS|VS)T$/i;

/**
 * The zone of an IANA name, of one with a prefix (`/citadel.org/20210210_1/Europe/Zurich`), of a Windows name, or of an
 * offset (`UTC+01:00`). Null for any other.
 */
export function zoneNamed(name: string): Zone | null {
  let zone = known.get(name);
  if (zone === undefined) known.set(name, (zone = windowsZone(name) ?? ianaZone(name) ?? offsetZone(name)));
  return zone;
}

/** Territory 001 is the world: the zone that a Windows name stands for where nothing else is known. */
const windowsNames = new Map(
  WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001').map(({ windowsName, iana }) => [
    windowsName.toLowerCase(),
    iana[0],
  ]),
);

function windowsZone(name: string): Zone | null {
  const iana = windowsNames.get(name.toLowerCase());
  return iana === undefined ? null : ianaZone(iana);
}

function ianaZone(name: string): Zone | null {
  const parts = name.trim().replaceAll(' ', '_').split('/').filter(Boolean);
  for (let first = 0; first < parts.length; first++) {
    const timeZone = parts.slice(first).join('/');
    if (notIana.test(timeZone)) continue;
    try {
      return platformZone(timeZone);
    } catch {
      // No name that the platform knows.
    }
  }
  return null;
}

function offsetZone(name: string): Zone | null {
  const [, written] = /^\(?(?:UTC|GMT)?\s*([+-]\d\d?:?(?:\d\d)?)\)?$/i.exec(name.trim()) ?? [];
  const offset = written === undefined ? null : readOffset(written);
  return offset === null ? null : fixed(offset);
}

/** What Outlook shows to people: `(UTC-05:00) Eastern Time (US & Canada)`. Where winter is as at home, it is home. */
export function zoneDescribed(name: string, home: Zone): Zone | null {
  const [isDescribed, written] = /^\((?:UTC|GMT)([+-]\d\d:\d\d)?\)/i.exec(name) ?? [];
  if (!isDescribed) return null;
  const offset = written === undefined ? 0 : readOffset(written);
  return offset === null || offset === home.offset(Date.UTC(2026, 0)) ? home : fixed(offset);
}

/** Throws where the platform does not know the name. */
function platformZone(timeZone: string): Zone {
  // oxlint-disable-next-line no-restricted-globals -- nothing else knows the zones; what it writes are digits
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const offsets = new Map<number, number>();

  /** What the platform says at an instant, which takes it a while. */
  function asked(instant: number): number {
    const remembered = offsets.get(instant);
    if (remembered !== undefined) return remembered;
    const digits = format.format(instant).match(/\d+/g) ?? [];
    const [month = 0, date = 0, year = 0, ...time] = digits.map(Number);
    const found = Date.UTC(year, month - 1, date, ...time) - instant;
    offsets.set(instant, found);
    return found;
  }

  /** On most days clocks are not changed, and never within a quarter of an hour. */
  function offset(instant: number): number {
    const begin = instant - modulo(instant, day);
    const atBegin = asked(begin);
    return atBegin === asked(begin + day) ? atBegin : asked(instant - modulo(instant, 15 * minute));
  }
  return { name: format.resolvedOptions().timeZone, offset };
}

/** The zone that VTIMEZONE components of one TZID define together; null where they say nothing. */
export function zoneDefined(components: readonly Component[], until: number): Zone | null {
  for (const location of components.flatMap((component) => component.all('X-LIC-LOCATION'))) {
    const zone = zoneNamed(location.value);
    if (zone) return zone;
  }
  const changes = components
    .flatMap(({ components: observances }) => observances)
    .flatMap((observance) => changesOf(observance, until))
    .sort((one, other) => one.instant - other.instant);
  const [first] = changes;
  if (!first) return null;
  return {
    name: null,
    offset: (instant) => changes.findLast((change) => change.instant <= instant)?.to ?? first.from,
  };
}

/** When clocks are put to a time of this kind, from 1970 on. */
function changesOf(observance: Component, until: number) {
  const from = readOffset(observance.all('TZOFFSETFROM')[0]?.value ?? '');
  const to = readOffset(observance.all('TZOFFSETTO')[0]?.value ?? '');
  const start = readTime(observance.all('DTSTART')[0]?.value ?? '');
  if (from === null || to === null || !start) return [];
  const clocks = [
    start.clock,
    ...observance
      .all('RDATE')
      .flatMap(({ value }) => value.split(',').map((text) => readTime(text)?.clock ?? NaN)),
    ...observance
      .all('RRULE')
      .flatMap(({ value }) => occurrences(value, { ...start, zone: fixed(from) }, 0, until + 400 * day)),
  ];
  return clocks.filter(Number.isFinite).map((clock) => ({ instant: clock - from, from, to }));
}
