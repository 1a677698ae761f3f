import { inPesos, uvtBefore } from '../legal-figures'
import { municipalityName } from '../municipalities'

/** Answers give the rules of Bogotá, even if the firm in `firm.ts` has its office in another city. */
export const bogota = municipalityName('11001')

export const localTaxPeriod = `En ${bogota} lo decide el impuesto del año anterior: si el ICA a cargo pasó de 391 UVT (${inPesos(391 * uvtBefore.value)} en ${uvtBefore.year}), se declara cada dos meses; si no, una vez al año (Resolución SDH-000195 de 2025). Quien empieza este año es anual hasta el primer cierre. Mira tu última declaración de ICA: el impuesto de todo el año dividido por la UVT de ese año.`

export const localElsewhere = `El ICA depende de cada municipio: si tu negocio no está en ${bogota}, su calendario es otro. Dinos en cuál está.`

/** Says which due dates of ICA in a year are known before the city's resolution for that year. */
export const localOpen = (year: number): string =>
  `El calendario de ICA de ${year} todavía no lo conocemos: ${bogota} lo fija cada año por resolución. Lo que ya se sabe que vence en ${year} es lo último de ${year - 1}:`
