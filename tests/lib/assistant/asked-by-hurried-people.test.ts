import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const answers: readonly (readonly [what: string, has: RegExp, messages: readonly string[]])[] = [
  [
    'somebody who looks for a fiscal auditor learns that the firm is one, and its price',
    /^Sí, ejercemos la revisoría fiscal.*1\.500\.000.*acta/,
    ['necesito revisor fiscal urgente', 'queremos contratar revisoria fiscal para una sas'],
  ],
  [
    'the fiscal audit of a building has a price, and the assembly is in the proposal',
    /1\.500\.000.*asamblea.*Ley 675/,
    [
      'cuanto cuesta la revisoria fiscal de un edificio de 48 apartamentos en cedritos? incluye ir a la asamblea de marzo?',
      'precio revisor fiscal conjunto residencial 120 aptos',
    ],
  ],
  [
    'the ICA dates of next year are those of the last period of this year',
    /^El calendario de ICA de 2027 todavía no.*bimestre 6 de 2026: 12 de febrero 2027/,
    ['ica bogota fechas 2027', 'cuando se paga el ica en bogota en 2027'],
  ],
  [
    'an overdue predial is paid with interest, and is not a seizure yet',
    /^Con calma: se paga tarde con intereses.*recibo actualizado.*acuerdo de pago/,
    ['predial vencido', 'debo el predial de dos años como lo pago'],
  ],
  [
    'a file above the limit fails because of its size',
    /^Es por el tamaño.*10 MB.*Pártelo en varios PDF/,
    [
      'desde el viernes el portal me saca error cuando subo el extracto del banco en pdf de 14 megas',
      'el extracto pesa 18MB y el portal da error al subirlo',
    ],
  ],
  [
    'a restaurant that wonders about SIMPLE gets its rates, the margin and the last day',
    /^Depende de lo que te quede.*3,1%.*8%.*26 de febrero/,
    [
      'quiero pasarme al regimen simple para el 2027 hasta q dia tengo plazo y me conviene si tengo un restaurante',
      'vale la pena pasar mi restaurante al simple y hasta cuando puedo',
    ],
  ],
  [
    'somebody with a PPT learns of the RUT and of the matrícula',
    /^Sí, las dos.*RUT.*Cámara de Comercio.*persona natural/,
    [
      'soy venezolano con ppt y monte una barberia puedo sacar rut y camara de comercio',
      'con permiso de proteccion temporal puedo sacar matricula mercantil',
    ],
  ],
  [
    'a bill of the firm above the contract is compared with the contract plus IVA',
    /disculpa.*más el 19% son.*subtotal/,
    [
      'mi factura de noviembre de ustedes llego por 890 mil y en el contrato dice 750 mil',
      'me cobraron 1.190.000 y el contrato con ustedes dice 1.000.000',
    ],
  ],
  [
    'an invoice of a supplier with the wrong NIT can still be corrected, by the supplier',
    /^Sí, todavía se puede.*La hace el proveedor.*771-2/,
    [
      'un proveedor me facturo con el nit malo en octubre todavia se puede hacer nota credito',
      'recibi una factura con el nit errado del mes pasado, la pueden anular',
    ],
  ],
  [
    'a foundation learns which papers its accounting needs',
    /^Para empezar: 1\. RUT.*actas.*PILA.*donaci|^Para empezar: 1\. RUT.*donaciones.*PILA/,
    [
      'que documentos nesecito para q me lleven la contabilidad de una fundacion sin animo de lucro',
      'que necesitan para llevarle la contabilidad a una ong',
    ],
  ],
  [
    'a company founded this year and never used is not late with its income return',
    /en renta no estás tarde.*mayo de 2027.*601 y 606/,
    [
      'hola monte una sas en enero y nunca la movi, no he presentado nada. tengo q declarar en ceros?',
      'registre mi sas este año y no ha tenido movimientos, hay que declarar en cero',
    ],
  ],
  [
    'a client who cannot enter learns where to send the papers',
    /^Si mañana no has podido entrar, mándalos a .*@.*No los mandes por WhatsApp/,
    [
      'Ya soy cliente y el portal me dice que mi usuario esta bloqueado. Manana tengo que mandar los soportes del mes, a que correo los envio?',
      'no me deja entrar a la plataforma, puedo enviar los extractos por whatsapp?',
    ],
  ],
  [
    'undeclared cryptocurrencies are a crime only with intent and from a high sum',
    /^Con calma: tener criptomonedas sin declarar no lleva.*434A.*434B/,
    [
      'tengo 310 millones en criptomonedas en binance y nunca las he declarado. me pueden meter a la carcel?',
      'no he declarado mis bitcoins es delito',
    ],
  ],
]

test.each(answers)('%s', async (_what, has, messages) => {
  expect(await wrongReplies(messages, has)).toEqual([])
})

test('questions that only share a word keep their answers', async () => {
  const duty = ['mi sas necesita revisor fiscal', 'cuando debo tener un revisor fiscal']
  expect(await wrongReplies(duty, /salarios mínimos/, /ejercemos/)).toEqual([])
  expect(await wrongReplies(['cuando vence el predial'], /10 de julio/)).toEqual([])
  expect(
    await wrongReplies(['abri una sas en 2021 y nunca la use debo declarar'], /cada año/, /no estás tarde/),
  ).toEqual([])
  expect(await wrongReplies(['tengo criptomonedas y nunca las declare'], /^Con calma: comprarlas/)).toEqual(
    [],
  )
})
