import type { QualityPage } from '#content/services/service-page.ts';
import { Gates } from '../figures/Gates.tsx';
import { Section } from '../sections/Section.tsx';

type InspectionGatesProps = { inspections: QualityPage['inspections'] };

/** The three inspections as gates across the whole page. */
export function InspectionGates({ inspections }: InspectionGatesProps) {
  return (
    <Section id="pruefungen" layout="wide" heading={inspections.heading} intro={inspections.intro}>
      <Gates stages={inspections.stages} checksLabel={inspections.checksLabel} />
    </Section>
  );
}
