/**
 * The groups of products in the guide to Swiss product rules, by letters that travel in addresses
 * (`/contact#normen=a.c`): never give one to another group.
 */
export const normGroups = {
  a: 'Elektrogeräte',
  k: 'Leuchten, Haushaltgeräte',
  b: 'Funk und Bluetooth',
  n: 'Batterien, Akkugeräte',
  m: 'Maschinen',
  c: 'Lebensmittelkontakt',
  d: 'Spielzeug',
  e: 'Textilien und Schmuck',
  o: 'Kosmetik',
  f: 'Möbel und Allgemeines',
  l: 'Holz, Holzmöbel, Papier',
  g: 'Schutzausrüstung',
  h: 'Medizinprodukte',
  i: 'Bauprodukte',
  j: 'Holzverpackung',
} as const satisfies Record<string, string>;

export type NormGroup = keyof typeof normGroups;
