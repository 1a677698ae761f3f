import { benefitsLink } from './benefits'
import { call } from './reply-links'

/** Sentences for somebody who leaves a job and does not say when the work began. */
export const leaving = {
  sums: (
    [wage, aid, base]: readonly [string, string | null, string],
    until: string,
    severance: readonly [string, number],
    interest: string,
    bonus: readonly [string, number],
    total: string,
  ) =>
    `La liquidación, estimada: ${total}, más las vacaciones, si ya trabajabas ahí el 1 de enero y saliste el ${until}. Son las cesantías, ${severance[0]} (${base} × ${severance[1]} días / 360; Código Sustantivo del Trabajo, art. 249), sus intereses, ${interest} (Ley 52 de 1975, art. 1), y la prima del semestre, ${bonus[0]} (${bonus[1]} días; art. 306). La base es ${aid ? `el salario, ${wage}, más el auxilio de transporte, ${aid}` : `el salario, ${wage}`}.`,
  months: ([wage, aid, base]: readonly [string, string | null, string], each: string, holidays: string) =>
    `Con ${wage} al mes, la liquidación suma por cada mes trabajado, estimado: ${each} de cesantías y ${each} de prima (${base} / 12${aid ? `, con el auxilio de transporte de ${aid}` : ''}; Código Sustantivo del Trabajo, arts. 249 y 306), los intereses de las cesantías, 12% al año (Ley 52 de 1975, art. 1), y ${holidays} de vacaciones (salario / 24, art. 186). Cesantías: desde el 1 de enero o la entrada. Prima: desde el 1 de enero o el 1 de julio.`,
  holidays: (amount: string) =>
    `Las vacaciones van desde que entraste: ${amount} por cada mes trabajado (salario sin auxilio / 24, art. 186), menos las que ya tomaste. Si entraste este año, lo demás baja en proporción. Suma los días de salario sin pagar y resta lo ya pagado.`,
  due: (each: string, most: boolean) =>
    `El plazo: se paga al terminar el contrato, sin días de gracia; cada día de demora puede costar un día de salario, ${each}, si un juez lo ordena (art. 65${most ? '; a quien gana más de un mínimo, hasta por 24 meses' : ''}).`,
  ask: 'Dime desde qué día trabajabas y te doy el total. Si no te la entregan, pídela por escrito y detallada; el Ministerio del Trabajo orienta gratis: www.mintrabajo.gov.co.',
  remark:
    'Cuenta con meses de 30 días y el mismo salario todo el tiempo. Si cambió, o hubo horas extra o comisiones, el valor es otro: confírmalo con una persona.',
  links: [benefitsLink, call],
} as const
