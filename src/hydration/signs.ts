/** By which visitors begin to use an island. */
export const signs = ['pointerdown', 'focusin', 'keydown'] as const;
