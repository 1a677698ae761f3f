import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('a fund from abroad that invests: what the firm does and what a person confirms', async () => {
  expect(
    await wrongReplies(
      [
        'tengo una startup de software y nos va a invertir un fondo de delaware, ustedes manejan eso? necesitamos el cap table y estados financieros niif',
        'un inversionista de estados unidos va a entrar a mi sas, ustedes hacen lo del capital y los estados niif?',
        'vamos a cerrar una ronda con un fondo del exterior, nos ayudan con el cap table?',
      ],
      /^Sí, en dos partes.*NIIF.*Banco de la República.*Lo confirma una persona/s,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      [
        'invertí en un fondo de inversión en estados unidos, debo declararlo?',
        'un inversionista pide estados financieros auditados',
        'un fondo de inversión me ofrece 20 % mensual en dolares, es estafa?',
        'un inversionista extranjero quiere comprar mi casa, que impuestos paga',
        'que pasa con el fondo de pensiones si me voy al exterior',
      ],
      /\S/,
      /^Sí, en dos partes/,
    ),
  ).toEqual([])
})

test('a seller who is asked for a documento soporte is told who makes it', async () => {
  expect(
    await wrongReplies(
      [
        'tengo una ferreteria en soacha y un cliente me pide documento soporte, eso q es',
        'vendo repuestos y soy responsable de iva, el comprador me exige documento soporte',
        'nos piden documento soporte de una venta, lo hago yo?',
      ],
      /^Si estás obligado a facturar.*factura electrónica y no hay documento soporte.*771-2/s,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      [
        'que es el documento soporte y cuando lo hago, le compro a un campesino que no factura',
        'mi proveedor me dice que yo le haga documento soporte',
        'la dian me pide el documento soporte de mis gastos',
        'mi cliente me hizo documento soporte con el valor errado',
        'un cliente me paga con documento soporte, me deben retener?',
        'el banco me pide documentos soporte de mis ingresos',
        'me piden el documento soporte de la nomina',
      ],
      /\S/,
      /^Si estás obligado a facturar/,
    ),
  ).toEqual([])
})

test('an invoice without CUFE does not support the cost, and what to ask for', async () => {
  expect(
    await wrongReplies(
      [
        'esta factura que me mandaron no tiene cufe, sirve para deducir el gasto?',
        'me llegó una factura sin cufe, la puedo contabilizar?',
        'si la factura no trae el CUFE me la aceptan como costo?',
      ],
      /^Así, no: .*616-1 y 771-2.*documento soporte/s,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      [
        'que es el cufe',
        'mi programa emitió una factura sin cufe, que hago',
        'el tiquete de la gasolinera no trae cufe sirve como gasto',
        'mi factura electronica no tiene cufe, el cliente no me paga',
      ],
      /\S/,
      /^Así, no/,
    ),
  ).toEqual([])
})

test('there is no prima in a contract of services, unless there is subordination', async () => {
  expect(
    await wrongReplies(
      [
        'tengo q pagarle prima a alguien por prestacion de servicios?',
        'un contratista tiene derecho a prima y cesantias?',
        'trabajo por ops, me tienen que pagar la prima de diciembre?',
        'los de prestacion de servicios tienen prestaciones?',
        'cuanto tengo que pagarle de prestaciones a un contratista que gana 2 millones',
      ],
      /^No: en un contrato de prestación de servicios.*art\. 306.*subordinación.*23 y 24/s,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      [
        'estoy por prestacion de servicios pero cumplo horario, tengo derecho a prima?',
        'cuando se paga la prima de diciembre',
        'cuanto es la prima de un empleado que gana el minimo',
      ],
      /\S/,
      /^No: en un contrato de prestación/,
    ),
  ).toEqual([])
})
