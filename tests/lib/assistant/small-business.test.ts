import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('who wants to pay instead of the closing learns how much, and that it is for before the seal', async () => {
  const asked = [
    'la dian me cerro el negocio 3 dias x no entregar factura, puedo pagar multa para q me quiten el sello?? se me daña toda la mercancia',
    'nos sellaron el local por no facturar, si pagamos la multa nos lo abren?',
    'cuanto es la multa para que la dian no me cierre el negocio por no dar facturas',
    'la dian me va a cerrar, puedo pagar en vez del cierre por facturacion',
  ]
  expect(await wrongReplies(asked, /^La multa existe.*5%.*parágrafo 6.*hoy.*10 días hábiles/)).toEqual([])
  const other = [
    'me sellaron la peluqueria que hago',
    'cuanto cuesta cerrar una sas que debe facturas',
    'un funcionario me pide plata para no cerrarme por facturas',
  ]
  expect(await wrongReplies(other, /./, /^La multa existe/)).toEqual([])
})

test('who sells in the street learns what ICA is, how it is reckoned and the day', async () => {
  const asked = [
    'Tengo un puesto de arepas y el señor de la alcaldia me dijo q pagara ICA, eso q es y cuanto vale en bogota',
    'que es el ica y cuanto paga una tienda',
    'vendo empanadas en la calle, que es eso del industria y comercio',
    'me explican el ica? tengo una caseta de jugos y vinieron de la alcaldia',
  ]
  expect(
    await wrongReplies(
      asked,
      /^El ICA es el impuesto de industria y comercio.*por cada mil.*26 de febrero de 2027/,
    ),
  ).toEqual([])
  const other = [
    'que es el reteica, tengo una tienda',
    'me confundo con IVA, renta e ICA en el negocio, que es el IVA',
    'que es el ica en medellin, tengo un local',
  ]
  expect(await wrongReplies(other, /./, /^El ICA es el impuesto de industria y comercio: lo cobra/)).toEqual(
    [],
  )
})

test('an independent worker learns which expenses are subtracted, and of the exempt quarter', async () => {
  const asked = [
    'q gastos puedo descontar si soy independiente, el arriendo el internet el celular?',
    'trabajo por honorarios, puedo restar el internet y el plan de celular en la declaracion',
    'soy freelance y trabajo desde la casa, el arriendo lo puedo deducir de la renta?',
    'cuales gastos me sirven en la renta como contratista',
  ]
  expect(
    await wrongReplies(asked, /^La parte que usas para trabajar.*art\. 107.*25%.*336, numeral 4/),
  ).toEqual([])
  const other = [
    'que puedo descontar en la renta soy empleado',
    'la empresa puede deducir el internet',
    'liquidar la sociedad, que costos hay entre acta, impuesto de registro y honorarios',
    'soy independiente, cuanto pago de salud y pension y puedo descontar costos',
  ]
  expect(await wrongReplies(other, /./, /^La parte que usas/)).toEqual([])
})

test('who lets flats by the day learns of the register, VAT and the Cámara', async () => {
  const asked = [
    'tengo airbnb en la candelaria 2 apartamentos, ingresos como de 60 millones al año. debo tener camara de comercio, rnt, iva o q?',
    'arriendo dos apartamentos por airbnb, me toca iva y matricula mercantil',
    'para airbnb necesito rnt o camara de comercio?',
    '3 aptos en booking gano 80 millones, iva?',
  ]
  expect(await wrongReplies(asked, /^RNT: sí.*IVA:.*un solo establecimiento.*Cámara de Comercio:/)).toEqual(
    [],
  )
  const ofVat = ['el airbnb paga iva', 'mi apartamento en airbnb lleva iva?']
  expect(await wrongReplies(ofVat, /^IVA: .*RNT: sí/)).toEqual([])
  const other = [
    'tengo un apartamento arrendado a una familia, cobro iva?',
    'airbnb me hizo retencion, que hago',
  ]
  expect(await wrongReplies(other, /./, /^RNT: sí/)).toEqual([])
})
