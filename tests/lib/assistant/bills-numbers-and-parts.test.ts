import { beforeEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] }))

test('who sells a home or a plot learns the 1% of the notary and not the rate of goods', async () => {
  const asked = [
    'cuanto pago de retencion si me compran un apto de 380 millones',
    'cuanto es la retefuente por vender mi apartamento de 380 millones',
  ]
  expect(await wrongReplies(asked, /^El 1% del precio, \$\s3\.800\.000.*art\. 398/, /compras/i)).toEqual([])
  const buyer = ['si compro un local en 500 millones cuanto tengo que retener']
  expect(await wrongReplies(buyer, /^Tú no retienes: lo hace la notaría.*5\.000\.000/)).toEqual([])
  const ofGoods = [
    'cuanto retengo por compras de 5 millones en materiales para la casa',
    'cuanto es la retencion por compra de muebles de oficina por 3 millones',
  ]
  expect(await wrongReplies(ofGoods, /^Compras generales/)).toEqual([])
  const others = ['cuanto me retienen si vendo el carro en 40 millones']
  expect(await wrongReplies(others, /./, /Compras generales/)).toEqual([])
})

test('who has a letter of DIAN and asks for help gets calm and the deadline first, and a price only if asked', async () => {
  const asked = [
    'tengo un requerimiento de la dian por la renta del 2024 y no se que hacer, ustedes me ayudan con eso?',
    'me llego un emplazamiento de la dian, me pueden ayudar?',
  ]
  expect(
    await wrongReplies(asked, /^Con calma: tiene arreglo\. Primero el plazo.*Sí, lo respondemos/, /\$/),
  ).toEqual([])
  expect(
    await wrongReplies(['ustedes responden requerimientos de la dian?'], /^Sí: responder/, /\$/),
  ).toEqual([])
  const price = ['cuanto cobran por responder un requerimiento de la dian']
  expect(await wrongReplies(price, /^Sí: responder.*va desde \$/)).toEqual([])
})

test('who does not get the mail to renew the signature of DIAN learns how to change that mail', async () => {
  const asked = [
    'ayuda con la firma electronica de la dian, se vencio y no me llega el correo',
    'no me llega el codigo para renovar la firma electronica',
    'la firma de la dian se me vencio y el correo del rut ya no existe',
  ]
  expect(await wrongReplies(asked, /«no deseados».*se actualiza el RUT.*gratis/, /Mi cuenta/)).toEqual([])
  const other = [
    'como renuevo la firma electronica de la dian',
    'se me vencio la firma electronica y hoy vence la retencion',
  ]
  expect(await wrongReplies(other, /./, /«no deseados»/)).toEqual([])
})

test('who did not file in the months of the income return learns the penalty with and without tax', async () => {
  const asked = [
    'no declare en octubre q se me paso, cuanto es la multa',
    'se me olvido declarar en agosto, cuanto me cobran de sancion',
    'me tocaba en octubre la declaracion y no la hice',
  ]
  expect(
    await wrongReplies(asked, /^Con calma: preséntala ya.*5% del impuesto.*0,5% de los ingresos brutos/),
  ).toEqual([])
  const other = ['no declare el iva en septiembre', 'no declare renta en octubre, mi cedula termina en 45']
  expect(await wrongReplies(other, /./, /^Con calma: preséntala ya/)).toEqual([])
})

test('the prima of somebody who works by days at a home is counted without the pay of a day', async () => {
  const asked = [
    'tengo una empleada domestica por dias, 3 dias a la semana, cuanto le tengo que dar de prima? entro en agosto',
    'cuanto de prima le pago a la señora del aseo que va 3 dias por semana desde agosto',
  ]
  expect(await wrongReplies(asked, /^Falta lo que le pagas por día.*calendario.*361\.000.*150 días/)).toEqual(
    [],
  )
  const told = ['le pago 80 mil al dia a la señora del aseo, 3 dias a la semana, cuanto es la prima']
  expect(await wrongReplies(told, /^Con \$\s80\.000 por día/)).toEqual([])
  const other = ['trabajo 3 dias a la semana en una casa cuanto me toca de prima']
  expect(await wrongReplies(other, /./, /^Falta lo que le pagas/)).toEqual([])
})
