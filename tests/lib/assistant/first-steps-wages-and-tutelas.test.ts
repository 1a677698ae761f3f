import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeAll(() => {
  vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] })
})
afterAll(() => {
  vi.useRealTimers()
})

const asked: readonly (readonly [string, readonly string[], RegExp])[] = [
  [
    'the RUT of a new shop',
    [
      'cómo saco el RUT por primera vez y qué responsabilidades debo poner si voy a abrir una papelería?',
      'voy a sacar el rut para una ferretería, cuáles responsabilidades marco',
    ],
    /la 49 \(no responsable de IVA\).*la 05 \(renta\).*la 47.*La actividad es la 47(?:61|52)/,
  ],
  [
    'the car of a company',
    [
      'puedo deducir el carro de la empresa en la renta',
      'la camioneta de la sas se puede descontar de la renta?',
    ],
    /^No es gasto de una vez, pero sí.*hasta el 10%.*137/,
  ],
  [
    'cryptocurrencies in English',
    [
      'do i have to declare crypto gains in colombia? made around 8000 usd this year',
      'are bitcoin profits taxed in colombia',
    ],
    /crypto counts as an asset.*1,400 UVT.*73\.323\.600/,
  ],
  [
    'cesantías, their day and the penalty',
    [
      'cuando se consignan las cesantias y los intereses, y si uno se pasa que multa es',
      'hasta cuando hay plazo para pagar cesantias e intereses y que multa hay si no',
    ],
    /14 de febrero.*31 de enero.*2027 los dos días caen en domingo.*un día de salario por cada día.*otro tanto igual/,
  ],
  [
    'transfer pricing as a service',
    ['hacen estudios de precios de transferencia?', 'manejan precios de transferencia'],
    /pregúntalo a un tributarista.*100\.000 UVT.*61\.000 UVT/,
  ],
  [
    'a promise of no fines',
    [
      'ustedes aseguran que la dian no me va a multar si los contrato',
      'pueden prometer que no tendré multas de la dian',
    ],
    /^No: nadie serio puede asegurarlo/,
  ],
  [
    'a payment by PSE that hangs',
    ['no me deja pagar por pse en la pagina se queda cargando', 'me sale error al pagar por pse'],
    /^No pagues otra vez todavía.*salió el débito/,
  ],
  [
    'too little for an all-inclusive wage',
    [
      'si gano 10 millones integral que me descuentan',
      'mi salario integral es de 10 millones, cuánto me descuentan',
    ],
    /no es salario integral.*22\.761\.765.*1\.251\.000.*8\.749\.000/,
  ],
  [
    'an all-inclusive wage',
    ['salario integral 30 millones cuanto recibo neto', 'gano 30 millones integral cuanto me queda libre'],
    /22\.580\.000.*sobre el 70% del salario integral, \$.21\.000\.000/,
  ],
  [
    'a tutela of their own',
    [
      'ola kiero saver si me pueden alludar con una tutela contra colpensiones',
      'ustedes hacen tutelas contra colpensiones',
    ],
    /^Puedes ponerla tú, sin abogado.*derecho de petición/,
  ],
  [
    'pregnant at the end of a fixed term',
    [
      'estoy embarazada y se me acaba el contrato a termino fijo en diciembre me pueden sacar??',
      'tengo contrato fijo, estoy en embarazo y se vence en enero, me pueden terminar?',
    ],
    /^No basta con que llegue la fecha.*avisa hoy por escrito/,
  ],
  [
    'the price of renewing the special regime',
    [
      'tengo una fundacion y me dijeron q hay que actualizar el regimen especial, cuando es eso y cuanto cobran',
      'cuánto cobran por la actualización del régimen especial de una fundación',
    ],
    /^La actualización no tiene tarifa publicada.*30 de junio/,
  ],
  [
    'the interest of a late return',
    [
      'presente el iva 2 meses tarde, el impuesto daba 1.840.000, cuanto es la sancion con intereses',
      'iva de 1.840.000 presentado dos meses tarde, sanción e intereses cuánto es',
    ],
    /524\.000.*Los intereses, un estimado: cerca de .*por 2 meses/,
  ],
  [
    'closing a company that owes returns',
    [
      'quiero cerrar mi sas que nunca tuvo movimiento, debe declaraciones en ceros desde 2021',
      'mi empresa no tuvo movimientos y debe declaraciones desde 2021, la quiero liquidar',
    ],
    /5 \(2021 a 2025\).*524\.000.*2\.620\.000/,
  ],
]

test.each(asked)('people who ask about %s get what they need', async (_, messages, has) => {
  expect(await wrongReplies(messages, has)).toEqual([])
})

test.each([
  ['me llego una tutela de un ex trabajador que hago', /^Con calma, pero hoy: el plazo lo pone el juez/],
  ['me pusieron una tutela por una deuda de pension de un trabajador', /^Con calma, pero hoy/],
  ['que son precios de transferencia', /^Son las reglas/],
  ['como pago por pse', /formulario 490/],
  ['que pasa si ustedes se equivocan', /queja o reclamo/],
  ['se le vence el contrato a mi empleada embarazada, puedo no renovarle', /^No la termines todavía/],
  ['cuando se consignan las cesantias', /^Las de un año/],
  ['mi empleador no me consigno las cesantias que multa tiene', /estado de cuenta/],
])('a neighbouring message keeps its own answer: %s', async (message, has) => {
  expect(await wrongReplies([message], has)).toEqual([])
})
