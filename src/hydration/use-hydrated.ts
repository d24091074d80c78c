import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the built HTML and while it is taken over, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
