import { useEffect, useState, type RefObject } from 'react';
import { useHydrated } from '#hydration/use-hydrated.ts';

/** Whether the steps may take the place of the built page: the script is there, and nobody is just using a link. */
export function useTakeover(root: RefObject<HTMLElement | null>): boolean {
  const isHydrated = useHydrated();
  const [isFree, setFree] = useState(false);

  useEffect(() => {
    const element = root.current;
    if (!element?.contains(document.activeElement)) return setFree(true);
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!element.contains(relatedTarget as Node | null)) setFree(true);
    };
    element.addEventListener('focusout', leave);
    return () => element.removeEventListener('focusout', leave);
  }, [root]);

  return isHydrated && isFree;
}
