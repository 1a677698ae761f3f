import { contactHref } from '../../contact-topics'
import { longLeave } from '../long-leave'
import { pensionHealth } from '../own-incomes'
import { call } from '../reply-links'
import type { Rule } from '../rules'
import { sundayPay, workingWeek } from '../working-week'

const read = { href: '/servicios/asesoria-nomina#preguntas', label: 'Leer sobre nómina y fechas' } as const
const payroll = { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' } as const

/** Answers about working hours and sick leave, whose words would lead to other answers. */
export const rules: readonly Rule[] = [
  {
    topic: 'La jornada de la semana y los domingos',
    when: [
      /\b(?:4[2-8] horas|jornada|horas (?:a la semana|semanales))\b/,
      /\b(?:domingos?|festivos?|dominical(?:es)?)\b/,
    ],
    not: /\d{5,}|\b(?:millon(?:es)?|minimo|ustedes|atienden|nocturn\w+|noche|extras?|por dias|vigilan\w+|celador\w*|confianza)\b/,
    text: [workingWeek, sundayPay],
    links: [read, call],
  },
  {
    topic: 'Un empleado incapacitado más de 180 días',
    when: [
      /\bincapac\w+\b/,
      /\b(?:1[89]\d|[2-9]\d\d) dias\b/,
      /\b(?:emplead[oa]s?|trabajador\w*|retirar\w*|despedir\w*|echar\w*|terminar\w* (?:el|su) contrato|sacar(?:l[oa])?)\b/,
    ],
    not: /\b(?:cuanto (?:me )?(?:pagan|es)|maternidad|arl|accidente|cesantias)\b/,
    text: longLeave,
    links: [payroll, call],
  },
  {
    topic: 'La EPS no me paga la incapacidad',
    when: [
      /\beps\b/,
      /\bincapac\w+\b/,
      /\bno (?:\w+ ){0,3}(?:pag\w+|reconoc\w+|respond\w+)\b|\b(?:nieg\w+|nego|negaron|demor\w+|debe|deben|sin pagar(?:me)?)\b/,
    ],
    not: /\b(?:mi emplead[oa]|mi trabajador\w*|un emplead[oa]|una empleada|recobr\w+|maternidad|quien (?:\w+ ){0,2}pag\w+|si (?:la eps )?no pag\w+|cuanto|\d{3} dias|arl)\b/,
    text: [
      'Si ya está radicada y no pagan: 1. Reclámala por escrito a la EPS con el número de radicado, la incapacidad y tu cuenta, y pide la razón y la fecha de pago; guarda la copia con sello. 2. Si niegan o no contestan, pon la queja en la Superintendencia Nacional de Salud, que es gratis. 3. Si es tu único ingreso, puedes pedir el pago con una tutela: la Corte la acepta cuando se afecta el mínimo vital (T-194 de 2021).',
      'Si eres empleado, ese trámite es de la empresa y no te lo puede pasar: ella la radica y la cobra a la EPS (Decreto Ley 19 de 2012, art. 121); pídele por escrito el radicado. Si cotizas como independiente, revisa que los aportes del mes estén pagados. Y si ya pasó el día 180, paga el fondo de pensiones hasta el 540 (art. 142).',
    ],
    links: [payroll, call],
  },
  {
    topic: '¿Cuánta salud le descuentan a un pensionado?',
    when: [
      /\b(?:pensionad[oa]s?|jubilad[oa]s?|mesadas?)\b/,
      /\b(?:salud|eps)\b/,
      /\b(?:descuent\w+|descont\w+|quit\w+|porcentaje|(?:cuanto|por ?que|que tanto) (?:\w+ ){0,4}(?:pag\w+|es|salud))\b/,
    ],
    not: /\d{5,}|\b(?:millon(?:es)?|contratos?|honorarios|prestacion de servicios|independiente|trabaj\w+|emplead[oa]s?|contrat\w+|asesor\w*|renta|declar\w+|arr[ie]+nd\w+|prepagada)\b/,
    text: [
      `Porque quien recibe pensión paga toda su salud: ya no hay quien emplee y ponga su parte. ${pensionHealth}`,
      'Se descuenta de cada mesada y ya no se cotiza a pensión. Si te descuentan otro porcentaje, pídele la explicación por escrito a quien te paga la pensión, con el desprendible. Si además trabajas por tu cuenta, por eso también se cotiza a salud: dímelo y te digo cuánto.',
    ],
    links: [read, call],
  },
]
