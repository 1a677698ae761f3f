import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

const answers: readonly (readonly [who: string, answer: RegExp, messages: readonly string[]])[] = [
  [
    'a bank that asks for the origin of money gets papers and not the answer about attachments',
    /^Si el banco habla de origen de fondos, no es un embargo.*Superintendencia Financiera/s,
    [
      'vendi binance p2p y el banco me bloqueo la cuenta q por origen de fondos q papel les llevo',
      'bancolombia me congelo la plata por unas ventas de usdt, que soportes entrego',
      'me pide el banco que demuestre el origen de los fondos de la venta de mi carro, que llevo',
    ],
  ],
  [
    'a loan to the own company has a presumed interest',
    /^La plata prestada no paga impuesto.*art\. 35.*9,25%/s,
    [
      'le preste 50 millones a mi propia empresa, eso me genera algun impuesto o intereses a juro',
      'como socio le preste plata a la sas sin cobrar intereses, hay problema con la dian?',
      'prestamo de un socio a la sociedad, toca cobrar intereses?',
    ],
  ],
  [
    'who takes money of the company learns how it is booked, and that the partner must know',
    /^Se registra como una cuenta por cobrar a ti.*art\. 35.*Dividendos.*Ley 222 de 1995, art\. 23/s,
    [
      'y si saco plata de la sas pa mis gastos como la registro, somos dos socios y el otro no sabe jaja',
      'puedo pagar mis gastos personales con la cuenta de la empresa si la sas es mia',
      'uso la tarjeta de la sas para el mercado de mi casa, como se contabiliza',
    ],
  ],
  [
    'a month without income is answered first',
    /^En general no: sin ingresos.*art\. 89.*novedad de retiro/s,
    [
      'si este mes no facture nada igual pago seguridad social?? soy independiente',
      'no vendi nada este mes y trabajo por mi cuenta, debo pagar salud y pension',
      'soy freelance y este mes no tuve ingresos, me toca pagar planilla?',
    ],
  ],
  [
    'papers that UGPP asks for are copied again, and the price of the help is told',
    /^Sí te ayudamos.*200\.000.*operador.*plazo/s,
    [
      'la ugpp me esta pidiendo papeles del 2022 y yo ya bote todo, me ayudan? cuanto cobran',
      'perdi los soportes que pide la ugpp, cuanto me cuesta que ustedes respondan',
    ],
  ],
  [
    'who lost papers and asks no price is calmed and gets none',
    /^Con calma: sí te ayudamos(?!.*200\.000).*operador.*plazo/s,
    [
      'la ugpp me pide planillas de 2021 y perdi todos los papeles que hago',
      'ugpp requerimiento y no guarde soportes, como respondo',
    ],
  ],
  [
    'the price of an answer to UGPP is a quote in writing',
    /No tiene tarifa fija.*por escrito/s,
    [
      'cuanto me cobran por contestar un requerimiento de la ugpp',
      'la ugpp me pide documentos, cuanto cuesta que respondan ustedes',
    ],
  ],
  [
    'a wrong file in the portal is removed where it was uploaded, and who sees it is said',
    /^Depende de dónde lo subiste.*«Mensajes».*«Personas».*llama ya/s,
    [
      'subí un archivo equivocado, era el extracto de mi esposa, cómo lo elimino? que nadie lo vea por favor',
      'adjunte por error en el portal la cedula de mi mama, como la quito',
      'mande un documento que no era en los mensajes del portal, lo puedo borrar?',
    ],
  ],
]

test.each(answers)('%s', async (_, answer, messages) => {
  expect(await wrongReplies(messages, answer)).toEqual([])
})

test('a wrong file is deleted from its row by the owner, with ten seconds to undo it', async () => {
  const asked = [
    'subí un archivo equivocado, era el extracto de mi esposa, cómo lo elimino? que nadie lo vea por favor',
    'como borro la factura que subi mal en el portal',
    'se puede deshacer si borré una factura',
  ]
  expect(
    await wrongReplies(
      asked,
      /la dueña o el dueño elige «Eliminar».*«Deshacer» queda 10 segundos/s,
      /un minuto/,
    ),
  ).toEqual([])
})
