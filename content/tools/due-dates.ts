import type { Tool } from './nit-digit'

export const dueDates = {
  path: '/herramientas/vencimientos',
  name: 'Vencimientos por NIT',
  title: 'Tus vencimientos, con tu NIT o tu cédula',
  lead: 'Escribe el número y verás las fechas de cada impuesto, de la norma que las fija y en qué estado están. No guardamos lo que escribes.',
  meta: {
    title: 'Vencimientos tributarios por NIT',
    description:
      'Fechas de renta, IVA, retención, SIMPLE, exógena y PILA según tu NIT o tu cédula, con la norma de cada una y para tu calendario. Gratis, sin registro.',
  },
  card: [
    { label: 'Impuestos', value: '14' },
    { label: 'Hasta', value: 'Diciembre de 2027' },
    { label: 'Se guarda', value: 'Nada' },
  ],
} as const satisfies Tool

export const payers = {
  company: 'Empresa',
  'large-taxpayer': 'Gran contribuyente',
  simple: 'Régimen SIMPLE',
  person: 'Persona natural',
} as const
export type Payer = keyof typeof payers

export const dueDatesForm = {
  title: 'Tu número',
  field: 'NIT o cédula',
  hint: 'Con puntos o sin ellos, con el dígito de verificación o sin él.',
  payer: '¿Quién declara?',
  button: 'Ver mis fechas',
  few: 'Faltan cifras: escribe el número completo.',
  wrongDigit: (digit: number) =>
    `El dígito de verificación de ese NIT es ${digit}. Revisa el número: una cifra cambiada cambia las fechas.`,
  result: 'Tus fechas',
  empty: 'Aquí verás tus fechas, la más cercana primero.',
  endsIn: (one: string, two: string) => `Termina en ${one}, y sus dos últimas cifras son ${two}.`,
  others: (count: number) =>
    count === 1 ? 'Una fecha más hasta diciembre de 2027' : `${count} fechas más hasta diciembre de 2027`,
  which:
    'No todas te tocan: depende de tus responsabilidades en el RUT. Si tienes dudas, te ayudamos a leerlo.',
  ask: 'Preguntar por mi caso',
} as const

export const dueDatesText = {
  taxes: 'Fechas por impuesto',
  months: 'Fechas por mes',
  byMonth: (month: string) => `Vencimientos de ${month}`,
  monthLead: (month: string) =>
    `Qué vence en ${month}, día por día, según la última cifra del NIT o de la cédula sin el dígito de verificación.`,
  monthDescription: (month: string) =>
    `Vencimientos tributarios de ${month} en Colombia: impuesto, día según el último dígito del NIT, norma de cada fecha y su estado.`,
  taxDescription: (name: string) =>
    `${name}: fechas de 2026 y 2027 según el último dígito del NIT o de la cédula, la norma que las fija y cómo llevarlas a tu calendario.`,
  endsIn: 'Según en qué termina el número:',
  everybody: (day: string) => `Para todos: ${day}`,
  ending: (endings: string, day: string) => `En ${endings.replace('-', ' a ')}: ${day}`,
  unknown: 'Por confirmar: todavía no hay una tabla publicada.',
  source: 'Fuente',
  calendar: 'Agregar a mi calendario',
  ofTax: (tax: string) => `las fechas de ${tax}`,
  own: 'Ver las mías con mi NIT',
  nothing: 'Este mes no tiene vencimientos de estos impuestos.',
  computedToo: 'Las fechas calculadas pueden moverse por un festivo nuevo o una prórroga.',
} as const
