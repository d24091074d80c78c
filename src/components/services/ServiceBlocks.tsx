import type { ServicesPage } from '#content/pages/services.ts';
import { ServiceBlock } from './ServiceBlock.tsx';
import { Section } from '../sections/Section.tsx';

type ServiceBlocksProps = { services: ServicesPage['services'] };

/** The five services, one below the other. */
export function ServiceBlocks({ services }: ServiceBlocksProps) {
  return (
    <Section layout="wide" heading={services.heading} intro={services.intro}>
      <div>
        {services.blocks.map((block) => (
          <ServiceBlock key={block.route} block={block} labels={services} />
        ))}
      </div>
    </Section>
  );
}
