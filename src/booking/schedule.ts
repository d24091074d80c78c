import { company } from '#content/company.ts';
import { cantonHolidays } from '#content/holidays.ts';
import type { Schedule } from './opening-days.ts';

/** The schedule that follows from the company's record. */
export const schedule: Schedule = {
  openingHours: company.openingHours,
  holidays: cantonHolidays(company.address.canton),
};
