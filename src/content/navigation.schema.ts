/** What a menu of the header says. */
import { z } from 'zod';
import type { Route } from './routes.ts';
import { list, page, text, words } from './schema.ts';

const MenuEntry = z.strictObject({
  /** Where the link leads; its text is the label of the route. */
  route: page<Route>(),
  /** Half a line beside the link, wide screens only. */
  hint: text(60),
});

export const Menu = z.strictObject({
  /** Text of the button that opens the menu. */
  label: text(20),
  /** Link to the overview page, beside the entries; below them on narrow screens. */
  overview: z.strictObject({ route: page<Route>(), label: words }),
  /** The pages of the menu, in its order. */
  entries: list(MenuEntry),
});
export type Menu = z.infer<typeof Menu>;

export const records = { serviceMenu: Menu, industryMenu: Menu };
