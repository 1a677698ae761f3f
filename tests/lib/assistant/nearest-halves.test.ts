import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('money earned once is compared as it is, and only monthly income is multiplied by twelve', async () => {
  const once = [
    'gane como 18 millones en binance toca declararlo',
    'gané 18 millones en trading este semestre, debo declarar?',
    'gane 15 millones revendiendo celulares, tengo que declarar renta',
    'recibi 12 millones por una asesoria, debo declarar renta?',
  ]
  expect(await wrongReplies(once, /menos del tope de 2025.*una sola vez/, /al mes son/)).toEqual([])
  const monthly = [
    'gano 18 millones mensuales en binance toca declararlo',
    'gano 8 millones vendiendo ropa, debo declarar renta?',
  ]
  expect(await wrongReplies(monthly, /al mes son/, /una sola vez/)).toEqual([])
})

test('who is new to VAT gets the period of the first year before that of the next', async () => {
  const begun = [
    'cada cuanto declaro iva, soy nueva facturo unos 300 millones al año',
    'acabo de abrir mi negocio, cada cuanto declaro iva si vendo 20 millones al mes',
    'empece este año y voy a vender 300 millones al año, el iva es bimestral o cuatrimestral',
  ]
  expect(
    await wrongReplies(begun, /^Cada dos meses este año.*En 2027 pasas a cada cuatro/, /de ingresos de 2025/),
  ).toEqual([])
  const old = ['cada cuanto declaro iva si facturo 300 millones al año']
  expect(await wrongReplies(old, /^Cada cuatro meses en 2026/)).toEqual([])
})

test('the working week and Sundays of a business are not taken for the firm’s own hours', async () => {
  const messages = [
    'ya son 42 horas a la semana o todavia 44? y si el negocio abre domingos como se paga eso',
    'la jornada ya bajo a 42 horas? y los domingos cuanto es el recargo',
    'mi local abre festivos, siguen siendo 44 horas semanales y cuanto pago?',
  ]
  expect(await wrongReplies(messages, /42 horas a la semana.*90% desde/, /Atendemos/)).toEqual([])
  expect(await wrongReplies(['siguen siendo 44 horas a la semana o ya son 42'], /42 horas/)).toEqual([])
  expect(await wrongReplies(['abren los domingos'], /Atendemos lunes a viernes/)).toEqual([])
})

test('an employee ill for more than 180 days: who pays, and that nobody dismisses', async () => {
  const messages = [
    'Buenas, soy auxiliar de RRHH y un empleado lleva 190 dias incapacitado, quien le paga ahora y lo podemos retirar?',
    'mi trabajador completa 200 dias de incapacidad, quien paga',
    'lleva 185 dias incapacitada, se puede despedir?',
  ]
  expect(await wrongReplies(messages, /181 al 540, el fondo de pensiones.*Ley 361 de 1997/)).toEqual([])
  const short = ['mi empleado lleva 20 dias incapacitado quien le paga']
  expect(await wrongReplies(short, /desde el tercero la EPS|del 3 al/, /Seis meses son ya/)).toEqual([])
})

test('a partner who takes money and one who does not sign get their own steps', async () => {
  const takes = [
    'Somos 3 socios y uno saca plata de la caja como si fuera de el, el contador anterior no dice nada. Que puedo hacer legalmente? ustedes llevan esos casos?',
    'mi socio coge plata de la cuenta de la empresa, que hago',
    'uno de los socios saca dinero de la caja, ustedes me ayudan?',
  ]
  expect(await wrongReplies(takes, /^(?:Hola\. )?Sí llevamos esos casos.*Cita asamblea/)).toEqual([])
  const unsigned = [
    'mi socio no quiere firmar los balances',
    'mi socio se niega a firmar los estados financieros',
    'la otra accionista no firma los balances, que hago',
  ]
  expect(await wrongReplies(unsigned, /No hace falta su firma.*Ley 222 de 1995, art\. 37/)).toEqual([])
  const hidden = ['mi socio no me muestra los balances']
  expect(await wrongReplies(hidden, /^Con calma y por escrito/, /No hace falta su firma/)).toEqual([])
})

test('ICA in Bogotá of named months is answered with that bimester and not with the next one', async () => {
  const messages = [
    'ICA bogota cuando vence el bimestre noviembre diciembre',
    'cuando vence el ica de bogota del bimestre 6',
    'ica bogota sexto bimestre fecha',
  ]
  expect(
    await wrongReplies(messages, /^ICA Bogotá, bimestre 6 de 2026: 12 de febrero 2027/, /ReteICA|bimestre 5/),
  ).toEqual([])
  expect(await wrongReplies(['cuando vence el reteica de bogota'], /ReteICA/)).toEqual([])
})

test('a claim to the EPS has its own steps, and the health part of a pension its own percentages', async () => {
  const unpaid = [
    'la eps no me paga la incapacidad desde septiembre',
    'la eps me nego el pago de la incapacidad',
    'la eps me debe tres incapacidades y no responde',
  ]
  expect(
    await wrongReplies(unpaid, /^Si ya está radicada.*Superintendencia Nacional de Salud.*art\. 121/),
  ).toEqual([])
  expect(
    await wrongReplies(['quien paga la incapacidad los primeros dias'], /dos primeros/, /T-194/),
  ).toEqual([])
  const pensioned = [
    'a los pensionados por que nos descuentan salud y eso cuanto es',
    'que porcentaje de salud le descuentan a un pensionado',
    'soy jubilado por que me quitan tanto de salud en la mesada',
  ]
  expect(await wrongReplies(pensioned, /4% con un salario mínimo, 10% hasta tres/, /8,5%/)).toEqual([])
  const employed = ['cuanto me descuentan de salud de mi sueldo']
  expect(await wrongReplies(employed, /4%/, /10% hasta tres/)).toEqual([])
})

test('a home that was sold is answered with the rate, and the notary’s 1% with the way back', async () => {
  const parents = [
    'vendi la casa de mi mamá cuanto pago de impuesto',
    'vendimos el apartamento de mis papas, cuanto es el impuesto',
  ]
  expect(await wrongReplies(parents, /^El 15% de lo que ganaste.*quien figura como dueño/)).toEqual([])
  const own = ['vendi mi casa cuanto pago de impuestos', 'cuanto impuesto pago, vendi mi apartamento']
  expect(await wrongReplies(own, /El 15% de lo que ganaste/, /quien figura como dueño/)).toEqual([])
  expect(await wrongReplies(['vendi mi carro cuanto pago de impuesto'], /./, /AFC/)).toEqual([])
  const notary = [
    'la notaria me cobro retencion al vender el apto pero ahi viví 15 años, me la devuelven?',
    'me retuvieron en la notaria por vender mi casa, como recupero esa plata',
    'como reclamo la retencion que me hizo la notaria',
  ]
  expect(
    await wrongReplies(notary, /^La notaría no la devuelve.*art\. 850.*antes de 1987.*art\. 399/),
  ).toEqual([])
  const kept = ['cuanto retiene la notaria al vender una casa']
  expect(await wrongReplies(kept, /./, /^La notaría no la devuelve/)).toEqual([])
})

test('who asks two things of an inheritance, or of a flat let to a company, gets both', async () => {
  const heirs = [
    'Mi papá murió en agosto y dejo una finca y un cdt. Quien declara por el y nosotros los hijos cuanto pagamos por la herencia',
    'fallecio mi mama, quien debe declarar por ella y cuanto pagamos los hijos',
    'mi esposo murio, quien declara por el y cuanto paga la herencia',
  ]
  expect(
    await wrongReplies(heirs, /^Por quien murió declara quien administra.*art\. 572.*3\.250 UVT/),
  ).toEqual([])
  const share = ['recibi una herencia cuanto pago de impuesto']
  expect(await wrongReplies(share, /3\.250 UVT/, /Por quien murió declara/)).toEqual([])
  const flats = [
    'tengo 2 apartamentos arrendados uno a un señor y otro a una empresa, la empresa me quiere quitar retencion. eso esta bien? tengo que hacerle factura?',
    'le arriendo un apartamento a una empresa, me hacen retencion y debo facturarle?',
    'arriendo mi local, la empresa me retiene, toca hacer factura electronica?',
  ]
  expect(await wrongReplies(flats, /^La retención sí está bien.*3,5%.*documento soporte/)).toEqual([])
  const car = ['arriendo mi carro a una empresa y me retiene, debo facturar?']
  expect(await wrongReplies(car, /./, /La retención sí está bien/)).toEqual([])
})

test('who has to send the exógena is told from its dates, and a rejection without a reason from a duplicate', async () => {
  const who = [
    'quien tiene que presentar exogena, mi contador dice que yo no pero un amigo con negocio igual si la hizo',
    'mi contador dijo que yo no presento exogena, es cierto?',
  ]
  expect(await wrongReplies(who, /^Te toca.*11\.800 UVT.*negocios parecidos/)).toEqual([])
  const alone = ['quienes deben presentar medios magneticos']
  expect(await wrongReplies(alone, /^Te toca.*11\.800 UVT/, /negocios parecidos/)).toEqual([])
  expect(await wrongReplies(['cuando se presenta la exogena'], /./, /negocios parecidos/)).toEqual([])
  const rejected = [
    'el portal me rechazo la factura y no dice por que, ya la subi dos veces en pdf. que hago?',
    'subi una factura y la rechazaron sin motivo',
    'me rechazaron en el portal una factura y no se por que',
  ]
  expect(await wrongReplies(rejected, /^Ábrela en «Facturas».*«Mensajes».*XML/)).toEqual([])
  const twice = ['el portal me rechaza la factura porque dice que ya estaba']
  expect(await wrongReplies(twice, /CUFE/, /Ábrela en «Facturas»/)).toEqual([])
})
