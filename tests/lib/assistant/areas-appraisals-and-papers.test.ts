import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replyTo } from '@/lib/assistant/reply'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const wrong = async (cases: readonly (readonly [string, RegExp, RegExp?])[]) =>
  (await Promise.all(cases.map(([typed, has, not]) => wrongReplies([typed], has, not)))).flat()

test('who was withheld 11% instead of 10% hears which of the two is right', async () => {
  const has = /^Depende de cómo cobras: va el 11% si.*3\.300 UVT.*art\. 383.*1\.2\.4\.16/
  expect(
    await wrong([
      ['me descontaron el 11 por ciento en una cuenta de cobro y no el 10, quien tiene la razon', has],
      ['un cliente me retuvo el once por honorarios y yo creo que era el diez, cual es', has],
      ['me aplicaron retencion del 11 y soy persona natural, no debia ser 10?', has],
    ]),
  ).toEqual([])
})

test('a worker who leaves hears first that the severance pay is not lost', async () => {
  const has = /^No, no se pierden.*art\. 249.*art\. 250/
  expect(
    await wrong([
      ['si renuncio pierdo las cesantias', has],
      ['si me echan con justa causa pierdo las cesantias', has],
      ['cuanto me dan de cesantias si renuncio y gano 2000000', /./, /^No, no se pierden/],
    ]),
  ).toEqual([])
})

test('a foreigner hears the papers of a company and that nobody must live here', async () => {
  const has = /^Papers: 1\. Copy of the passport.*Yes, without living in the city.*consul.*apostille/
  expect(
    await wrong([
      [
        'what documents do I need to open an SAS as a foreigner? can I do it without living in Bogota',
        has,
        /what is not said here/,
      ],
      ['which papers do we need to set up a company in colombia, we live in canada', has],
    ]),
  ).toEqual([])
})

test('the links of an answer in English have English labels', async () => {
  const asked = [
    "hello, my company got a letter from DIAN and I don't understand it, can somebody call me in English",
    'how much does it cost to open a sas',
  ]
  for (const typed of asked) {
    const { links } = await replyTo(typed, { name: null, folder: null })
    expect(links.map(({ label }) => label).join(' ')).toMatch(/\bCall \+57/)
    expect(links.map(({ label }) => label).join(' ')).not.toMatch(/Llamar|Escribir/)
  }
})

test('who asks for something we do not do, or which area to ask, hears it at once', async () => {
  expect(
    await wrong([
      [
        'necesito que me indiquen si ustedes hacen avaluos o solo contabilidad',
        /^No, avalúos no hacemos.*RAA.*Hacemos seis cosas/,
      ],
      ['hacen avaluo de apartamentos?', /^No, avalúos no hacemos/],
      ['ustedes llevan solo contabilidad o tambien hacen lo de la nomina', /^Hacemos seis cosas.*nómina/],
      [
        'voy a importar ropa de china y no se si me sirve el area legal o la de impuestos o cual',
        /^Empieza por impuestos.*casilla 54.*agencia de aduanas.*legal/,
      ],
      ['quiero traer mercancia de china, con cual area de ustedes hablo', /^Empieza por impuestos/],
      [
        'no se si necesito el area legal o la contable para un problema con mi socio',
        /^Si no sabes cuál, pide la evaluación gratuita/,
      ],
    ]),
  ).toEqual([])
})

test('who founds or closes a company hears the whole cost and the steps', async () => {
  const cost = /^Son dos pagos.*la hora, más IVA.*0,3% al 0,7%.*El RUT no cuesta/
  const closing = /^Aunque nunca se haya movido, se cierra así: 1\..*arts\. 601 y 606/
  expect(
    await wrong([
      ['cuanto cuesta hacer una sas con ustedes todo incluido', cost, /viene incluido|conciliaciones/],
      ['cuanto me sale en total crear una sas con ustedes', cost],
      ['necesito cerrar una sas q nunca se movio, como se liquida', closing, /prima/],
      ['tengo una sas que jamas opero y la quiero liquidar, que pasos hay', closing],
    ]),
  ).toEqual([])
})

test('a company hears who may be its auditor and what an audit asks for', async () => {
  const auditor = /^No. La ley exige independencia: el contador de la empresa.*art\. 205/
  const audit = /^De 3 a 8 semanas.*Balance de prueba.*inventarios/
  expect(
    await wrong([
      ['quien puede ser revisor fiscal, puede ser el mismo contador de la empresa?', auditor],
      ['nuestro contador puede firmar tambien como revisor fiscal?', auditor],
      ['la auditoria externa cuanto se demora en una empresa mediana y que piden', audit],
      ['cuanto tarda una auditoria y que papeles hay que tener listos', audit],
    ]),
  ).toEqual([])
})

test('who hires for a fixed term hears the clauses and the renewals, and no other contract', async () => {
  const has = /^Va por escrito.*36 días \(art\. 78\).*Renovación: sin aviso.*cuatro años/
  const other = /prestación de servicios|indemnización/
  expect(
    await wrong([
      [
        'necesito un contrato a termino fijo por 6 meses para un mesero, que clausulas lleva y cada cuanto se renueva',
        has,
        other,
      ],
      ['que debe decir un contrato a termino fijo de un año para una vendedora', has, other],
    ]),
  ).toEqual([])
})

test('a duty is explained once, without the answer of another duty', async () => {
  const paper = /^Sirve para que la DIAN te acepte.*771-2.*Pídele el RUT/
  const own = /^En Bogotá, D\.C\., si ahí prestas el servicio.*art\. 343.*RIT/
  expect(
    await wrong([
      ['que es autorretencion y quien la paga', /casi toda sociedad/, /ARL/],
      ['la autoretencion que es y a quien le toca', /casi toda sociedad/, /ARL/],
      ['el documento soporte para que sirve, le compro a un campesino q no factura', paper, /Google/],
      ['le compro a un señor que no da factura, que es el documento soporte y como lo hago', paper],
      [
        'vivo en soacha pero trabajo en bogota como consultor, donde pago el industria y comercio',
        own,
        /exógena/i,
      ],
      ['resido en chia y presto servicios de diseño en bogota, a que municipio le pago ica', own],
      ['vivo en bogota y trabajo en cali como asesor, en que ciudad pago ica', /^Donde prestas el servicio/],
    ]),
  ).toEqual([])
})

test('who lost somebody hears the limits of both years and when each return is due', async () => {
  const has =
    /^Lamento tu pérdida\. Sí.*69\.718\.600.*73\.323\.600.*La de 2025 va entre agosto y octubre de 2026/
  expect(
    await wrong([
      ['mi papa murio en mayo, hay que presentarle la declaracion de renta', has],
      ['mi esposo fallecio este año y el declaraba, toca hacerle la declaracion', has],
    ]),
  ).toEqual([])
})

test('who is called by strangers hears that the firm hands over no data, and what to do', async () => {
  const has = /^No: no vendemos datos.*art\. 8.*Ley 2300/
  expect(
    await wrong([
      [
        'autorizan ustedes entregar mis datos a terceros? me estan llamando de otro lado a ofrecerme creditos',
        has,
      ],
      ['me llaman de otras empresas a ofrecer prestamos, ustedes les dieron mi numero?', has],
    ]),
  ).toEqual([])
})
