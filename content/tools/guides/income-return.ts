import { contactHref } from '../../contact-topics'
import { inPesos, uvtByYear } from '../../legal-figures'
import { thresholds } from '../../tax-calendar/thresholds'
import type { Tool } from '../nit-digit'
import type { GuideQuestion } from './guide'

export const incomeReturn = {
  path: '/herramientas/declaracion-de-renta',
  name: '¿Debo declarar renta?',
  title: '¿Cuándo vence mi declaración de renta?',
  lead: 'Marca lo que pasó en el año y escribe las dos últimas cifras de tu cédula. Verás si te toca declarar, por qué y qué día. Nada se guarda.',
  meta: {
    title: '¿Debo declarar renta y cuándo?',
    description:
      'Personas naturales: topes para declarar renta de 2025 y 2026 en pesos, y la fecha según las dos últimas cifras de tu cédula. Con la norma y sin registro.',
  },
  card: [
    { label: 'Ingresos', value: '1.400 UVT o más' },
    { label: 'Patrimonio', value: 'Más de 4.500 UVT' },
    { label: 'Fechas', value: 'Agosto a octubre' },
  ],
} as const satisfies Tool

/** The guide offers these years to declare: the current year and the last full year. */
export const declaredYears = [2026, 2025] as const

const amount = (units: number, year: number) => inPesos(units * (uvtByYear[year]?.value ?? 0))
const both = (units: number) => declaredYears.map((year) => `${amount(units, year)} en ${year}`).join('; ')
const { incomeToFile, movementsToFile, assetsToFile } = thresholds

export const incomeReturnQuestions = [
  {
    kind: 'choice',
    name: 'year',
    label: '¿Qué año vas a declarar?',
    hint: 'La declaración de un año se presenta en el siguiente.',
    choices: declaredYears.map((year) => ({ id: String(year), label: `El ${year}` })),
  },
  {
    kind: 'checks',
    name: 'reached',
    label: 'Marca lo que pasó ese año',
    hint: 'Con uno basta. Los topes usan la UVT del año que se declara.',
    choices: [
      {
        id: 'income',
        label: `Ingresos brutos de ${incomeToFile.units.toLocaleString('es-CO')} UVT o más (${both(incomeToFile.units)})`,
      },
      {
        id: 'assets',
        label: `Patrimonio bruto de más de ${assetsToFile.units.toLocaleString('es-CO')} UVT al 31 de diciembre (${both(assetsToFile.units)})`,
      },
      {
        id: 'card',
        label: `Consumos con tarjeta de más de ${movementsToFile.units.toLocaleString('es-CO')} UVT`,
      },
      { id: 'purchases', label: 'Compras y consumos de más de 1.400 UVT' },
      { id: 'deposits', label: 'Consignaciones, depósitos o inversiones de más de 1.400 UVT' },
      { id: 'vat', label: 'Era responsable de IVA (código 48 del RUT)' },
    ],
  },
  {
    kind: 'ending',
    name: 'ending',
    label: 'Dos últimas cifras de tu cédula o NIT',
    hint: 'Si es un NIT, sin el dígito de verificación. Puedes dejarlo vacío.',
  },
] as const satisfies readonly GuideQuestion[]

export const incomeReturnText = {
  yes: 'Sí, te toca declarar',
  no: 'Con lo que marcaste, no',
  noReason:
    'Si no pasaste ninguno de los topes y no eres responsable de IVA, la ley no te obliga. Declarar por voluntad propia puede servirte si te retuvieron: pregúntanos.',
  due: (day: string) => `Tu fecha: ${day}.`,
  past: (day: string) =>
    `Tu fecha fue el ${day} y ya pasó. Con calma: preséntala cuanto antes, porque cada mes cuenta.`,
  range: 'Las fechas van de agosto a octubre, según las dos últimas cifras: escríbelas para ver la tuya.',
  computed: 'Es una fecha calculada con la regla de hoy: puede moverse por un festivo nuevo o una prórroga.',
  price:
    'Si quieres que la hagamos: es una vez al año y no tiene tarifa mensual. Te damos el valor antes de empezar, según tus ingresos, bienes y soportes.',
  norm: `${incomeToFile.norm}; plazos, DUR 1625 de 2016, art. 1.6.1.13.2.15`,
  links: {
    ask: { href: contactHref('asesoria-tributaria'), label: 'Pedir el valor de mi declaración' },
    all: { href: '/herramientas/vencimientos/renta-personas-naturales', label: 'Todas las fechas' },
    late: { href: '/herramientas/declarar-tarde', label: 'Calcular qué cuesta el retraso' },
  },
} as const
