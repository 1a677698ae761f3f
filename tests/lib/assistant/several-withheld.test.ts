import { expect, test } from 'vitest'
import { inPesos } from '@/content/legal-figures'
import { replyTo } from '@/lib/assistant/reply'

const visitor = { name: null, folder: null }
const said = async (text: string) => (await replyTo(text, visitor)).text.join('\n')

test.each([
  [
    'cuanto me retienen por un servicio de 5 millones si soy declarante, y por honorarios de lo mismo?',
    ['el 4% de', 200_000, 'Por honorarios de', 500_000],
  ],
  [
    'retencion por servicios y por honorarios de 3 millones, soy declarante',
    ['el 4% de', 120_000, 'Por honorarios de', 300_000],
  ],
  ['retencion por arriendo de 2 millones y por servicios de 1 millon', [70_000, 40_000, 60_000]],
  [
    'cuanto retienen por compras de 2 millones y por servicios de 2 millones a un no declarante',
    ['el 3,5% de', 70_000, 'el 6% de', 120_000],
  ],
  [
    'me pagan 2 millones por servicios y 3 millones por honorarios cuanto me retienen',
    [80_000, 'Por honorarios de', 300_000],
  ],
  [
    'me hacen un pago por honorarios de 7 millones y otro por arriendo de 3 millones, retenciones?',
    ['Por honorarios de', 700_000, 105_000],
  ],
  ['retencion en honorarios y servicios que porcentaje es', ['Honorarios: 10%', 'declarante: 4%']],
])('each concept of a withholding is answered: %s', async (question, parts) => {
  const text = await said(question)
  for (const part of parts) expect(text).toContain(typeof part === 'number' ? inPesos(part) : part)
})

test.each([
  'porcentaje de salud y pension q pone el empleador y el empleado, y lo de la caja',
  'porcentaje de arl y caja que paga el patron',
  'quien paga la caja de compensacion y cuanto es',
])('who asks for the caja learns its percentage: %s', async (question) => {
  expect(await said(question)).toMatch(/4% de caja|caja de compensación \(4%/)
})
