import type { SuccessStory } from '#content/story.ts';
import { isShown } from '#lib/samples.ts';
import { Change } from './Change.tsx';
import { Stations } from './Stations.tsx';
import { Voice } from './Voice.tsx';

type StoryProps = {
  story: SuccessStory | undefined;
  /** A field of ink behind it. */
  isOnInk?: boolean;
};

/** A customer's story, if there is one to show, in its form; where it is left out, so is its field. */
export function Story({ story, isOnInk }: StoryProps) {
  if (!isShown(story)) return null;
  return isOnInk ? <div data-field="ink">{inForm(story)}</div> : inForm(story);
}

function inForm(story: SuccessStory) {
  switch (story.form) {
    case 'voice':
      return <Voice story={story} />;
    case 'stations':
      return <Stations story={story} />;
    case 'change':
      return <Change story={story} />;
  }
}
