import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

/** Each row has messages of one need, what their reply says, and what it must not say. */
const needs: readonly { need: string; asked: readonly string[]; has: RegExp; not?: RegExp }[] = [
  {
    need: 'who is paid for services and deducts no costs learns that nothing is kept',
    asked: [
      'cuanto me retienen por un contrato de prestacion de servicios de 5 millones mensuales',
      'me pagan 5 millones por prestacion de servicios cuanto me quitan de retefuente',
    ],
    has: /^Si no pides restar costos y gastos, nada.*3\.322\.500, 63,4 UVT.*10%, \$\s500\.000.*4%, \$\s200\.000.*6%, \$\s300\.000/,
  },
  {
    need: 'who is paid more for services learns what the wage table keeps',
    asked: [
      'tengo un contrato de prestacion de servicios por 12 millones al mes, cuanto me retienen en la fuente',
      'me pagan 12 millones de una ops, cuanto me descuentan de retencion',
    ],
    has: /^Si no pides restar costos y gastos, cerca de \$\s557\.000/,
  },
  {
    need: 'who employs a domestic worker by days gets the sum of the prima and its day',
    asked: [
      'la señora q me ayuda en la casa viene 3 dias a la semana, le tengo q dar prima? y cuanto seria',
      'tengo una señora que viene lunes, miercoles y viernes a la casa, debo pagarle prima y cuanto es',
    ],
    has: /Sí: quien trabaja por días.*867\.000.*433\.000.*viernes 18/,
    not: /lo que no quede dicho|Escríbeme cuánto ganas/,
  },
  {
    need: 'who asks about a holiday or another day by its date hears whether the office is open',
    asked: ['atienden el 8 de diciembre?', 'van a abrir el 8 de diciembre'],
    has: /^No: el 8 de diciembre 2026 es festivo \(Inmaculada Concepción\)/,
  },
  {
    need: 'a Saturday is open',
    asked: ['atienden el 12 de diciembre?', 'abren el sabado 12 de diciembre'],
    has: /^Sí: el 12 de diciembre 2026 es sábado/,
  },
  {
    need: 'a client moves an appointment to another day',
    asked: [
      'Buenas tardes, tengo cita mañana a las 10 y no alcanzo a llegar, la puedo pasar para el jueves en la tarde?',
      'necesito aplazar la reunion que tengo con mi asesor',
    ],
    has: /Sí, si hay una hora libre.*«Cambiar la hora».*hasta el día anterior.*llama al/,
  },
  {
    need: 'statements for a bank: what time and price depend on',
    asked: [
      'Necesito unos estados financieros firmados por contador para un credito en Bancolombia, cuánto se demoran y qué valor tienen',
      'me piden un balance firmado para el banco, en cuanto tiempo lo tienen y que valor tiene',
    ],
    has: /^Depende de tus libros.*10 días hábiles.*El valor cambia/,
    not: /\.m\.\./,
  },
  {
    need: 'who sends everybody on holiday learns of those without a year',
    asked: [
      'puedo mandar a todos los empleados a vacaciones del 21 de dic al 10 de enero asi algunos no hayan cumplido el año',
      'queremos cerrar en diciembre y darle vacaciones a todo el personal, se puede si llevan 6 meses',
    ],
    has: /^Sí\. A quien ya cumplió el año.*art\. 187.*por adelantado.*13 si trabajan de lunes a viernes y 16/,
  },
  {
    need: 'gifts to clients are deducted up to a limit, their VAT is not',
    asked: [
      'las anchetas q le regalo a los clientes las puedo descontar de los impuestos',
      'los regalos de fin de año para clientes son deducibles',
    ],
    has: /^Sí, en la renta y con tope \(en el SIMPLE, no\).*1%.*art\. 107-1.*005408 de 2025/,
  },
  {
    need: 'a worker without a word about the contract learns when it is renewed',
    asked: [
      'mi contrato a termino fijo se acaba el 31 de diciembre y no me han dicho nada, se renueva solo o como es',
      'trabajo con contrato fijo que vence el 31 de diciembre, si no me avisan sigo?',
    ],
    has: /^Se renueva solo.*art\. 46.*más tardar el 1 de diciembre 2026: todavía te pueden avisar/,
  },
  {
    need: 'sales above the limit: VAT from the period after, not a list of dates',
    asked: [
      'este año vendi mas o menos 210 millones creo q ya me toca cobrar iva desde enero como es eso',
      'soy persona natural y facture 210 millones en 2026, empiezo a cobrar iva en enero?',
    ],
    has: /^Por ventas, sí.*183\.309\.000.*período siguiente.*art\. 508-2/,
  },
  {
    need: 'a city charges what was paid already',
    asked: [
      'Me llegó una resolución de Secretaría de Hacienda por un ICA del 2022 que yo YA pagué, tengo el recibo. Qué hago',
      'la alcaldia me cobra un predial que ya pague y tengo el comprobante',
    ],
    has: /^Con calma: no lo pagues otra vez.*dos meses.*arts\. 830 y 831/,
  },
  {
    need: 'contributions paid in time show as late',
    asked: [
      'Me sale la planilla con mora y yo la page a tiempo',
      'pague la pila en la fecha y aparece en mora',
    ],
    has: /^Con calma: no la pagues otra vez.*operador con el comprobante/,
  },
  {
    need: 'a file that does not upload: no sentence without its list',
    asked: ['no me deja subir una factura, le doy y se queda cargando'],
    has: /no es PDF.*Se queda cargando/,
    not: /uno de esos/,
  },
]

test.each(needs)('$need', async ({ asked, has, not }) => {
  expect(await wrongReplies(asked, has, not)).toEqual([])
})

test('messages of other needs keep their own answers', async () => {
  const others: readonly (readonly [string, RegExp])[] = [
    ['mis empleados trabajan el 8 de diciembre como les pago', /^(?:No|Sí): el 8/],
    ['tengo cita en la dian mañana y no alcanzo a llegar', /hora libre/],
    ['mi jefe nos quiere mandar a vacaciones colectivas en diciembre es legal', /^Sí\. A quien ya/],
    ['tengo una empresa de fiestas infantiles que gastos puedo descontar', /107-1/],
    ['vendo anchetas en diciembre tengo que cobrar iva', /107-1/],
    ['mi empleado tiene contrato fijo que vence el 31 de diciembre cuando le aviso', /^Se renueva solo/],
    ['cuando se paga el iva de enero', /508-2/],
    ['el municipio me cobra ica de 2021 y no lo he pagado', /no lo pagues otra vez/],
    ['no pague la planilla y me sale mora', /no la pagues otra vez/],
    ['mi empresa recibe 5 millones por prestacion de servicios, cuanto me retienen', /^Si no pides restar/],
  ]
  for (const [asked, not] of others) expect(await wrongReplies([asked], /./, not)).toEqual([])
})
