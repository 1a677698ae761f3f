import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('the VAT of a builder is on fees or profit, and that of cleaning or guards on the AIU', async () => {
  const builders = [
    'tengo una constructora y cobro AIU, ¿sobre qué parte va el IVA?',
    'el contrato de obra es por 200 millones con AIU del 20%, cuánto IVA cobro',
    'en un contrato de construcción de vivienda el iva es sobre la utilidad?',
    'soy constructor y facturo con AIU',
    'hago obras civiles, ¿el IVA va sobre el total o sobre la utilidad?',
    'construimos una bodega para un cliente, sobre qué base cobramos el iva',
  ]
  expect(await wrongReplies(builders, /Solo sobre tus honorarios o.*1\.3\.1\.7\.9/)).toEqual([])
  const services = [
    'somos una empresa de aseo y facturamos con AIU, qué base uso para el IVA',
    'servicio de vigilancia AIU iva',
    'la empresa de vigilancia nos cobra iva sobre el AIU, está bien?',
    'empresa de servicios temporales, cuál es la base especial de iva',
    'la cooperativa de vigilancia nos factura con AIU y no sé sobre que base hacerle la retencion en la fuente',
  ]
  expect(await wrongReplies(services, /Solo el AIU.*10% del valor del contrato.*462-1/)).toEqual([])
  const open = ['qué es el AIU', 'facturo mantenimiento con AIU, ¿cuánto IVA va?']
  expect(await wrongReplies(open, /Depende del contrato\. Construir un inmueble/)).toEqual([])
})
