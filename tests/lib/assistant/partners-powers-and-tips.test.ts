import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

/** Each row has messages of one need, what their reply says, and what it must not say. */
const needs: readonly { need: string; asked: readonly string[]; has: RegExp; not?: RegExp }[] = [
  {
    need: 'who must pay the withholding today and sees no receipt is told to call, and how DIAN gives it',
    asked: [
      'Se vence mañana la retención y en el portal no veo el recibo para pagar!!',
      'hoy vence la retefuente y no me han mandado el recibo',
      'se vence la retencion en la fuente mañana y nadie me ha enviado el formulario',
    ],
    has: /^Con calma, pero llámanos ya.*580-1.*634.*350, ya presentado, sale el recibo 490.*PSE/s,
  },
  {
    need: 'the missing receipt of another tax has no rule of the withholding',
    asked: [
      'mañana es el ultimo dia del iva y no aparece la declaracion en la plataforma',
      'vence hoy el iva y no encuentro el recibo 490',
    ],
    has: /^Con calma, pero llámanos ya.*641.*recibo 490/s,
    not: /580-1/,
  },
  {
    need: 'where a filed return is, and a receipt of the DIAN, keep their answers',
    asked: [
      'donde veo la declaracion que me presentaron',
      'no me aparece el recibo de la renta en la pagina de la dian y vence hoy',
    ],
    has: /\S/,
    not: /llámanos ya/,
  },
  {
    need: 'a partner who leaves is told how shares are sold and which tax is paid',
    asked: [
      'mi socio se quiere salir de la empresa, como se hace la venta de las acciones y que impuesto paga',
      'voy a vender mis acciones de la sas a mi socio, cuanto impuesto pago',
      'que impuestos genera la venta de acciones de una sas',
    ],
    has: /^El impuesto es de quien vende.*15%.*300 y 314.*30% \(art\. 90\).*endosa/s,
    not: /lo que no quede dicho/,
  },
  {
    need: 'a partner who only leaves, a gift and the sale to a stranger keep their answers',
    asked: [
      'le quiero donar acciones a mi hijo que impuesto pago',
      'mi socio quiere vender su parte a un tercero',
    ],
    has: /\S/,
    not: /^El impuesto es de/,
  },
  {
    need: 'who asks for the address to send papers gets it',
    asked: [
      'buenas me pueden regalar el correo para enviar unos soportes',
      'me das el correo para mandarles los documentos por favor',
      'a que correo envio las facturas',
    ],
    has: /Al correo hola@nogal\.example.*«Facturas»/s,
    not: /seguro/,
  },
  {
    need: 'a mail that does not arrive, another one and the one of the DIAN are other needs',
    asked: [
      'no me llega el correo',
      'quiero cambiar el correo con el que entro',
      'cual es el correo de la dian',
    ],
    has: /\S/,
    not: /^Al correo/,
  },
  {
    need: 'a father may not be dismissed while his partner without a job is pregnant',
    asked: [
      'A mi esposo lo despidieron estando yo embarazada, eso es legal?',
      'mi esposa esta en embarazo y me echaron del trabajo, pueden?',
      'mi pareja esta esperando bebe y me van a echar',
    ],
    has: /^Si la mujer no tiene un empleo formal, no.*18 semanas.*2141.*C-005.*60 días.*un mes/s,
  },
  {
    need: 'a pregnant worker and an employer keep their answers',
    asked: ['me echaron embarazada es legal', 'tengo un empleado con la esposa embarazada lo puedo despedir'],
    has: /\S/,
    not: /^Si la mujer no tiene/,
  },
  {
    need: 'the registration of a book says what its price depends on and that it is done',
    asked: [
      'Cuanto vale registrar un libro de actas y lo pueden hacer ustedes',
      'que precio tiene inscribir el libro de accionistas en la camara',
    ],
    has: /^Son dos cuentas.*2260 de 2019.*Sí, lo hacemos.*\$.200\.000 la hora/s,
  },
  {
    need: 'a lost book is still found again',
    asked: ['se perdio el libro de actas cuanto vale registrar otro'],
    has: /rehacer/,
  },
  {
    need: 'who fears for the job is told how to claim the affiliation in order',
    asked: [
      'trabajo desde marzo y nunca me han afiliado a pension q puedo hacer sin que me echen',
      'no me pagan seguridad social y me da miedo que me echen si reclamo',
      'como exijo que me afilien a eps y pension sin perder el trabajo, no tengo eps',
    ],
    has: /^Se puede empezar sin que tu jefe lo sepa.*art\. 64.*1\. Sin avisar.*Ministerio.*art\. 22/s,
  },
  {
    need: 'who does not fear it keeps the whole answer',
    asked: ['nunca me afiliaron a pension, lo puedo reclamar'],
    has: /^Sí, lo puedes reclamar/,
  },
  {
    need: 'the capital of a country is no capital of a company',
    asked: ['me pueden decir cual es la capital de australia', 'sabes cual es la capital del huila'],
    has: /no es nuestro tema/,
    not: /S\.A\.S\./,
  },
  {
    need: 'the capital of a company is one',
    asked: ['cual es el capital minimo de una sas'],
    has: /capital|autorizado/,
    not: /no es nuestro tema/,
  },
  {
    need: 'a cooperative gets the price of its statutory auditor and what is required',
    asked: [
      'Necesitamos propuesta para revisoría fiscal de cooperativa, activos 12.000 millones, 2.100 asociados. Favor indicar requisitos y valor de referencia',
      'cuanto cobran por ser revisores fiscales de un fondo de empleados',
      'somos una cooperativa y queremos presupuesto de revisor fiscal',
    ],
    has: /^La revisoría fiscal va desde \$.1\.500\.000.*art\. 41.*asamblea.*estados financieros/s,
  },
  {
    need: 'whether a cooperative needs one is still answered',
    asked: ['una cooperativa necesita revisor fiscal'],
    has: /^Mira en este orden/,
  },
  {
    need: 'a return that the accountant did wrong is corrected, with its penalty',
    asked: [
      'mi contadora me hizo mal el iva de dos bimestres, cómo se corrige y cuánto toca pagar',
      'el contador declaro mal la retencion de tres meses, que sancion pago',
    ],
    has: /art\. 588.*644.*Cada período se corrige aparte.*respondes tú/s,
    not: /lo que no quede dicho/,
  },
  {
    need: 'a return that the accountant did not file is another need',
    asked: ['mi contador no presento el iva', 'el contador me hizo mal las cuentas y ahora me multan'],
    has: /\S/,
    not: /Cada período se corrige/,
  },
  {
    need: 'a foreigner who wants all of a company hears yes, and its price',
    asked: [
      'Can a foreigner own 100% of a SAS? how much do you charge to set one up',
      'can i be the sole shareholder of a sas as a foreigner and what are your fees to set it up',
    ],
    has: /^Yes, 100%.*\$.200\.000 an hour.*Banco de la República/s,
    not: /not said here/,
  },
  {
    need: 'the price alone does not begin with the owner',
    asked: ['how much do you charge to set up a company'],
    has: /^Two costs/,
  },
  {
    need: 'the withholding of a purchase is computed without a verb',
    asked: [
      'Retencion en la fuente por compra de 1.200.000 a un declarante',
      'retencion por compras de 1.200.000 declarante',
    ],
    has: /2,5%.*\$.30\.000/s,
    not: /onorarios/,
  },
  {
    need: 'the one of a payee who files no return too',
    asked: ['retefuente por compras 900.000 no declarante'],
    has: /3,5%.*\$.31\.500/s,
  },
  {
    need: 'who has the power of attorney ready is told how to hand it over',
    asked: [
      'Dr. buenas tardes, le escribo para lo del poder que quedamos, ya lo autentiqué',
      'doctora ya firme el poder en la notaria, a donde se lo llevo',
      'ya tengo listo el poder que me pidieron, como se los mando',
    ],
    has: /Este chat no lo lee tu abogado.*«Mensajes».*original/s,
  },
  {
    need: 'how to give a power keeps its answer',
    asked: ['como hago un poder para que mi hermano firme'],
    has: /^Un poder especial/,
  },
  {
    need: 'half of the 4 per thousand is deducted',
    asked: [
      'el 4x1000 se puede descontar de renta?',
      'puedo deducir el gmf en la declaracion',
      'el cuatro por mil sirve para bajar la renta',
    ],
    has: /^Sí, la mitad.*art\. 115.*\$.200\.000.*certificado/s,
  },
  {
    need: 'whether the 4 per thousand ends is another need',
    asked: ['van a quitar el 4 por mil con la reforma', 'me pueden quitar el 4x1000'],
    has: /\S/,
    not: /^Sí, la mitad/,
  },
  {
    need: 'a letter about guests who were not reported is calmed and answered',
    asked: [
      'llega una carta de migracion por no reportar en el SIRE los huespedes de mi airbnb, uds saben de eso?',
      'migracion me multa por no registrar huespedes del hostal',
    ],
    has: /^Con calma: una carta.*2357 de 2020.*TRA.*Contesta la carta/s,
  },
  {
    need: 'what the SIRE is, without a letter',
    asked: ['que es el sire', 'tengo airbnb y no he usado el sire'],
    has: /^Quien aloja extranjeros.*Reporta ya los que falten/s,
  },
  {
    need: 'a debt at the border and the register of tourism are other needs',
    asked: ['deuda con la dian y migracion, puedo viajar', 'arriendo mi apartamento por airbnb necesito rnt'],
    has: /\S/,
    not: /SIRE/,
  },
  {
    need: 'a rival price is compared with the sum of ours',
    asked: [
      'otra firma me cobra 650 mil mensuales por contabilidad y nomina de 3 personas, ustedes me mejoran el precio?',
    ],
    has: /^Por precio no te lo mejoramos.*\$.650\.000.*\$.90\.000; juntas, desde \$.890\.000/s,
  },
  {
    need: 'a rival price above ours may fall',
    asked: ['mi contador me cobra 1.200.000 por la contabilidad, me lo dejan mas barato?'],
    has: /^Puede ser.*\$.800\.000/s,
  },
  {
    need: 'who works for tips hears whose they are and where to claim',
    asked: ['mi jefe se queda con la propina', 'el restaurante donde trabajo no nos da las propinas'],
    has: /^No: las propinas son de quienes atienden.*Superintendencia de Industria y Comercio.*Ministerio/s,
  },
  {
    need: 'that tips are no wage comes first',
    asked: ['las propinas hacen parte del salario?', 'tengo un restaurante, las propinas van en la nomina?'],
    has: /^No: en la nómina no entran como salario/,
  },
  {
    need: 'who paid the fee is calmed and told where the receipt goes',
    asked: [
      'Hice una consignacion para pagar los honorarios y me sigue apareciendo la factura pendiente, adjunto donde el soporte',
      'ya les pague la mensualidad y sale pendiente',
    ],
    has: /^Con calma, y no pagues otra vez.*«Mensajes»/s,
  },
  {
    need: 'a client who paid, or a fee that was paid twice, is another need',
    asked: ['un cliente me pago la factura y me sale pendiente', 'pague los honorarios dos veces'],
    has: /\S/,
    not: /no pagues otra vez/,
  },
  {
    need: 'what the statutory auditor of a building is for begins with whether it is needed',
    asked: [
      'Para qué sirve un revisor fiscal en una propiedad horizontal? la administradora dice que no es obligatorio',
      'que funciones tiene el revisor fiscal de un conjunto',
    ],
    has: /^Depende del edificio.*art\. 56.*cuotas/s,
    not: /anónimas/,
  },
]

test.each(needs)('$need', async ({ asked, has, not }) => {
  expect(await wrongReplies([...asked], has, not)).toEqual([])
})
