import type { ServicesPage } from '#content/pages/services.ts';
import { ServiceBlock } from './ServiceBlock.tsx';
import { WideSection } from '../sections/WideSection.tsx';

type ServiceBlocksProps = { services: ServicesPage['services'] };

/** The five services, one below the other. */
export function ServiceBlocks({ services }: ServiceBlocksProps) {
  return (
    <WideSection heading={services.heading} intro={services.intro}>
      <div>
        {services.blocks.map((block) => (
          <ServiceBlock key={block.route} block={block} processLabel={services.processLabel} />
        ))}
      </div>
    </WideSection>
  );
}
