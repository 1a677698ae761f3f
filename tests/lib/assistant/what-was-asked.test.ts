import { expect, test } from 'vitest'
import { inPesos } from '@/content/legal-figures'
import { replyTo } from '@/lib/assistant/reply'

const visitor = { name: null, folder: null }
const said = async (text: string) => (await replyTo(text, visitor)).text.join('\n')

test.each([
  ['Cuánto le descuento a un abogado por honorarios', /tabla de los salarios.*10%.*11%/],
  ['que porcentaje se le descuenta a un abogado persona natural', /tabla de los salarios/],
  ['busco trabajo de contador', /hoja de vida/],
  ['necesito trabajo, soy contador', /hoja de vida/],
  ['mi contador renunció hoy, necesito uno urgente', /^Llámanos hoy/],
  ['se nos fue el contador y hay que declarar iva el viernes', /^Llámanos hoy/],
  ['me urge alguien que me ayude con impuestos hoy', /^Llámanos ahora/],
  ['necesito ayuda urgente con los impuestos, es para hoy', /^Llámanos ahora/],
  ['El conjunto está obligado a llevar contabilidad', /^Sí\. .*Ley 675 de 2001/],
  ['las copropiedades tienen que llevar libros de contabilidad', /^Sí\. .*Ley 675 de 2001/],
  ['me bloquearon la cuenta del banco la dian', /embargo.*510 UVT[^]*15 días/],
  ['me bloquearon la cuenta del banco, la dian se entera?', /saber quién la bloqueó/],
  ['me bloquearon nequi la dian dice que debo', /embargo/],
  ['la dian me embargo por 3 millones, si pago hoy me la liberan mañana?', /no hay un día/],
  ['pague la dian ayer, cuantos dias para desbloquear la cuenta', /no hay un día/],
  ['la contadora nos dejo botados y vence la retefuente', /^Llámanos hoy/],
  ['cada cuanto se declara impoconsumo si vendo 30 millones al mes', /^Cada dos meses/],
  ['soi campecino nesecito rut para vender', /^El RUT sí/],
  ['que documentos piden para la renta', /1\. RUT y la declaración anterior/],
  ['que papeles me piden para la renta de mi empresa', /Estados financieros/],
  ['ustedes hacen certificacion de ingresos?', /^Sí: la firma un contador público/],
  ['aguinaldo es obligatorio?', /^No: .*art\. 306/],
  ['toca dar aguinaldo a los empleados', /^No: .*prima de servicios/],
  ['cada cuanto se paga el impoconsumo', /^Cada dos meses/],
  ['el impuesto al consumo es bimestral o cuatrimestral', /^Cada dos meses/],
  ['cultivo cafe en el huila y la cooperativa me pide rut con facturacion, eso toca o no', /^El RUT sí/],
  ['soy campesino, tengo que facturar electronicamente?', /no está obligada a facturar/],
  ['ustedes responden requerimientos de la dian?', /^Sí: responder a la DIAN/],
  ['me llego un emplazamiento por ingresos que no declare, cuanto me cobran', /^Sí: .*600\.000/],
  ['si pago la deuda a la dian cuando me desembargan la cuenta', /no hay un día que se pueda prometer/],
  ['ya pague y la dian no me desembarga', /solicitud de desembargo/],
  ['que retencion hago a un campesino que me vende yuca', /1,5%[^]*documento soporte/],
  ['compro cafe pergamino a productores, cuanto les retengo', /^Café pergamino o cereza: 0,5%/],
])('«%s» is answered as it was asked', async (question, has) => {
  expect(await said(question)).toMatch(has)
})

test('a restaurant hears the withholding and the support of what it buys from farmers', async () => {
  const answer = await said(
    'le compro platano a campesinos sin rut para el restaurante, como soporto ese gasto y que retencion les hago',
  )
  expect(answer).toMatch(/1,5%.*3\.666\.180[^]*documento soporte/)
})

test('farm produce has its own percentage in a sum', async () => {
  expect(await said('compro papa a un agricultor por 5 millones cuanto retengo')).toContain(inPesos(75_000))
})

test('«cuánto vale liquidar un empleado» is answered in both its senses', async () => {
  expect(await said('cuanto vale liquidar un empleado')).toMatch(/^Son dos cuentas.*30\.000[^]*días \/ 720/)
})

test.each([
  [
    'cuanto debo consignarle a una persona si la factura es de 4.500.000 mas iva y le aplico retencion del 4% y reteica de bogota',
    5_175_000,
  ],
  ['cuanto pago de una factura de 2.000.000 mas iva con retefuente del 4%', 2_300_000],
  ['cuanto me pagan por una factura de 3 millones mas iva con retencion del 11%', 3_240_000],
  ['factura de 1.000.000 + iva, rete 11%, cuanto giro', 1_080_000],
  [
    'cuanto le giro a un proveedor por factura de 3 millones mas iva menos retencion 2,5% y reteica 9,66 por mil',
    3_466_020,
  ],
])('«%s» gets what is paid', async (question, sum) => {
  expect((await said(question)).split(':')[0]).toContain(`Se consignan ${inPesos(sum)}`)
})

test.each([
  [
    'mi contador se fue con la plata de los impuestos, quien me ayuda',
    /recibimos una contabilidad en cualquier/,
  ],
  ['pague la deuda del banco y sigue embargada la cuenta', /la DIAN lo ordena/],
  ['el aguinaldo paga salud y pension?', /la ley no obliga a dar aguinaldo/],
  ['busco contador para trabajo por horas', /hoja de vida/],
])('«%s» is another question', async (question, not) => {
  expect(await said(question)).not.toMatch(not)
})

test.each([
  'sancion minima ica bogota',
  'multa por no declarar industria y comercio en bogota',
  'cuanto es la multa por presentar el ica 2 meses tarde en bogota impuesto 500000',
])('«%s» is not answered with the penalties of DIAN', async (question) => {
  const answer = await said(question)
  expect(answer).toMatch(/la[s]? fija cada municipio/)
  expect(answer).not.toContain(inPesos(524_000))
})
