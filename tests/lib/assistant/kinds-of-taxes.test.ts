import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('a builder’s VAT is on fees or profit, and VAT on cleaning or guards is on the AIU', async () => {
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

test('an amount of VAT that was already charged is not taken for a price', async () => {
  const customs = [
    'la aduana me liquidó 3.800.000 de iva',
    'importé unos repuestos y en la aduana me cobraron 3.800.000 de IVA, ¿los puedo descontar?',
    'en la importación pagué 5 millones de iva',
    'para nacionalizar la mercancía me cobraron 2.400.000 de iva, qué hago con eso',
  ]
  expect(await wrongReplies(customs, /Ese valor ya es el IVA/, /Con IVA son|incluido, la base/)).toEqual([])
  const withoutAmount = ['¿el iva que pagué en la declaración de importación se descuenta?']
  expect(await wrongReplies(withoutAmount, /^Sí se descuenta/, /Con IVA son|incluido, la base/)).toEqual([])
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

test('the penalty of a late return without tax to pay is a share of the income, not of the tax', async () => {
  const asked = [
    'declaré tarde y no me dio impuesto a cargo, ¿cuánto es la sanción?',
    'presenté la renta tarde en ceros, cuánto es la multa',
    'cuánto pago de sanción si declaro tarde y no debo nada',
    'la declaración extemporánea me dio saldo a favor, ¿cuánta sanción pago?',
    'se me pasó la fecha de la renta pero no hay impuesto a pagar, cuánto es la sanción',
  ]
  expect(await wrongReplies(asked, /0,5% de los ingresos brutos del período.*2\.500 UVT/)).toEqual([])
  const told = [
    'presenté la renta 3 meses tarde sin impuesto a pagar, ingresos de 80 millones',
    'cuánto es la sanción por declarar 3 meses tarde si el impuesto a cargo es cero y mis ingresos fueron 80 millones',
  ]
  expect(await wrongReplies(told, /\$\s1\.200\.000/, /5% del impuesto a cargo/)).toEqual([])
  const english = [
    'I filed my income tax return two months late but I owe no tax, what is the penalty?',
    'my return is late and there is no tax to pay, how much is the fine?',
    'penalty for filing late if I am due a refund',
    'I forgot to file my 2024 return. What is the penalty if I owed nothing?',
  ]
  expect(await wrongReplies(english, /0\.5% of the gross income/)).toEqual([])
  expect(
    await wrongReplies(
      ['presenté la renta 3 meses tarde, el impuesto era 20 millones, cuánto es la sanción'],
      /\$\s3\.000\.000/,
    ),
  ).toEqual([])
})

test('somebody who has paid an advance of the SIMPLE is told what comes next, not how to pay it', async () => {
  const paid = [
    'ya pagué el anticipo del SIMPLE',
    'ya pagué el anticipo del SIMPLE del bimestre, ¿qué sigue?',
    'pagué el anticipo del simple por error dos veces',
    'ya pagamos el 2593 del simple, qué más hay que hacer',
  ]
  expect(
    await wrongReplies(
      paid,
      /Si ya lo pagaste.*formulario 260/,
      /Cada dos meses: seis|mira primero si te tocaban/,
    ),
  ).toEqual([])
  const unpaid = ['no pagué el anticipo del SIMPLE', 'cada cuánto se paga el anticipo del simple']
  expect(await wrongReplies(unpaid, /2593/, /Si ya lo pagaste/)).toEqual([])
})

test('the VAT limit of 3,500 UVT is said to apply to the year before and to this one', async () => {
  const years = [
    'el tope de 3.500 UVT para ser responsable de IVA es del año pasado o de este',
    'si este año paso de 3500 uvt me vuelvo responsable de iva?',
    'para el iva el tope se mira con las ventas de este año o del año anterior',
    '¿de qué año es el tope para ser responsable de IVA?',
  ]
  expect(await wrongReplies(years, /De los dos: la ley mira el año anterior y el año en curso/)).toEqual([])
  const others = [
    'hasta cuánto puedo vender sin ser responsable de IVA',
    'vendo 10 millones al mes, ¿debo cobrar iva?',
  ]
  expect(await wrongReplies(others, /año pasado/)).toEqual([])
})
