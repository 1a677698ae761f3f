import { contactHref } from '../contact-topics'
import type { Tool } from './nit-digit'

export const lateFiling = {
  path: '/herramientas/declarar-tarde',
  name: '¿Qué cuesta declarar tarde?',
  title: '¿Qué cuesta declarar o pagar tarde?',
  lead: 'Con calma: escribe las fechas y los valores, y verás una estimación de la sanción y de los intereses, con su cálculo y su norma. Nada se guarda.',
  meta: {
    title: 'Sanción e intereses por declarar tarde',
    description:
      'Estima la sanción por extemporaneidad y los intereses de mora de la DIAN, con la reducción del artículo 640, mes por mes y con su norma. Sin registro.',
  },
  card: [
    { label: 'Sanción', value: '5% por mes o fracción' },
    { label: 'Mínimo', value: '10 UVT' },
    { label: 'Resultado', value: 'Estimado' },
  ],
} as const satisfies Tool

export const lateFilingText = {
  title: 'El retraso',
  fields: {
    due: { label: 'Fecha en que vencía', hint: 'Si no la sabes, búscala en «Vencimientos por NIT».' },
    filed: { label: 'Fecha en que se presenta y se paga', hint: 'Puedes poner la de hoy o una futura.' },
    tax: {
      label: 'Impuesto a cargo, en pesos',
      hint: 'El de la declaración, antes de restar retenciones y anticipos. En retención en la fuente, lo retenido.',
    },
    unpaid: {
      label: 'Lo que falta por pagar, en pesos',
      hint: 'Después de restar retenciones, anticipos y pagos. Sobre esto corren los intereses.',
    },
    income: { label: 'Ingresos brutos del período', hint: 'Solo si no hay impuesto a cargo.' },
    netWorth: { label: 'Patrimonio líquido del año anterior', hint: 'Solo si tampoco hay ingresos.' },
  },
  withoutTax: 'No hay impuesto a cargo',
  summoned: 'La DIAN ya envió un emplazamiento para declarar',
  before: {
    label: '¿Te habían sancionado por lo mismo?',
    hint: 'Para la reducción del artículo 640 del Estatuto Tributario.',
    choices: [
      { id: 'unknown', label: 'No lo sé' },
      { id: 'never', label: 'No, o hace 2 años o más' },
      { id: 'one-year', label: 'Hace 1 año o más, y menos de 2' },
      { id: 'less', label: 'Hace menos de 1 año' },
    ],
  },
  button: 'Calcular',
  result: 'Estimado',
  empty: 'Aquí verás la sanción y los intereses, con su cálculo.',
  problems: {
    day: 'Elige un día del calendario.',
    order: 'Tiene que ser la del vencimiento o una posterior, hasta diez años después.',
    amount: 'Escribe el valor en pesos, como 1.250.000.',
  },
  interestUntil: (day: string) => `Intereses hasta el ${day}`,
  missing: (months: string) =>
    `Falta la tasa de usura de ${months}: no se usa la de otro mes, así que los intereses de esos días no están sumados.`,
  atLeast: 'Al menos',
  total: 'Total estimado',
  inTime: 'Con esas fechas no hay retraso.',
  help: 'Es una estimación para decidir, no una liquidación. Antes de pagar, un contador la confirma con tu estado de cuenta.',
  without:
    'Si la declaración de retención se presenta sin el pago completo, puede no valer (E.T., art. 580-1).',
  ask: { href: contactHref('asesoria-tributaria'), label: 'Que alguien lo revise conmigo' },
  dates: { href: '/herramientas/vencimientos', label: 'Buscar la fecha en que vencía' },
} as const
