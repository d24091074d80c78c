/** The innermost elements that reach out of the window; none where the page does not scroll sideways. Runs on the page. */
export function findOverflowing(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const reachesOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
  const culprits = [...document.body.querySelectorAll('*')]
    .filter((element) => reachesOut(element) && ![...element.children].some(reachesOut))
    .map((element) => `<${element.localName}> ${element.textContent.trim().slice(0, 40)}`);
  return culprits.length > 0 ? culprits.slice(0, 5) : [`the page, ${scrollWidth} px wide`];
}
