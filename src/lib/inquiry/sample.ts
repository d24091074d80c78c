import { readInquiry, type Inquiry } from './inquiry.ts';

/** An inquiry for the tests. */
export const sample: Inquiry = readInquiry(
  (name) =>
    ({
      firstName: 'Regula',
      lastName: 'Muster',
      company: 'Muster Handel AG',
      email: 'regula@muster-handel.example',
      phone: '',
      industry: 'retail',
      service: 'qualitaetsmanagement',
      projectDescription: '500 Laternen aus Stahl\nverzinkt',
      budget: '',
      timeline: '6months+',
    })[name],
);
