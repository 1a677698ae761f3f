import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('a credit note for an invoice of another month: yes, and the VAT of the month in which it happens', async () => {
  const own = [
    'nota credito de una factura de otro mes se puede??',
    'puedo anular en noviembre una factura de agosto con nota credito?',
    'Buenas, tengo que hacerle una nota crédito a una factura de septiembre que ya declaré en IVA. ¿Se puede o ya es tarde?',
    'hasta cuando puedo hacer nota credito',
    'se puede nota credito despues de presentar el iva??',
    'devolucion de mercancia de octubre, nota credito en diciembre',
    'cliente devolvio producto de factura de hace 6 meses',
  ]
  expect(await wrongReplies(own, /^(?:Hola\. )?Sí se puede.*E\.T\., art\. 484/)).toEqual([])
  const bought = [
    'el proveedor me hizo una nota credito de una factura de hace dos meses, que hago con el iva',
  ]
  expect(await wrongReplies(bought, /^Baja tu IVA descontable.*art\. 486/)).toEqual([])
  expect(await wrongReplies(['como anulo una factura'], /nota crédito/, /^Sí se puede/)).toEqual([])
})

test('a buyer who does not accept an invoice: it is not lost, and silence accepts it', async () => {
  const silent = [
    'el cliente no me acepta la factura electronica y ya van 3 dias, la perdi o q pasa',
    'pasaron 5 dias y el comprador ni acepta ni rechaza la factura',
    'Le facturé 12 millones a una constructora y se niegan a aceptar la factura. ¿Pierdo la plata?',
    'que pasa si el cliente nunca da el acuse de recibo de la factura electronica',
    'un cliente se hace el loco y no acepta las facturas, me debe 40 palos',
  ]
  expect(await wrongReplies(silent, /^No la pierdes.*3 días hábiles.*Decreto 1154 de 2020/)).toEqual([])
  const others = [
    'la dian no me acepta la factura',
    'no me aceptan la factura en el portal',
    'el cliente rechazo la factura',
  ]
  expect(await wrongReplies(others, /./, /^No la pierdes/)).toEqual([])
})

test('an invoice with a wrong buyer or value, and one that was accepted or paid', async () => {
  const wrong = [
    'hice una factura a la empresa equivocada hace 3 meses',
    'la factura tiene mal el iva y ya paso el bimestre',
  ]
  expect(
    await wrongReplies(wrong, /^No se borra ni se edita: se anula con una nota crédito/, /Eliminar/),
  ).toEqual([])
  const accepted = [
    'el cliente ya pago y ahora quiere que anule la factura',
    'puedo cambiar el nit de una factura ya aceptada',
  ]
  expect(await wrongReplies(accepted, /^No la cambies ni la borres.*concepto 881 de 2023/)).toEqual([])
})

test('the days to accept or reject an invoice are told first', async () => {
  const asked = [
    'cuantos dias tengo pa aceptar o rechazar una factura electronica que me mandaron',
    'que plazo tengo para rechazar una factura electronica',
    'cuantos dias tiene mi cliente para rechazar la factura',
    'si no acepto la factura en 3 dias que pasa',
    'se me paso el plazo para rechazar una factura del proveedor',
    'cual es el termino para objetar una factura',
    'cuando se vuelve irrevocable una factura electronica',
    'me mandaron una factura que no corresponde, cuantos dias tengo para decir que no',
    'en cuanto tiempo debo aceptar la factura electronica de una compra de contado',
  ]
  expect(await wrongReplies(asked, /^Tres días hábiles.*1154 de 2020.*de contado no hay que/)).toEqual([])
  const other = [
    'cuantos dias tengo para pagar una factura',
    'en cuantos dias rechaza la dian una factura',
    'me rechazaron una factura cuanto tiempo tengo para corregirla',
    'cuanto se demoran en aceptar mi factura en el portal',
    'cuanto tiempo tengo para aceptar la nomina electronica',
    'hasta cuando puedo hacer nota credito de una factura de marzo',
  ]
  expect(await wrongReplies(other, /./, /^Tres días hábiles/)).toEqual([])
})
