import { describe, expect, test } from 'vitest'
import { replyTo } from '@/lib/assistant/reply'

const said = async (text: string) => (await replyTo(text, { name: null, folder: null })).text.join('\n')

describe('the chat calculates with the figures of a message', () => {
  test.each([
    [
      'prices are added up',
      'tengo un restaurante con 9 empleados, quiero contabilidad impuestos y nomina cuanto me cobran todo al mes',
      /1\.670\.000[^]*1\.987\.300/,
    ],
    [
      '… also for a plan, with the employees',
      'soy dueña de una panaderia tengo 4 empleados, que plan me sirve y cuanto seria con iva',
      /4 × \$.30\.000[^]*1\.808\.800/,
    ],
    [
      'income and goods have their own limits',
      'tengo que declarar renta? gane 62 millones en el 2025 como empleado y tengo un carro de 45 millones',
      /no declaras[^]*ingresos de \$.62\.000\.000[^]*bienes de \$.45\.000\.000/,
    ],
    [
      'a pension and a deposit',
      'soy pensionado recibo 7.200.000 mensuales, declaro renta? y si tengo tambien un cdt de 90 millones',
      /^Sí[^]*13 mesadas son \$.93\.600\.000[^]*El CDT[^]*Si lo abriste en 2025[^]*183\.600\.000/,
    ],
    [
      'two incomes have their months',
      'trabaje hasta junio con sueldo de 6 millones y despues independiente ganando como 5 millones, tengo que declarar',
      /36\.000\.000[^]*30\.000\.000[^]*66\.000\.000/,
    ],
    [
      'an employee costs more than the wage',
      'empleado con 2.300.000 de sueldo cuanto me cuesta al mes con todo',
      /3\.475\.181[^]*2\.365\.095/,
    ],
    [
      'years without a return are added up',
      'no presente renta de 2023 ni 2024, me habria dado como 900 mil a pagar cada año, cuanto me sale ahora con sancion',
      /Renta de 2023[^]*Renta de 2024[^]*1\.800\.000/,
    ],
    [
      'a correction',
      'corregi la declaracion y me da 8 millones mas de impuesto, cuanto es la sancion',
      /800\.000[^]*1\.600\.000[^]*art\. 644/,
    ],
    [
      'what is left of an invoice',
      'si facturo 12 millones de servicios profesionales a una empresa cuanto me llega despues de retefuente, reteica y reteiva',
      /12\.960\.000[^]*342\.000/,
    ],
    [
      'who was dismissed',
      'me echaron sin justa causa llevaba 4 años y 3 meses con sueldo de 2.400.000 contrato indefinido cuanto me toca de indemnizacion',
      /7\.600\.000/,
    ],
    [
      'a fixed term',
      'cuanto es la indemnizacion de un contrato a termino fijo que le faltan 4 meses, gana 2.600.000',
      /10\.400\.000/,
    ],
    [
      'electronic invoices',
      'estoy obligado a facturar electronico? vendo empanadas y vendo 4 millones al mes',
      /48\.000\.000[^]*no está obligada/,
    ],
    ['a driver', 'a un transportador de carga le pago 5 millones que retencion se le hace', /1%[^]*50\.000/],
    [
      'two sums in one message',
      'cuanto es el 19 de 4.780.000 y cuanto quedaria si ese valor ya trae el iva incluido',
      /908\.200[^]*4\.016\.807/,
    ],
    [
      'the SAGRILAFT',
      'supersociedades me pide reportar sagrilaft, mi empresa tiene ingresos de 9 mil millones, es obligatorio',
      /Por esa cifra, no/,
    ],
    [
      'a Sunday',
      'trabaje 2 domingos este mes y gano 1.750.905 cuanto me deben pagar de mas',
      /7\.504 más por hora/,
    ],
    [
      'months without pay',
      'le debo 2 meses de sueldo a un empleado, cuanto le tengo que dar si gana 1.800.000',
      /3\.600\.000/,
    ],
    [
      'several employees',
      'cuanto me cuesta tener 3 empleados con el minimo al mes',
      /3 empleados[^]*8\.146\.492/,
    ],
    [
      'what was paid once beside a wage',
      'gano 3.800.000 al mes y recibi 40 millones de cesantias en 2025, declaro?',
      /85\.600\.000/,
    ],
    [
      'a question after «y si»',
      'cuanto es el iva de una factura de 4 millones y si soy del simple lo cobro igual',
      /760\.000[^]*SIMPLE/,
    ],
    [
      'a loan is no income',
      'recibi 30 millones de mi papa como prestamo en la cuenta, me toca declarar por eso?',
      /Un préstamo no es ingreso/,
    ],
    [
      'months of work',
      'gane 5 millones mensuales de enero a agosto y despues quede sin trabajo, declaro renta 2025?',
      /40\.000\.000[^]*no llegan/,
    ],
    [
      'two goods with one unit',
      'tengo una casa de 180 y un lote de 90 millones, gano el minimo, me toca declarar',
      /^Sí[^]*270\.000\.000/,
    ],
    [
      'what was withheld above the tax',
      'cuanto me devuelve la dian si me retuvieron 4 millones y el impuesto me da 2.600.000',
      /1\.400\.000/,
    ],
    [
      'what is missing of an invoice',
      'facture 8 millones mas iva y me pagaron 7.640.000, que me descontaron',
      /1\.880\.000, el 23,5%/,
    ],
    [
      'a fortnight',
      'si pago quincenal a un empleado de 1.900.000 cuanto le toca cada quincena con auxilio',
      /998\.548/,
    ],
    [
      'the solidarity fund',
      'cuanto le descuento a un empleado que gana 8 millones de salud, pension y solidaridad',
      /720\.000/,
    ],
    [
      'a return of zero',
      'declaro renta en ceros tarde, 5 meses, cuanto pago',
      /0,5% de los ingresos brutos[^]*524\.000/,
    ],
    [
      'cesantías that were not deposited',
      'no consigne las cesantias el 14 de febrero de un empleado de 2 millones, cuanto es la sancion hoy',
      /\/ 30 × \d+/,
    ],
    [
      'the gain of a sale',
      'vendi un carro en 62 millones que me costo 50, eso paga impuesto?',
      /^Cerca de \$.1\.800\.000.*62\.000\.000 menos \$.50\.000\.000, \$.12\.000\.000.*Lo que retuvo el tránsito/s,
    ],
    ['the tax of a company', 'cuanto paga de renta una sas que gano 120 millones', /42\.000\.000/],
    [
      'work that began in an earlier year',
      'renuncio el 15 de diciembre, gano 3.000.000 y entre el 1 de marzo de 2024 cuanto me deben liquidar',
      /345 días[^]*1\.005 días|1005 días/,
    ],
    [
      'what came in is no tax',
      'en el 2025 me entraron 95 millones por nequi pero son ventas de la tienda, debo declarar? y cuanto seria la multa si mi cedula termina en 12',
      /^(?![^]*impuesto \$.95)[^]*consignaciones de \$.95\.000\.000/,
    ],
    [
      'sales are no profit',
      'mi empresa facturo 900 millones y gane 70, cuanto pago de renta',
      /^(?![^]*315\.000\.000)/,
    ],
    [
      'two prices with one verb',
      'cuanto cuesta la revisoria fiscal y tambien la auditoria',
      /1\.500\.000[^]*3\.500\.000/,
    ],
    [
      'who leaves without saying «liquidación»',
      'si renuncio el 30 de noviembre y entre el 1 de febrero con 1.900.000 cuanto me pagan y cuando',
      /895\.456[^]*300 días/,
    ],
    [
      'a base and a payment',
      'cual es la base para retener servicios y si le pago 90 mil a un plomero le retengo',
      /\$.90\.000 no llega a la base/,
    ],
    [
      'a duty and what comes of it',
      'gano 6.200.000 y tengo un cdt de 40 millones, debo declarar y que pasa si no',
      /74\.400\.000[^]*art\. 641/,
    ],
  ])('%s: «%s»', async (_, message, answer) => {
    expect(await said(message)).toMatch(answer)
  })
})

const known = [
  'cuanto cuesta la contabilidad',
  'donde queda la oficina',
  'hacen descuento',
  'que es el rub',
  'como subo una factura',
  'cuanto es la sancion minima',
  'que es la exogena',
  'cuanto es la prima con sueldo de 2 millones',
  'hay permanencia',
  'me conviene el regimen simple',
  'atienden los sabados',
  'como anulo una factura electronica',
  'que es la pila',
  'como cambio mi contraseña',
]
const pairs = known.flatMap((one) => known.flatMap((other) => (one === other ? [] : [[one, other] as const])))

test.each([' y ', '? ', ', tambien '])(
  'when two questions are joined by «%s», each one is answered or quoted',
  async (joint) => {
    const answers = new Map<string, string>()
    for (const question of known)
      answers.set(question, ((await said(question)).split('\n')[0] ?? '').slice(-60))
    const lost: string[] = []
    for (const pair of pairs) {
      const message = pair.join(joint)
      const text = await said(message)
      for (const question of pair)
        if (!text.includes(answers.get(question) ?? '?') && !text.includes(`«${question}»`))
          lost.push(`${message} → ${question}`)
    }
    expect(lost).toEqual([])
  },
)
