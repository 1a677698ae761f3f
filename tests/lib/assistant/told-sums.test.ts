import { expect, test } from 'vitest'
import { inPesos, minimumPenaltyInPesos, uvt, wageByYear } from '@/content/legal-figures'
import { services } from '@/content/services'
import { usuryRates } from '@/content/tax-calendar/usury-rates'
import { replyTo } from '@/lib/assistant/reply'
import { wrongReplies } from '../../support/wrong-replies'
import { askedWithFigures } from './asked-with-figures'

const visitor = { name: null, folder: null }
const said = async (text: string) => (await replyTo(text, visitor)).text.join('\n')
const hourOfLaw = inPesos(services.find(({ slug }) => slug === 'asesoria-legal')?.price.from ?? 0)
const least = wageByYear[uvt.year]?.value ?? 0

/** Shortens the small words of a question, as somebody in a hurry does. */
const hurried = (text: string) =>
  text
    .replace(/\bde\b/g, 'd')
    .replace(/\bdel\b/g, 'dl')
    .replace(/\bpor\b/g, 'x')
    .replace(/\bpara\b/g, 'xa')

test('abbreviated small words change no sum and no date', async () => {
  const questions = Object.values(askedWithFigures)
    .flatMap((list) => list.map(([question]) => question))
    .filter((question) => /\d/.test(question) && hurried(question) !== question)
  expect(questions.length).toBeGreaterThan(20)
  const changed: string[] = []
  for (const question of questions)
    if ((await said(hurried(question))) !== (await said(question))) changed.push(hurried(question))
  expect(changed).toEqual([])
})

test.each([
  ['el iva d 2.350.000 cuanto es', inPesos(446_500)],
  ["cuanto es el iva d' 200 mil", inPesos(38_000)],
  ['el 19% d 1.000.000', inPesos(190_000)],
  ['cuanto cobran x la contabilidad mensual', inPesos(800_000)],
])('the answer to «%s» contains the right amount', async (question, figure) => {
  expect(await said(question)).toContain(figure)
})

test.each([
  [
    'quiero despedir a un trabajador con contrato indefinido que lleva 4 años y gana 2.100.000, cuanto le tengo q pagar',
    2_100_000,
    90,
  ],
  ['cuanto vale sacar a un vendedor sin justa causa que lleva 18 meses y gana 3 millones', 3_000_000, 40],
  ['cuanto le pago a una empleada que echo despues de 3 años y gana el minimo', least, 70],
  ['cuanto me deben si me echaron, llevaba año y medio con el minimo', least, 40],
  ['indemnizacion de un gerente que gana 20 millones y lleva 3 años, cuanto es', 20_000_000, 50],
])('the answer to «%s» has the compensation for the time and wage', async (question, wage, days) => {
  const steps = wage < least * 10 ? '30 por el primer año y 20' : '20 por el primer año y 15'
  const reply = await said(question)
  expect(reply).toContain(inPesos(Math.round((wage / 30) * days)))
  expect(reply).toContain(`Son ${days} días`)
  expect(reply).toContain(steps)
  expect(reply).toMatch(/liquidación: salario pendiente/)
})

test('without a wage the compensation is given in days, in Spanish and in English', async () => {
  expect(
    await wrongReplies(
      [
        'cuanto es la indemnizacion de alguien que lleva 14 meses',
        'si despido a un empleado que lleva 14 meses cuanto le debo',
      ],
      /33,3 días de salario.*22,5 días.*artículo 64/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      [
        'How much do I owe an employee if I fire him without cause after 14 months?',
        'what is the severance if I let an employee go after 14 months',
      ],
      /33\.3 days of wage.*22\.5 days.*article 64.*settlement/,
      /employer-of-record/,
    ),
  ).toEqual([])
  expect(
    await said('how much severance do I owe if I fire her after 3 years, she earns 2 million a month'),
  ).toContain(`${inPesos(Math.round((2_000_000 / 30) * 70))}. It is 70 days`)
})

test('in a trial period, or when a dismissal needs a permission, no compensation is calculated', async () => {
  const messages = [
    'quiero despedir a una empleada embarazada que lleva 2 años y gana 2 millones, cuanto le pago',
    'cuanto le pago si despido a alguien en periodo de prueba que lleva 1 mes y gana 2 millones',
  ]
  for (const message of messages) expect(await said(message)).not.toMatch(/La indemnización, estimada/)
})

test('interest without a date is answered with the cost of a day at the newest rate, and what is missing', async () => {
  const newest = usuryRates.at(-1)?.percent ?? 0
  const each = inPesos(Math.round((3_600_000 * (newest - 2)) / 100 / 365))
  for (const question of [
    'Se me venció el IVA del bimestre pasado y debo 3 millones 600, cuánto sería de intereses si pago hoy?',
    'debo 3.600.000 de retencion atrasada cuanto son los intereses',
  ]) {
    const { text, links } = await replyTo(question, visitor)
    const reply = text.join('\n')
    expect(reply).toContain(each)
    expect(reply).toMatch(/faltan dos datos/)
    expect(reply).toContain(minimumPenaltyInPesos)
    expect(links.map(({ href }) => href)).toContain('/herramientas/declarar-tarde')
  }
  expect(await said('cuanto de intereses me cobra el banco por un prestamo de 5 millones')).not.toMatch(
    /usura/,
  )
})

test('the price of a tax return is answered, whatever else the message tells', async () => {
  const messages = [
    'Cuánto vale hacer una declaración de renta de persona natural que tiene dos apartamentos arrendados y un CDT?',
    'cuánto me cobran por la declaración de renta si tengo un apartamento y soy empleado',
    'valor de la declaracion de renta para un medico independiente',
    'cuanto cobran por la renta de una pensionada con una casa y carro',
  ]
  expect(await wrongReplies(messages, /no tiene tarifa mensual.*por escrito/)).toEqual([])
  const others = [
    'cual es la tarifa de renta de las empresas',
    'cuanto me toca pagar de renta si gano 6 millones',
  ]
  for (const message of others) expect(await said(message)).not.toMatch(/no tiene tarifa mensual/)
})

test('the price of opening a company is the published hour plus the chamber’s own costs', async () => {
  const messages = [
    'cuanto vale sacar camara de comercio',
    'hi, how much do you charge to set up a company for a foreigner',
    'what does it cost to open a company in Bogota',
  ]
  for (const message of messages) {
    const reply = await said(message)
    expect(reply).toContain(hourOfLaw)
    expect(reply).toMatch(/depende del capital|depend on the capital/)
  }
})

test('reports and papers in English are answered in English', async () => {
  expect(
    await wrongReplies(
      ['Can I get my monthly reports in English? My partners are in Miami'],
      /written proposal.*first ten business days/,
      /I do not have/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      [
        'Can I send you my invoices by email in English or does everything have to be in Spanish?',
        'do you accept invoices in English',
      ],
      /Yes, send them as they are.*PDF, JPG, PNG or XML/,
      /I do not have/,
    ),
  ).toEqual([])
})
