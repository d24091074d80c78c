import type { SuccessStory as SuccessStoryRecord } from '../../content/model.ts';
import { BeforeAfter } from '../figures/BeforeAfter.tsx';
import { SuccessStory } from '../sections/SuccessStory.tsx';

type ServiceStoryProps = { story: SuccessStoryRecord };

/** A customer's story with its change drawn, where it has two values to compare. */
export function ServiceStory({ story }: ServiceStoryProps) {
  return <SuccessStory story={story} figure={story.change && <BeforeAfter change={story.change} />} />;
}
