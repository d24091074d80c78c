/**
 * Days of the law and of the trade that sentences name. `register.ts` says where each was read, and takes the day from
 * here from which it has to be read again. Each by itself, so that a tool carries only its own.
 */

/** The regulation (EU) 2023/1115 against deforestation applies to large and medium firms, and to small ones. */
export const deforestation = '30.\u00a0Dezember\u00a02026';
export const deforestationSmall = '30.\u00a0Juni\u00a02027';

/** The regulation (EU) 2023/1230 takes the place of the machinery directive. */
export const machinery = '20.\u00a0Januar\u00a02027';

/** Batteries bear a QR code, by the regulation (EU) 2023/1542, and a label at the earliest. */
export const batteryCode = '18.\u00a0Februar\u00a02027';
export const batteryLabel = '18.\u00a0August\u00a02026';

/** Until then devices may be sold without their entry in swissdamed. */
export const swissdamed = '31.\u00a0Dezember\u00a02026';

/** When the new fire regulations are expected. */
export const fireRegulations = 'Herbst 2027';
