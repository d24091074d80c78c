import type { Frame, Page } from '@playwright/test';

/** A page in a frame whose size can be set. A frame needs a new layout for that and no new picture, as a window would. */
type Resizable = {
  frame: Frame;
  /** Sets the size of the frame in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
};

/** Opens a page in a frame of a document that is empty and of the same origin. */
export async function openResizable(page: Page, path: string): Promise<Resizable> {
  await page.goto('/robots.txt');
  const element = await page.evaluateHandle((address) => {
    const opened = document.createElement('iframe');
    opened.src = address;
    opened.style.cssText = 'position: absolute; inset: 0 auto auto 0; border: 0';
    opened.width = `${innerWidth}`;
    opened.height = `${innerHeight}`;
    const { promise, resolve } = Promise.withResolvers<HTMLIFrameElement>();
    opened.addEventListener('load', () => resolve(opened));
    document.body.replaceChildren(opened);
    return promise;
  }, path);
  const frame = await element.contentFrame();
  if (!frame) throw new Error(`${path} has no frame`);
  return {
    frame,
    resize: (width, height) =>
      element.evaluate(
        (opened, [newWidth, newHeight]) => {
          opened.width = `${newWidth}`;
          opened.height = `${newHeight}`;
        },
        [width, height] as const,
      ),
  };
}
