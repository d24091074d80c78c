#!/bin/sh
# @radix-ui/react-toast 1.3.1 (npm) announces the title and the description of a toast to screen readers as one word.
#
# Expected: what is announced is what is seen: a title, and below it a text. The two are elements of their own (`Toast.Title` and
# `Toast.Description`, both `div`), which every browser and screen reader keeps apart where they stand in the page.
# Seen: for the live region Radix collects the text nodes of the toast and writes them one after the other, without an element or a blank
# between them. «Fehler» and «Bitte füllen …» are «FehlerBitte füllen …», and Orca 43.1 says it so. A blank at the end of the title
# keeps them apart.
# Matters here: the inquiry form answers by such toasts. `src/inquiry/Toasts.tsx` puts the blank there, and a test reads the region.
#
# Output seen:
#   Notification FehlerBitte füllen Sie alle Felder aus.
#   Notification Fehler Bitte füllen Sie alle Felder aus.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund @radix-ui/react-toast@1.3.1 react@19.3.1 react-dom@19.3.1 jsdom@29.1.1
cat > toast.mjs <<'JS'
import { JSDOM } from 'jsdom';
const { window } = new JSDOM('<!doctype html><div id="root"></div>', { pretendToBeVisual: true });
globalThis.window = window;
globalThis.navigator ??= window.navigator;
for (const name of ['document', 'HTMLElement', 'Element', 'Node', 'Event', 'CustomEvent']) globalThis[name] = window[name];
for (const name of ['requestAnimationFrame', 'cancelAnimationFrame', 'getComputedStyle']) globalThis[name] = window[name].bind(window);
const { createElement: h } = await import('react');
const { createRoot } = await import('react-dom/client');
const Toast = await import('@radix-ui/react-toast');
const announced = async (title) => {
  const root = createRoot(document.getElementById('root'));
  const parts = [h(Toast.Title, { key: 1 }, title), h(Toast.Description, { key: 2 }, 'Bitte füllen Sie alle Felder aus.')];
  root.render(h(Toast.Provider, null, h(Toast.Root, { open: true }, parts), h(Toast.Viewport)));
  await new Promise((done) => setTimeout(done, 500));
  console.log(document.querySelector('[role=status]').textContent);
  root.unmount();
};
await announced('Fehler');
await announced('Fehler ');
process.exit();
JS
seen=$(node toast.mjs)
echo "$seen"
test "$seen" = 'Notification FehlerBitte füllen Sie alle Felder aus.
Notification Fehler Bitte füllen Sie alle Felder aus.'
