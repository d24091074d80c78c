/** iCalendar text as components and properties (RFC 5545, 3.1), as far as damage and liberties of the writer let it be read. */

export interface Property {
  /** By upper-case name. */
  parameters: ReadonlyMap<string, string>;
  value: string;
}

export class Component {
  readonly name: string;
  readonly components: Component[] = [];
  private readonly properties = new Map<string, Property[]>();

  constructor(name: string) {
    this.name = name;
  }

  add(name: string, property: Property): void {
    const others = this.properties.get(name);
    if (others) others.push(property);
    else this.properties.set(name, [property]);
  }

  all = (name: string): readonly Property[] => this.properties.get(name) ?? [];

  /** The value of the first property of a name, in upper case; empty where there is none. */
  word = (name: string): string => this.all(name)[0]?.value.toUpperCase() ?? '';
}

/** What says when somebody is busy; nothing else is read, least of all titles and people. */
const read = [
  ...['BEGIN', 'END', 'UID', 'SEQUENCE', 'METHOD', 'STATUS', 'TRANSP', 'X-MICROSOFT-CDO-BUSYSTATUS'],
  ...['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'ATTENDEE'],
  ...['FREEBUSY', 'TZID', 'TZOFFSETFROM', 'TZOFFSETTO', 'X-WR-TIMEZONE', 'X-LIC-LOCATION'],
];
const lines = new RegExp(`^\\uFEFF?(${read.join('|')})\\s*([;:].*)$`, 'gim');

/** Stand directly in a calendar: where one begins, whatever was not ended before has ended. */
const isEntry = (name: string) => /^V(EVENT|FREEBUSY|TIMEZONE|TODO|JOURNAL|AVAILABILITY|POLL)$/.test(name);

/** The calendars of a file, and whether the last of them is complete. */
export function readCalendars(text: string): { calendars: readonly Component[]; isComplete: boolean } {
  const calendars: Component[] = [];
  let ended = 0;
  /** What has begun and not ended: a calendar, an entry, its parts. */
  let open: Component[] = [];

  function begin(name: string) {
    const component = new Component(name);
    if (name === 'VCALENDAR') {
      calendars.push(component);
      open = [component];
      return;
    }
    if (isEntry(name)) open.length = Math.min(open.length, 1);
    // An entry after the end of its calendar still belongs to it.
    const parent = open.at(-1) ?? calendars.at(-1);
    parent?.components.push(component);
    open.push(component);
  }

  function end(name: string) {
    const index = open.findLastIndex((component) => component.name === name);
    if (index < 0) return;
    open.length = index;
    if (name === 'VCALENDAR') ended++;
  }

  // Some programs write a blank line within a folded one.
  const unfolded = text.replace(/\r\n?/g, '\n').replace(/\n+[ \t]/g, '');
  for (const [, written = '', rest = ''] of unfolded.matchAll(lines)) {
    const name = written.toUpperCase();
    if (name === 'BEGIN') begin(rest.slice(1).trim().toUpperCase());
    else if (name === 'END') end(rest.slice(1).trim().toUpperCase());
    else open.at(-1)?.add(name, readProperty(rest));
  }
  return { calendars, isComplete: ended > 0 && open.length === 0 };
}

/** A colon in quotation marks, before two slashes (`TZID=tzone://Microsoft/Utc`) or in an offset begins no value. */
const parametersAndValue = /^((?:;(?:"[^"]*"|[^":]|:\/\/|:\d\d(?!\d))*)?):(.*)$/;

const none: ReadonlyMap<string, string> = new Map();

function readProperty(text: string): Property {
  // A quotation mark that nothing closes says nothing.
  const match = parametersAndValue.exec(text) ?? parametersAndValue.exec(text.replaceAll('"', ''));
  const [, written = '', value = ''] = match ?? [];
  if (written === '') return { parameters: none, value: value.trim() };
  const parameters = new Map<string, string>();
  for (const [, name = '', content = ''] of written.matchAll(/;\s*([\w-]+)\s*=((?:"[^"]*"|[^";])*)/g)) {
    const key = name.toUpperCase();
    if (!parameters.has(key)) parameters.set(key, content.replaceAll('"', '').trim());
  }
  return { parameters, value: value.trim() };
}
