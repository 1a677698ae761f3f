import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeAll(() => vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] }))
afterAll(() => vi.useRealTimers())

test('a client learns where the firm keeps a paper, whether a return was filed and until when bills are taken', async () => {
  const kept = [
    'donde veo mi camara de comercio y el rut q ustedes guardaron',
    'como descargo la camara de comercio que les mande',
  ]
  expect(await wrongReplies(kept, /^En el portal, en «Documentos».*30 días.*dian\.gov\.co/)).toEqual([])
  const filed = [
    'Hola soy Yulieth Barrera de Insumos La Sabana, me pueden confirmar si ya presentaron el iva',
    'buenas, quisiera saber si ya pagaron la retencion de octubre',
  ]
  expect(
    await wrongReplies(filed, /no veo cuentas\. En el portal, en «Calendario», .*«Presentada».*NIT/),
  ).toEqual([])
  const sent = [
    'hasta cuando puedo mandar las facturas de noviembre',
    'que plazo tengo para subir los soportes de noviembre al portal',
  ]
  expect(await wrongReplies(sent, /^Lo mejor es subirlas.*5 días hábiles/, /estoy seguro|fotos?/)).toEqual([])
  const others = [
    'donde saco el rut',
    'como actualizo el rut en el portal de la dian',
    'que pasa si ya presentaron el iva y faltaba una factura',
    'hasta cuando puedo aceptar una factura electronica',
  ]
  expect(
    await wrongReplies(others, /./, /^En el portal, en «Documentos»|no veo cuentas|^Lo mejor es/),
  ).toEqual([])
})

test('accounting at a distance and exógena of a city are answered with yes, then the price', async () => {
  const far = [
    'Buenas, estoy en Medellin, me pueden llevar la contabilidad virtual?',
    'busco contabilidad virtual para mi sas en Pereira',
  ]
  expect(await wrongReplies(far, /Sí\. La oficina está en.*ICA.*800\.000 al mes/)).toEqual([])
  const reports = [
    'Quisiera saber si hacen exogena distrital y nacional, y el valor',
    'ustedes preparan la exogena nacional y la municipal?',
  ]
  expect(await wrongReplies(reports, /^Sí: la nacional.*600\.000 al mes.*por escrito/)).toEqual([])
  const others = [
    'tengo una tienda virtual, debo llevar contabilidad',
    'quiero llevar dos contabilidades en Cali, una real y otra para la dian',
    'cuando vence la exogena distrital',
  ]
  expect(await wrongReplies(others, /./, /^Sí/)).toEqual([])
})

test('whose relative died learns of the returns and who takes the succession', async () => {
  const asked = [
    'mi esposo fallecio y tenia un taxi y un apartamento, hay q declarar renta por el? y la sucesion ustedes la hacen?',
    'mi papa murio, toca declarar la renta de el y ustedes tramitan la sucesion?',
  ]
  expect(
    await wrongReplies(
      asked,
      /^Lamento tu pérdida\. Sí, por cada año.*69\.718\.600.*73\.323\.600.*una persona te confirma si tomamos la tuya/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      ['mi hermano murio y tenia un camion, hay que declarar por el'],
      /^Lamento tu pérdida/,
      /IVA no cobras/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(['tengo un taxi, debo declarar renta'], /^Declaras renta por/, /Lamento/),
  ).toEqual([])
})

test('who offers the firm something, greets with a hand or reports success is understood', async () => {
  const offers = [
    'Ofrecemos servicio de posicionamiento en google y pauta en meta para firmas contables, con quien puedo hablar de mercadeo?',
    'somos una agencia de marketing y ofrecemos pauta en redes, con quien hablo',
  ]
  expect(await wrongReplies(offers, /nadie habla a nombre de la firma/)).toEqual([])
  expect(await wrongReplies(['👋', '🙋‍♀️'], /^Hola\. Puedo contarte/)).toEqual([])
  const done = ['gracias ya pude entrar', 'listo ya quedo solucionado mil gracias']
  expect(await wrongReplies(done, /^Con gusto/)).toEqual([])
  const open = [
    'gracias ya pude entrar pero no veo mis facturas',
    'subir facturas gracias',
    'gracias, ya me llego un requerimiento de la dian',
    'ofrecemos servicio de transporte, cobramos iva?',
  ]
  expect(await wrongReplies(open, /./, /^Con gusto|nadie habla a nombre/)).toEqual([])
})

test('who waits for an adviser and who asks for the dates of a month get that answer first', async () => {
  const waits = [
    'Llevo 3 dias esperando respuesta de mi asesor y nada, muy mal servicio la verdad',
    'llevo una semana sin respuesta de mi asesora',
  ]
  expect(await wrongReplies(waits, /^Lo siento.*otra persona lo toma/)).toEqual([])
  const dates = ['que fechas tengo pendientes de diciembre', 'cuales son mis vencimientos de este mes']
  expect(await wrongReplies(dates, /^Si eres cliente.*«Calendario».*NIT/, /estoy seguro|fin de año/)).toEqual(
    [],
  )
  const others = [
    'llevo dos semanas esperando respuesta de la dian por mi devolucion',
    'que fechas hay para el iva en diciembre',
    'Cerré la tienda en julio, ¿cómo cancelo todo para que no sigan corriendo obligaciones?',
  ]
  expect(await wrongReplies(others, /./, /^Lo siento: alguien|^Si eres cliente/)).toEqual([])
})

test('an employer gets the parts of a settlement, the bonus of who leaves and the month of the severance', async () => {
  const settle = [
    'hola es q despedi a un trabajador y no se como hacer la liquidacion',
    'despedimos a una cajera, que le pago en la liquidacion',
  ]
  expect(await wrongReplies(settle, /Suma hasta el último día.*30 días.*20 por cada.*art\. 65/)).toEqual([])
  const leaves = [
    'Un trabajador me renuncio el 20 de nov, tengo q pagarle la prima igual o solo las cesantias',
    'renuncio una empleada, le pago prima y cesantias o solo cesantias',
  ]
  expect(await wrongReplies(leaves, /^Las dos, en proporción.*140 días/)).toEqual([])
  const aid = [
    'la prima lleva auxilio de transporte?',
    'para la prima se tiene en cuenta el subsidio de transporte?',
  ]
  expect(await wrongReplies(aid, /^Sí: a quien recibe auxilio/)).toEqual([])
  const month = [
    'las cesantias se pagan en enero o en febrero',
    'es en febrero o en enero que se consignan las cesantias',
  ]
  expect(await wrongReplies(month, /^En febrero.*14 de febrero.*31 de enero/)).toEqual([])
  const sundays = [
    'las horas extras dominicales a como quedaron este año con la reforma',
    'hora extra en domingo que porcentaje es',
  ]
  expect(await wrongReplies(sundays, /2,15 de día y × 2,65 de noche/)).toEqual([])
  const workers = ['si renuncio me pagan prima o solo cesantias', 'no me pagaron las cesantias en febrero']
  expect(await wrongReplies(workers, /./, /^Las dos, en proporción, también|^En febrero/)).toEqual([])
})

test('an auditor is compared with both limits, and sales of a month without a unit are millions', async () => {
  const auditor = [
    'mi empresa esta obligada a tener revisor fiscal? tenemos activos por 4.500 millones mas o menos',
    'necesito revisor fiscal si los activos de mi sas son 2.000 millones',
  ]
  expect(
    await wrongReplies(auditor, /^Por activos, no.*los ingresos \(tope: 3\.000.*4\.270\.500\.000/),
  ).toEqual([])
  const simple = [
    'regimen simple me conviene?? tengo un restaurante y facturo 40 al mes',
    'me conviene el simple? soy un restaurante y facturamos como 40 mensuales',
  ]
  expect(await wrongReplies(simple, /\$\s16\.320\.000 al año/)).toEqual([])
  expect(await wrongReplies(['facturo 20 facturas al mes'], /./, /millones|20\.000\.000/)).toEqual([])
})
