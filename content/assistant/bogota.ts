import { municipalityName } from '../municipalities'

/** As DANE names it: answers tell its rules whatever the city of the firm in `firm.ts`. */
export const bogota = municipalityName('11001')
