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

test('VAT that was already charged is not taken for a price', async () => {
  const customs = [
    'la aduana me liquidó 3.800.000 de iva',
    'importé unos repuestos y en la aduana me cobraron 3.800.000 de IVA, ¿los puedo descontar?',
    'en la importación pagué 5 millones de iva',
    'para nacionalizar la mercancía me cobraron 2.400.000 de iva, qué hago con eso',
    '¿el iva que pagué en la declaración de importación se descuenta?',
  ]
  expect(await wrongReplies(customs, /Ese valor ya es el IVA/, /Con IVA son|incluido, la base/)).toEqual([])
  const charged = ['me cobraron 190.000 de iva, ¿está bien calculado?', 'el proveedor cobró 380.000 de IVA']
  expect(await wrongReplies(charged, /\$\s(?:1\.000\.000|2\.000\.000)/, /Con IVA son/)).toEqual([])
  const planned = [
    'importo repuestos de 20 millones, cuánto iva pago',
    'cómo se calcula el iva de una importación',
  ]
  expect(await wrongReplies(planned, /más el arancel.*art\. 459/, /\$\s3\.800\.000|ya es el IVA/)).toEqual([])
  expect(
    await wrongReplies(['pagué 500.000 de iva, ¿lo puedo descontar?'], /descuent/, /sale de una base/),
  ).toEqual([])
  expect(await wrongReplies(['iva de 250.000', 'cuánto es el iva de 250.000'], /47\.500/)).toEqual([])
})
