import type { HealthcarePage } from '../../content/industries/industry-page.ts';
import { BeforeAfter } from '../figures/BeforeAfter.tsx';
import { SuccessStory } from '../sections/SuccessStory.tsx';

type CostStoryProps = { story: HealthcarePage['story'] };

/** A customer's story with its costs drawn before and after. */
export function CostStory({ story }: CostStoryProps) {
  return <SuccessStory story={story} figure={<BeforeAfter change={story.change} />} />;
}
