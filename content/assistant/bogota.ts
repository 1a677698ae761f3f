import { municipalityName } from '../municipalities'

/** The name of Bogotá as DANE writes it. Answers give the rules of Bogotá, whatever the firm's city in `firm.ts`. */
export const bogota = municipalityName('11001')

/** Who declares ICA every two months, and who once a year. */
export const localTaxPeriod = `En ${bogota} lo decide el impuesto del año anterior: si el ICA a cargo pasó de 391 UVT, se declara cada dos meses; si no, una vez al año (Resolución SDH-000195 de 2025). Quien empieza este año es anual hasta el primer cierre. Mira tu última declaración de ICA: el impuesto de todo el año dividido por la UVT de ese año.`
