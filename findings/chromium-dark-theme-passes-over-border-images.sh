#!/bin/sh
# Chromium 156.0.8078.114 (Debian 156.0.8078.114-1~deb12u1): its dark theme for all pages (on Android a setting beside «Dark»).
#
# Expected: what stands on a light field stays readable: text and field are turned together. It is so for a background of a colour, of a
# gradient, and for a shadow (https://developer.chrome.com/blog/auto-dark-theme says how a page refuses it).
# Seen: a field that is painted by `border-image` with the same gradient keeps its light colour, while the text on it becomes
# light as well. CSS Backgrounds 3, 6 has `fill` and the outset for such fields, which go on beyond their box to the edge of the window.
# Matters here: the field of the inquiry form is one, and below 72rem its labels were white on #f2f2f0. The pages say `color-scheme:
# only light` now (`src/styles/base.css`), which this theme heeds, and which keeps black lines of the drawings from standing on black.
#
# Output seen:
#   text          light
#   color         dark
#   gradient      dark
#   shadow        dark
#   border-image  light
#   only light    light
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
command -v chromium > apt.log || apt-get install -y -q --no-install-recommends chromium=156.0.8078.114-1~deb12u1 > apt.log
npm init -y > /dev/null
npm install --silent --no-audit --no-fund puppeteer-core@25.16.0 pngjs@7.0.0
cat > dark.mjs <<'JS'
import { launch } from 'puppeteer-core';
import { PNG } from 'pngjs';
const settings = '--blink-settings=forceDarkModeEnabled=true,preferredColorScheme=0';
const browser = await launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', settings] });
const page = await browser.newPage();
await page.setViewport({ width: 200, height: 300 });
const fields = {
  text: 'font: 99px/.7 monospace',
  color: 'background: #f2f2f0',
  gradient: 'background: linear-gradient(#f2f2f0, #f2f2f0)',
  shadow: 'box-shadow: inset 0 0 0 99px #f2f2f0',
  'border-image': 'border-image: linear-gradient(#f2f2f0, #f2f2f0) fill 0 / 0',
  'only light': 'background: #f2f2f0; color-scheme: only light',
};
const boxes = Object.values(fields).map((style, index) => `<div style="${style}">${index ? '' : '███'}</div>`);
await page.setContent(`<!doctype html><style>* { margin: 0; color: #14161a } div { height: 50px; overflow: clip }</style>${boxes.join('')}`);
const { data, width } = PNG.sync.read(Buffer.from(await page.screenshot()));
Object.keys(fields).forEach((name, index) => {
  const red = data[4 * (width * (index * 50 + 25) + 50)];
  console.log(name.padEnd(13), red > 127 ? 'light' : 'dark');
});
await browser.close();
JS
seen=$(node dark.mjs)
echo "$seen"
test "$seen" = 'text          light
color         dark
gradient      dark
shadow        dark
border-image  light
only light    light'
