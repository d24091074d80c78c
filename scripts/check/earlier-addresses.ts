import { routes, type Route } from '#content/routes.ts';
import { check, must, type Finding } from './finding.ts';

const file = 'src/content/routes.ts';

/** What every host compares alike. */
const path = /^\/[\p{L}\p{N}/ ._~!'(),;:@+=&*-]*$/u;
const query = /^[\w.~-]+=[\w.~-]+(?:&[\w.~-]+=[\w.~-]+)*$/;

/** Addresses of an earlier website that lead nowhere or to two pages; those that only some hosts can do are to be looked at. */
export function checkEarlierAddresses(addresses: Readonly<Record<string, Route>>): Finding[] {
  const forms = Map.groupBy(Object.keys(addresses), (address) => readable(address).replace(/\/(?=\?|$)/, ''));
  return Object.keys(addresses).flatMap((address) => {
    const [before = '', after] = readable(address).split(/\?(.*)/s);
    const same = forms.get(before.replace(/\/$/, '') + (after === undefined ? '' : `?${after}`)) ?? [];
    const page = routes.find((route) => route === (before.replace(/(?:\/index|\/)?(?:\.html)?$/, '') || '/'));
    if (!path.test(before))
      return [
        must(file, address, 'beginnt nicht mit «/» oder enthält ein Zeichen, das nicht jeder Hoster liest.'),
      ];
    if (same[0] !== address) return [must(file, address, `ist dieselbe Adresse wie «${same[0]}».`)];
    if (after === undefined)
      return page ? [must(file, address, `ist eine Adresse dieser Website: ${page}`)] : [];
    if (!query.test(after))
      return [
        must(file, address, 'Hinter dem «?» steht «name=wert», mehrere mit «&», ohne weitere Zeichen.'),
      ];
    return [check(file, address, 'Netlify und Cloudflare können das nicht und lassen die Zeile weg.')];
  });
}

/** As it is meant: `%C3%BC` is «ü». What means nothing stays as it is, and is refused for its «%». */
function readable(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
