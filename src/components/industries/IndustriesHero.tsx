import { labels } from '../../content/labels.ts';
import type { Hero as HeroRecord } from '../../content/model.ts';
import { bookingLink } from '../../content/navigation.ts';
import { Hero } from '../hero/Hero.tsx';
import { ButtonLink } from '../links/ButtonLink.tsx';

type IndustriesHeroProps = { hero: HeroRecord };

/** The opening of the overview; its pictures are the five posters of the board below. */
export function IndustriesHero({ hero }: IndustriesHeroProps) {
  return (
    <Hero
      hero={hero}
      actions={
        <>
          <ButtonLink href={bookingLink} label={labels.bookConsultation} />
          <ButtonLink href="/contact" label={labels.sendInquiry} kind="secondary" />
        </>
      }
    />
  );
}
