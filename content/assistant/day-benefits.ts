import { uvt } from '../legal-figures'
import { lastBonusWeekday } from './last-bonus-day'

const onSunday = lastBonusWeekday === 'Sunday' ? ` (en ${uvt.year} es domingo: págala el viernes 18)` : ''

/** Sentences about the social benefits of a domestic worker, computed from the pay for one day. */
export const dayBenefits = {
  base: (paid: string, days: number, inMonth: string, wage: string, aid: string, sum: string) =>
    `Con ${paid} por día y ${days} ${days === 1 ? 'día' : 'días'} a la semana son cerca de ${inMonth} días al mes: ${wage}, más ${aid} de auxilio de transporte, ${sum}.`,
  atLeast: (paid: string, year: number) =>
    `Falta lo que le pagas por día, así que hago la cuenta con el mínimo de ${year}, ${paid}; con otro valor cambia en proporción. Los días se cuentan en el calendario desde que entró, no solo los que va.`,
  yes: 'Sí: quien trabaja por días en una casa tiene lo mismo que los demás, en proporción.',
  bonus: (amount: string) =>
    `Prima: cerca de ${amount} por un semestre completo, la mitad de ese mes (Código Sustantivo del Trabajo, art. 306; Ley 1788 de 2016). La de diciembre se paga en los primeros 20 días de diciembre${onSunday}, y la otra, a más tardar el 30 de junio.`,
  bonusSince: (amount: string, month: string, days: number, whole: string) =>
    `Prima de diciembre: cerca de ${amount}, si entró el 1 de ${month}: son ${days} días del semestre, ${whole} × ${days} / 360 (Código Sustantivo del Trabajo, art. 306). Se paga en los primeros 20 días de diciembre${onSunday}. Si entró otro día, dime la fecha y cambia un poco.`,
  worker:
    'Te toca igual aunque trabajes por días y sin contrato escrito, si trabajas con horario y órdenes: pídela por escrito y guarda los pagos. El Ministerio del Trabajo orienta gratis (www.mintrabajo.gov.co).',
  severance: (amount: string) =>
    `Cesantías: cerca de ${amount} por un año completo (art. 249), que se consignan en su fondo hasta el 14 de febrero.`,
  interest: (amount: string) =>
    `Intereses a las cesantías: ${amount} por el año, el 12%, hasta el 31 de enero (Ley 52 de 1975).`,
  holidays: (amount: string) =>
    `Vacaciones: cerca de ${amount} por un año, 15 días hábiles, sin el auxilio (art. 186).`,
  tooLittle: (paid: string, least: string) =>
    `${paid} por día es menos del mínimo, ${least} sin el auxilio: sube el pago.`,
  rest: 'Con menos tiempo, en proporción a los días desde que entró. Si aparte le pagas el descanso del domingo, se suma a la base. Lo confirma una persona de nómina.',
} as const
