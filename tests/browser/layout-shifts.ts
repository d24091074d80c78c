import type { Page } from '@playwright/test';

/** What is measured and reported as 0.000. A line box may still be rounded to another pixel. */
export const noShift = 0.0005;

/** Sums up all layout shifts of the pages that are opened from now on, as `shift` of their window. */
export const sumShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as LayoutShift).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

type LayoutShift = PerformanceEntry & { value: number };

declare global {
  interface Window {
    shift: number;
  }
}
