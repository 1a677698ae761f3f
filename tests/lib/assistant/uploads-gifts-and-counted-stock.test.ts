import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

/** Each row has messages of one need, what their reply says, and what it must not say. */
const needs: readonly { need: string; asked: readonly string[]; has: RegExp; not?: RegExp }[] = [
  {
    need: 'who looks for the invoices sent finds them in the portal',
    asked: [
      'Donde veo las facturas que he subido este mes',
      'quiero ver los soportes que les he mandado en octubre',
    ],
    has: /^En el portal, en «Facturas».*«Por subida»/,
  },
  {
    need: 'an invoice that does not show keeps its own answer',
    asked: ['subi las facturas de ayer y no las veo'],
    has: /./,
    not: /«Por subida»/,
  },
  {
    need: 'a prima whose last day is a Sunday is paid on the Friday',
    asked: [
      'como el 20 es domingo la prima se paga el viernes o el lunes',
      'si el ultimo dia para la prima es domingo se corre al lunes',
    ],
    has: /^El viernes 18 de diciembre de 2026.*306/,
  },
  {
    need: 'who asks if Sundays count for the prima gets no day of payment',
    asked: ['trabajo domingos y festivos eso entra en la prima?'],
    has: /./,
    not: /El viernes 18 de diciembre de 2026, no/,
  },
  {
    need: 'a merchant counts the stock each year, though not on the very day',
    asked: [
      'es obligatorio hacer inventario fisico el 31 de diciembre? es una ferreteria',
      'hay que hacer conteo de inventario al cierre si llevo inventario permanente',
    ],
    has: /^Sí:.*Código de Comercio, art\. 52.*No tiene que ser justo el 31/,
    not: /revisor fiscal/i,
  },
  {
    need: 'lost stock and counts by the firm are other questions',
    asked: [
      'se me perdio inventario en diciembre, lo puedo descontar?',
      'es obligatorio el inventario permanente',
    ],
    has: /./,
    not: /No tiene que ser justo el 31/,
  },
  {
    need: 'who was answered elsewhere is wished well',
    asked: ['gracias ya me respondieron al correo', 'listo gracias, ya mi asesora me llamo'],
    has: /^Con gusto/,
  },
  {
    need: 'who was not answered, or was called by an authority, is not sent away',
    asked: ['gracias pero nadie me respondio al correo', 'ya me llamaron de la ugpp, que hago'],
    has: /./,
    not: /^Con gusto/,
  },
  {
    need: 'who comes recommended is welcomed and hears that we take the trade',
    asked: [
      'Hola vengo de parte de Andrés Pinzón, quería saber si manejan restaurantes',
      'vengo recomendado por Luis, atienden consultorios odontologicos?',
    ],
    has: /Bienvenido.*Sí: atendemos.*impuesto al consumo/,
  },
  {
    need: 'the fine for not invoicing has its 5%',
    asked: [
      'cuanto es la multa por no facturar electronicamente',
      'de cuanto es la sancion por no expedir factura electronica',
    ],
    has: /tres días.*5% de los ingresos operacionales/,
  },
  {
    need: 'a gift at Christmas is no wage unless it is agreed or habitual',
    asked: [
      'el bono de navidad de 500 mil q le doy a los empleados cuenta como salario?',
      'voy a regalar anchetas a los empleados, es salario?',
    ],
    has: /^No, si es de verdad un regalo.*art\. 128.*127.*40%/,
    not: /salario integral/,
  },
  {
    need: 'whether an aguinaldo is due keeps its own answer',
    asked: ['el aguinaldo es obligatorio?'],
    has: /no obliga a dar aguinaldo/,
  },
  {
    need: 'an up-to-date RUT is a copy of today',
    asked: [
      'me piden el rut actualizado y no se como sacarlo',
      'en el banco me exigen rut vigente, de donde lo bajo',
    ],
    has: /^Baja hoy una copia nueva.*www\.dian\.gov\.co/,
  },
  {
    need: 'who has no RUT yet or must change it is not told to download it',
    asked: ['como saco el rut por primera vez', 'me piden actualizar el rut, como lo hago'],
    has: /./,
    not: /Baja hoy una copia nueva/,
  },
  {
    need: 'who works for a company abroad hears from when to invoice',
    asked: [
      'Trabajo como desarrollador para una empresa de EEUU, me pagan en dólares por Payoneer. Tengo que facturarles o cómo hago para estar legal?',
      'soy diseñadora freelance, me pagan de Canada por Wise, debo facturarles?',
    ],
    has: /3\.500 UVT.*art\. 481.*1\.400 UVT.*40%/,
  },
  {
    need: 'the electronic payroll of a month has its last day',
    asked: [
      'hasta cuando tengo para mandar la nomina electronica de noviembre',
      'que dia vence la nomina electronica de noviembre',
    ],
    has: /a más tardar el 10 de diciembre/,
  },
  {
    need: 'the electronic payroll of December is due next year, and a passed day is told',
    asked: ['cuando vence la nomina electronica de diciembre'],
    has: /el 10 de enero 2027/,
    not: /ya pasó/,
  },
  {
    need: 'who worked for a client of ours asks that company for the certificate',
    asked: [
      'trabaje en una empresa a la q ustedes le llevan la nomina y necesito el certificado de ingresos y retenciones de 2025',
      'ustedes manejan la nomina de la empresa donde trabaje, necesito el 220',
    ],
    has: /^Pídeselo a la empresa donde trabajaste/,
  },
  {
    need: 'a client who needs a letter for an employee is not sent to the company',
    asked: ['ustedes le llevan la nomina a mi empresa, necesito una carta laboral de un empleado'],
    has: /./,
    not: /Pídeselo a la empresa/,
  },
  {
    need: 'a certificate of income for a rental comes without the RUT and the address of a company',
    asked: [
      'cuanto vale una certificacion de ingresos, es para arrendar un apto',
      'precio de certificacion de ingresos para alquilar casa',
    ],
    has: /la firma un contador público.*valor/,
    not: /RUT|dirección/,
  },
  {
    need: 'the prices of a property without their unit are millions',
    asked: [
      'vendi un apartamento en noviembre por 320 y lo habia comprado en 190 cuanto pago de ganancia ocasional',
      'vendi un apto en 320, me costo 190, cuanto pago de ganancia ocasional',
    ],
    has: /^Cerca de \$\s19\.500\.000/,
  },
  {
    need: 'a number of days or metres is no price',
    asked: [
      'vendi mi apartamento en 15 dias, debo pagar impuesto?',
      'vendi una casa de 90 metros en 2020, pago ganancia ocasional?',
    ],
    has: /./,
    not: /Cerca de|15\.000\.000|90\.000\.000/,
  },
  {
    need: 'who forgot the day of an appointment looks in the portal',
    asked: [
      'yo tenia cita esta semana pero no me acuerdo si era el 9 o el 10',
      'se me olvido a que hora es mi cita con ustedes',
    ],
    has: /^En el portal, en «Citas»/,
    not: /11%/,
  },
  {
    need: 'foundations and projects of cooperation are audited too',
    asked: [
      'ustedes hacen auditoria externa para fundaciones? recibimos plata de cooperacion internacional y nos piden el informe antes de febrero',
      'somos una ong y el donante nos exige auditoria, ustedes la hacen?',
    ],
    has: /^Sí, también auditamos fundaciones.*términos de referencia/,
  },
]

test.each(needs)('$need', async ({ asked, has, not }) => {
  expect(await wrongReplies(asked, has, not)).toEqual([])
})
