import { expect, test } from 'vitest'
import { services, type ServiceSlug } from '@/content/services'
import { replyTo } from '@/lib/assistant/reply'
import { formatPesos } from '@/lib/format/number'

const visitor = { name: null, folder: null }

/** People type these names for the services. */
const names: Record<ServiceSlug, readonly string[]> = {
  'asesoria-contable': [
    'contabilidad',
    'la contabilidad',
    'contabilidad mensual',
    'asesoría contable',
    'servicios contables',
    'contador',
    'un contador',
    'llevar la contabilidad',
  ],
  'asesoria-tributaria': ['asesoría tributaria', 'asesoria en impuestos', 'servicio tributario'],
  'asesoria-nomina': [
    'nómina',
    'la nomina',
    'asesoría en nómina',
    'liquidar nomina',
    'servicio de nómina',
    'nomina electronica',
  ],
  'asesoria-legal': ['asesoría legal', 'abogado', 'un abogado', 'consulta con abogado', 'asesoria juridica'],
  'revisoria-fiscal': ['revisoría fiscal', 'revisor fiscal', 'un revisor fiscal', 'revisoria fiscal mensual'],
  'auditoria-externa': ['auditoría', 'auditoria externa', 'una auditoría', 'auditor externo'],
}
const before = [
  'cuanto cobran por',
  '¿Cuánto cobran por',
  'cuánto cuesta',
  'cuanto vale',
  'cuanto sale',
  'precio',
  'precio de',
  'precios',
  'tarifa',
  'tarifas',
  'tarifa de',
  'valor',
  'costo',
  'costo de',
  'honorarios',
  'cotizar',
  'cotización de',
  'qué precio tiene',
]
const after = [
  'precio',
  'cuanto vale',
  'cuanto cuesta',
  'cuánto cobran',
  'tarifas',
  'valor',
  'costo?',
  'precio por favor',
]

const grid = services.flatMap(({ slug, price }) =>
  names[slug].flatMap((name) =>
    [...before.map((word) => `${word} ${name}`), ...after.map((word) => `${name} ${word}`)].map(
      (typed) => [typed, formatPesos(price.from)] as const,
    ),
  ),
)

test(
  'a service and a price word in any order get the price of that service',
  { timeout: 120_000 },
  async () => {
    const missing: string[] = []
    for (const [typed, price] of grid)
      for (const text of [typed, `Hola buenas, ${typed}?`]) {
        const [first = ''] = (await replyTo(text, visitor)).text
        if (!first.includes(price) || first.includes('estoy seguro'))
          missing.push(`${text} -> ${first.slice(0, 90)}`)
      }
    expect(missing).toEqual([])
  },
)

const english = {
  'asesoria-contable': ['accounting', 'bookkeeping', 'an accountant'],
  'asesoria-tributaria': ['tax advice', 'tax services'],
  'asesoria-nomina': ['payroll', 'payroll services'],
  'asesoria-legal': ['a lawyer', 'legal advice'],
  'revisoria-fiscal': ['a statutory auditor', 'a revisor fiscal'],
  'auditoria-externa': ['an audit', 'an external audit'],
} as const

test(
  'an English question for the price of a service is answered with the price, in English',
  { timeout: 60_000 },
  async () => {
    const missing: string[] = []
    for (const { slug, price } of services)
      for (const name of english[slug])
        for (const words of [
          'how much for',
          'how much is',
          'how much do you charge for',
          'price of',
          'cost of',
          'what are your fees for',
        ]) {
          const text = (await replyTo(`${words} ${name}`, visitor)).text.join(' ')
          if (!text.includes(formatPesos(price.from)) || /asesoría/.test(text))
            missing.push(`${words} ${name} -> ${text.slice(0, 90)}`)
        }
    expect(missing).toEqual([])
  },
)

test('the first appointment is said to be free, and a single job has an answer of its own', async () => {
  for (const typed of [
    'cobran la primera cita??',
    'la primera cita tiene costo',
    'cuanto vale la primera cita',
  ])
    expect((await replyTo(typed, visitor)).text.join(' ')).toMatch(/^(?!No estoy seguro).*gratuita/)
  expect(
    (await replyTo('cuanto cobra un contador publico por certificacion de ingresos', visitor)).text.join(' '),
  ).toMatch(/solo ese trabajo/)
})
