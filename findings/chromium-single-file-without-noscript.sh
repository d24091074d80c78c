#!/bin/sh
# Chromium 156.0.8078.114 (Debian 156.0.8078.114-1~deb12u1): a page saved as «Webpage, Single File» (MHTML), and opened again.
#
# Expected: the file shows what the page was. It is opened without script, so either what stands in `noscript` is shown, as in any page
# with script off (HTML standard, 4.12.2: it "represents its children if scripting is disabled"), or the page looks as it did with script.
# Seen: neither. The scripts are left out, `@media (scripting: none)` applies in the file, and `noscript` is left out as well: of two
# styles and a text that are meant for a page without script only the styles arrive. With it goes `hidden="until-found"`, which hides a
# text until it is searched for, while a closed `details` keeps its text.
# Matters here: without script the inquiry form made way for an e-mail with its questions, in `noscript`. In the saved contact page
# both were gone. There the text for a script that is overdue shows now (`src/inquiry/InquirySection.module.css`).
#
# Output seen:
#   script off:  form gone, Schreiben Sie uns.
#   saved:       form gone,
#   searched in the page: Lieferfrist. Zahlung.
#   searched in the file: Lieferfrist.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
command -v chromium > apt.log || apt-get install -y -q --no-install-recommends chromium=156.0.8078.114-1~deb12u1 > apt.log
npm init -y > /dev/null
npm install --silent --no-audit --no-fund puppeteer-core@25.16.0
cat > page.html <<'HTML'
<!doctype html><html lang="de"><meta charset="utf-8"><title>Kontakt</title>
<style>@media (scripting: none) { form { display: none } }</style>
<form><button>Senden</button></form><noscript><p>Schreiben Sie uns.</p></noscript>
<details><summary>Fragen</summary><p>Lieferfrist.</p></details>
<p hidden="until-found">Zahlung.</p></html>
HTML
cat > save.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { launch } from 'puppeteer-core';
const browser = await launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const opened = async (name, script) => {
  const page = await browser.newPage();
  await page.setJavaScriptEnabled(script);
  await page.goto(`file://${process.cwd()}/${name}`);
  return page;
};
const page = await opened('page.html', true);
const { data } = await (await page.createCDPSession()).send('Page.captureSnapshot');
writeFileSync('page.mhtml', data);
const off = await opened('page.html', false);
const saved = await opened('page.mhtml', true);
const shown = (page) =>
  page.evaluate(() => {
    const form = document.querySelector('form').checkVisibility() ? 'form' : 'form gone';
    return `${form}, ${document.querySelector('noscript p')?.innerText ?? ''}`.trim();
  });
const texts = (page) =>
  page.evaluate(() => [...document.querySelectorAll('details p, body > p')].map((p) => p.textContent).join(' '));
console.log('script off: ', await shown(off));
console.log('saved:      ', await shown(saved));
console.log('searched in the page:', await texts(page));
console.log('searched in the file:', await texts(saved));
await browser.close();
JS
seen=$(node save.mjs)
echo "$seen"
test "$seen" = 'script off:  form gone, Schreiben Sie uns.
saved:       form gone,
searched in the page: Lieferfrist. Zahlung.
searched in the file: Lieferfrist.'
