import { company as ownCompany, type Company } from '#content/company.ts';
import { cantonHolidays } from '#content/holidays.ts';
import type { Schedule } from './opening-days.ts';

/** The schedule that follows from the company's record. */
export const scheduleOf = ({ openingHours, address }: Company = ownCompany): Schedule => ({
  openingHours,
  holidays: cantonHolidays(address.canton),
});
