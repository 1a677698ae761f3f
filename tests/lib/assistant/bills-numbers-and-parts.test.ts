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
