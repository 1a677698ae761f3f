import { describe, expect, test } from 'vitest'
import { measuringWage, uvt, uvtBefore, wageByYear } from '@/content/legal-figures'
import { replyTo } from '@/lib/assistant/reply'

const said = async (text: string) =>
  (await replyTo(text, { name: null, folder: null })).text.join(' ').replaceAll('\u00a0', ' ')
const pesos = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, '.')

const wage = wageByYear[uvt.year]?.value ?? 0
const measure = measuringWage.value

type Border = {
  limit: number
  ask: (amount: string) => string
  below: RegExp
  above: RegExp
  /** Tells whether an amount equal to the limit gets the same answer as a lower or as a higher amount. */
  at: 'below' | 'above'
  step?: number
}
const cost = (amount: string) => `cuanto me cuesta un empleado con sueldo de ${amount}`
const taken = (amount: string) => `con un sueldo de ${amount} cuanto me descuentan de salud y pension`
const fund = (amount: string) =>
  `cuanto le descuento a un empleado que gana ${amount} de salud, pension y solidaridad`
const sagrilaft = (amount: string) => `ingresos de ${amount}, es obligatorio el sagrilaft`

/** `at`: an amount equal to the limit counts as `below` («hasta», «superior») or `above` («desde», «inferior»). */
const borders: Record<string, Border> = {
  'the transport aid in what an employee costs': {
    limit: 2 * wage,
    at: 'below',
    ask: cost,
    below: /auxilio de transporte \$ \d/,
    above: /^Cuesta(?!.*auxilio de transporte \$)/,
  },
  'the transport aid in a fortnight': {
    limit: 2 * wage,
    at: 'below',
    ask: (amount) => `cuanto es la quincena de un empleado de ${amount}`,
    below: /más \$ [\d.]+ de auxilio de transporte/,
    above: /^En cada quincena(?!.*auxilio de transporte)/,
  },
  'the transport aid beside the deductions': {
    limit: 2 * wage,
    at: 'below',
    ask: taken,
    below: /Encima va el auxilio de transporte/,
    above: /^De un salario(?!.*Encima va)/,
  },
  'the transport aid in the benefits': {
    limit: 2 * wage,
    at: 'below',
    ask: (amount) => `cuanto es la prima con sueldo de ${amount}`,
    below: /y el auxilio de transporte, \$/,
    above: /Si además se paga auxilio/,
  },
  'the least wage of an employee': {
    limit: wage,
    ask: cost,
    below: /^Encima del salario/,
    above: /^Cuesta, estimado/,
    at: 'above',
  },
  'the wage from which the cost of an employee is not computed': {
    limit: 4 * wage,
    ask: cost,
    below: /^Cuesta, estimado/,
    above: /^Encima del salario/,
    at: 'above',
  },
  'the wage from which the solidarity fund is deducted': {
    limit: 4 * wage,
    ask: taken,
    below: /^De un salario de (?!.*\(1%)/,
    above: /del fondo de solidaridad \(1%/,
    at: 'above',
  },
  'the wage from which the solidarity fund takes more': {
    limit: 16 * wage,
    ask: fund,
    below: /del fondo de solidaridad \(1%/,
    above: /^(?!.*solidaridad \(1%)/,
    at: 'above',
  },
  'the least income for contributions of the self-employed': {
    limit: wage,
    ask: (amount) => `soy independiente y gano ${amount} al mes, cuanto pago de salud y pension`,
    below: /no llegas a un salario mínimo/,
    above: /la base es/,
    at: 'above',
  },
  'the income of the self-employed from which the wage table withholds': {
    limit: 95 * uvt.value,
    ask: (amount) => `soy contratista con ${amount} al mes, cuanto pago de salud y pension y que retencion`,
    below: /no pasa de ahí/,
    above: /\d pasa de ahí/,
    at: 'below',
  },
  'the fees from which the wage table withholds': {
    limit: 95 * uvt.value,
    ask: (amount) => `me pagan honorarios de ${amount}, cuanto me retienen`,
    below: /A la persona que no los pide, cero/,
    above: /A la persona que no los pide, estimado/,
    at: 'below',
  },
  'the base for withholding on services': {
    limit: 2 * uvt.value,
    ask: (amount) => `le pago ${amount} a un plomero por servicios, cuanto le retengo`,
    below: /no llega a la base/,
    above: /el 4% de/,
    at: 'above',
  },
  'the base for withholding on purchases': {
    limit: 10 * uvt.value,
    ask: (amount) => `compre ${amount} de mercancia, cuanto retengo en la fuente`,
    below: /no llega a la base/,
    above: /el 2,5% de/,
    at: 'above',
  },
  'income for the income return': {
    limit: 1400 * uvtBefore.value,
    ask: (amount) => `gane ${amount} en el ${uvtBefore.year}, debo declarar renta?`,
    below: /^Solo por ingresos, no/,
    above: /^Sí, por ingresos/,
    at: 'above',
  },
  'deposits for the income return': {
    limit: 1400 * uvtBefore.value,
    ask: (amount) => `en ${uvtBefore.year} me consignaron ${amount}, debo declarar renta?`,
    below: /^Solo por consignaciones, no/,
    above: /^Sí, si fue en/,
    at: 'below',
  },
  'wealth for the income return': {
    limit: 4500 * uvtBefore.value,
    ask: (amount) => `tengo una casa de ${amount}, debo declarar renta?`,
    below: /^Por ese bien solo, no/,
    above: /^Sí, por patrimonio/,
    at: 'below',
  },
  'income beside goods for the income return': {
    limit: 1400 * uvtBefore.value,
    ask: (amount) =>
      `tengo que declarar renta? gane ${amount} en el ${uvtBefore.year} como empleado y tengo un carro de 45 millones`,
    below: /^Con esas cifras no declaras/,
    above: /^Sí, con esas cifras/,
    at: 'above',
  },
  'deposits beside income for the income return': {
    limit: 1400 * uvtBefore.value,
    ask: (amount) =>
      `tengo que declarar renta? gane 30 millones en el ${uvtBefore.year} y me consignaron ${amount}`,
    below: /^Con esas cifras no declaras/,
    above: /^Sí, con esas cifras/,
    at: 'below',
  },
  'sales for VAT': {
    limit: 3500 * uvt.value,
    ask: (amount) => `vendo ${amount} al año, debo cobrar iva?`,
    below: /^Por ventas, en principio no/,
    above: /^Por ventas, sí/,
    at: 'above',
  },
  'sales for electronic invoices': {
    limit: 3500 * uvt.value,
    ask: (amount) => `estoy obligado a facturar electronicamente? vendo ${amount} al año`,
    below: /^Por ventas, en principio no/,
    above: /^Por ventas, sí/,
    at: 'above',
  },
  'income for the period of VAT': {
    limit: 92_000 * uvtBefore.value,
    ask: (amount) => `mis ingresos son ${amount} al año, declaro iva cada cuanto, bimestral o cuatrimestral?`,
    below: /^Cada cuatro meses/,
    above: /^Cada dos meses/,
    at: 'above',
  },
  'income for a statutory auditor': {
    limit: 3000 * measure,
    ask: (amount) => `mi sas vendio ${amount}, necesito revisor fiscal?`,
    below: /^Por ingresos, no/,
    above: /^Sí: con ingresos/,
    at: 'above',
  },
  'assets for a statutory auditor': {
    limit: 5000 * measure,
    ask: (amount) => `mi sas tiene activos de ${amount}, necesito revisor fiscal?`,
    below: /^Por activos, no/,
    above: /^Sí: con activos/,
    at: 'above',
    step: 100_000,
  },
  'income beside assets for a statutory auditor': {
    limit: 3000 * measure,
    ask: (amount) => `activos de 100 millones e ingresos de ${amount}, necesito revisor fiscal?`,
    below: /^Por tus cifras, no/,
    above: /^Sí:/,
    at: 'above',
  },
  'income for the SAGRILAFT of some sectors': {
    limit: 30_000 * measure,
    ask: sagrilaft,
    below: /^Por esa cifra, no/,
    above: /^Depende de tu sector/,
    at: 'above',
  },
  'income for the SAGRILAFT of every company': {
    limit: 40_000 * measure,
    ask: sagrilaft,
    below: /^Depende de tu sector/,
    above: /^Sí, si la vigila/,
    at: 'above',
  },
  'the wage from which an indemnity has fewer days': {
    limit: 10 * wage,
    ask: (amount) =>
      `me echaron sin justa causa llevaba 4 años con sueldo de ${amount} contrato indefinido cuanto me toca de indemnizacion`,
    below: /Son 90 días/,
    above: /Son 65 días/,
    at: 'above',
  },
}

describe('one peso more or less than a limit of the law changes the chat’s answer:', () => {
  test.each(Object.entries(borders))('%s', async (_name, { limit, ask, at, step = 1, ...answers }) => {
    const other = at === 'below' ? 'above' : 'below'
    for (const [amount, right, wrong] of [
      [limit - step, 'below', 'above'],
      [limit, at, other],
      [limit + step, 'above', 'below'],
    ] as const) {
      const answer = await said(ask(pesos(amount)))
      expect(answer, `${amount} ${right}`).toMatch(answers[right])
      expect(answer, `${amount} not ${wrong}`).not.toMatch(answers[wrong])
    }
  })
})
