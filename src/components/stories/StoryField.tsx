import type { ReactNode } from 'react';
import type { SuccessStory } from '#content/story.ts';
import { isShown } from '#lib/samples.ts';

type StoryFieldProps = { story: SuccessStory | undefined; children: ReactNode };

/** Ink behind a customer's story; where the story is left out, so is its field. */
export function StoryField({ story, children }: StoryFieldProps) {
  return isShown(story) && <div data-field="ink">{children}</div>;
}
