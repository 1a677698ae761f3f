import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const unclear = /estoy seguro|No entendí|lo que no quede dicho|what is not said here/

test.each<[what: string, messages: readonly string[], has: RegExp, not?: RegExp]>([
  [
    'the short names of the withholding get its date',
    [
      'mi nit termina en 7 cuando me toca pagar la rete de noviembre',
      'fecha de la rete fte de noviembre, NIT terminado en 7',
      'cuando vence la rtefte de noviembre con nit terminado en 7',
    ],
    /Retención en la fuente: 18 de diciembre 2026/,
    /IVA/,
  ],
  [
    '«rete ICA» is the tax of the city',
    ['que es la rete ica', 'qué es el rete ica'],
    /^Es el ICA que descuenta/,
  ],
  [
    'the digit for the dates is the last of the NIT',
    [
      'el nit es 901334852-3, cual digito miro para las fechas el 2 o el 3??',
      'mi nit 901334852-3 que digito uso para saber cuando declaro, el del guion o el de antes',
    ],
    /^Para las fechas miras el 2: .*no cuenta\. El dígito de 901\.334\.852 es 0/,
  ],
  [
    'the last bimester and cuatrimester are due in January',
    [
      'cuando hay q presentar el iva del ultimo bimestre, es ya en diciembre o pasa pa enero',
      'el iva del último bimestre cuándo se paga',
    ],
    /^IVA, bimestre 6 de 2026: del 13 de enero 2027 al 26 de enero 2027/,
  ],
  [
    'the months of the tax are not the month of the payment',
    [
      'fecha del iva de noviembre y diciembre, es en enero?',
      'el iva de noviembre y diciembre vence en enero?',
    ],
    /bimestre 6 de 2026.*13 de enero 2027/,
    /bimestre 1 de 2027/,
  ],
  [
    'a missed instalment of a filed return costs interest only',
    [
      'ya pasó la última cuota de renta de las sociedades o todavía estoy a tiempo? Nit 900xxx5',
      'ya vencio la segunda cuota de la renta de la sociedad o aun estoy a tiempo, nit termina en 5',
    ],
    /segunda cuota, el 16 de julio 2026.*no hay otra sanción.*art\. 634.*recibo 490/,
    unclear,
  ],
  [
    'the fees of a person without costs go by the wage table',
    [
      'me van a pagar 4.200.000 por unos diseños, soy independiente no declarante, cuanto me retienen y cuanto me llega limpio',
      'soy independiente y me pagan 4.200.000 por una consultoria, cuanto me retienen y cuanto me queda libre',
    ],
    /^Si no pides restar costos y gastos, nada: .*4\.975\.530.*Te llegan \$.4\.200\.000.*420\.000/,
    unclear,
  ],
  [
    'the withholding on a purchase needs its base and an agent',
    [
      'le compre a un señor mercancia por 600 mil pesos, tengo que hacerle retefuente o es muy poquito',
      'compré mercancía por 600.000 en la plaza, ¿debo practicarle retención?',
    ],
    /^Sí pasa de la base: .*523\.740.*368-2.*15\.000.*21\.000/,
    unclear,
  ],
  [
    'a small purchase has no withholding',
    [
      'compré mercancía de 300.000 a un proveedor, ¿debo practicarle retención?',
      'le compramos productos por 200 mil a una señora, hay que hacerle rete?',
    ],
    /^\$.[23]00\.000 no llega a la base de 10 UVT/,
  ],
  [
    'each number of UVT is converted',
    ['cuantos pesos son 1400 uvt de 2026 y 3500 uvt', 'cuanto es 1400 y 3500 uvt en pesos'],
    /73\.323\.600.*183\.309\.000/,
  ],
  [
    'one number of UVT is converted for each year',
    ['cuanto es 1400 uvt de 2025 y de 2026', 'cuanto son 1.400 UVT en 2025 y en 2026'],
    /69\.718\.600.*73\.323\.600/,
  ],
  [
    'a house is not bought with the withholding on goods',
    [
      'compré una casa por 300 millones, debo hacer retencion?',
      'compre un lote en 80 millones, tengo que retener?',
    ],
    /./,
    /Compras generales/,
  ],
  [
    'a place for the party of the company is not our subject',
    [
      'me recomiendas un restaurante bueno pa la cena de fin de año de la empresa, somos 12',
      'saben de un sitio bueno para la fiesta de navidad de la oficina',
    ],
    /^De eso no sé/,
  ],
  [
    'a worker who is not paid is told where to complain, and nothing of complaints about us',
    [
      'la empresa donde trabajaba no me ha pagado la liquidacion y ya va mes y medio, ustedes me ayudan o donde me quejo',
      'mi ex jefe no me quiere pagar las prestaciones, uds llevan ese reclamo?',
    ],
    /no lo llevamos.*mintrabajo.*un día de tu salario.*art\. 65/,
    /queda con fecha|estoy seguro/,
  ],
  [
    'the RUT needs no appointment',
    [
      'como saco el rut si apenas voy a empezar a trabajar por mi cuenta, toca cita?',
      'para sacar el RUT por primera vez hay que pedir turno en la dian o es por internet',
    ],
    /^No toca cita: .*gratis/,
    /Agendar Cita/,
  ],
  [
    'an old address in the RUT has its penalty only',
    [
      'me cambie de casa y no actualize el rut, hay multa por eso? hace como 6 meses',
      'tengo la direccion vieja en el rut hace un año, me pueden sancionar',
    ],
    /^Puede haberla: .*art\. 658-3/,
    /incapacidad/,
  ],
  [
    'a person learns whether their income obliges them to report',
    [
      'exogena del 2026 cuando vence y yo como persona natural con ingresos de 130 millones tendria que reportar?',
      'soy comerciante con ventas de 130 millones al año, tengo que hacer exogena',
    ],
    /^Por ingresos, no: \$.130\.000\.000 .*618\.013\.200.*retención.*abril y junio/,
    unclear,
  ],
  [
    'a person above the limit learns the second condition',
    [
      'como independiente facture 700 millones en 2026, debo enviar medios magneticos?',
      'persona natural con ingresos de 700 millones en 2026, debo presentar exogena?',
    ],
    /^Puede que sí: .*618\.013\.200.*125\.697\.600/,
    unclear,
  ],
  [
    'an unknown income in the report is corrected by who reported it',
    [
      'en la exogena me aparece un ingreso de una empresa que ni conozco, como 22 millones, que hago??',
      'revise la informacion reportada por terceros y sale un pago de honorarios que nunca recibi',
      'me aparece en la exogena un cdt que no es mio',
      'la dian dice que tuve ingresos que no son mios',
    ],
    /^Con calma: .*solo lo corrige quien lo reportó.*NIT.*por escrito/,
  ],
  [
    'ICA of a service goes where it is rendered: Bogotá',
    [
      'Presto servicios de consultoría en Bogotá pero mi cliente es de Medellín, dónde declaro el ICA',
      'trabajo desde Bogotá como diseñadora y mi cliente está en Cali, en qué ciudad pago industria y comercio',
    ],
    /^En Bogotá, .*art\. 343/,
  ],
  [
    'ICA of a service goes where it is rendered: another city',
    [
      'hago asesorias desde Bucaramanga a una empresa de Bogota, el ica lo pago alla o aca, en cual municipio',
      'presto un servicio y el cliente queda en otra ciudad donde pago el ica',
    ],
    /^En el municipio donde prestas el servicio/,
  ],
])('%s', async (_what, messages, has, not) => {
  expect(await wrongReplies(messages, has, not)).toEqual([])
})

test('keys pressed at random are not taken for a question', async () => {
  expect(await wrongReplies(['.. k ljlj oooo mmm,,', 'dfgh jklñ', 'hhhh'], /^No entendí bien/)).toEqual([])
  expect(await wrongReplies(['smmlv', 'pdf', 'nit'], /./, /^No entendí bien/)).toEqual([])
})

test('a question that the reply has answered is not quoted as open', async () => {
  expect(
    await wrongReplies(
      [
        'Vendí un computador en 2.380.000 con iva incluido, cuanto es la base y cuanto el impuesto',
        'facture 5.950.000 con iva incluido, cuanto es la base y cuanto es el iva',
        'el pdf pesa 18 megas y no me deja cargarlo, cual es el limite y en que formato lo reciben? tambien tengo fotos',
        'how much do you charge to set up a company for a foreigner, and can it be done without travelling to Colombia?',
        'vendi un apartamento en 310 millones que habia comprado en 190, cuanto pago de ganancia ocasional y cuando se declara',
        'vendi un lote en 200 millones que compre en 120 millones hace 5 años, cuanto es el impuesto y cuando se declara',
      ],
      /./,
      unclear,
    ),
  ).toEqual([])
})
