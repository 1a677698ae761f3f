import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

const wrong = async (cases: readonly (readonly [string, RegExp, RegExp?])[]) =>
  (await Promise.all(cases.map(([typed, has, not]) => wrongReplies([typed], has, not)))).flat()

test('a restaurant that is no franchise charges the tax on consumption, by the sales of the year it names', async () => {
  const cases: [string, RegExp, RegExp?][] = [
    [
      'tengo un restaurante en chapinero y no se si cobrar iva o impoconsumo a los clientes. no soy franquicia y el año pasado vendi como 210 millones',
      /^Impuesto al consumo.*8%.*3\.500 UVT \(\$\s174\.296\.500 en 2025\)/,
    ],
    ['restaurante sin franquicia iva o impoconsumo', /^Impuesto al consumo/],
    ['no quiero problemas, tengo una franquicia de hamburguesas cobro iva o impoconsumo?', /^IVA del 19%/],
  ]
  expect(await wrong(cases)).toEqual([])
})

test('who sells through an app is no rider: the RUT alone brings no tax', async () => {
  const sellers = [
    'vendo arepas por instagram y rappi y me dicen q tengo q sacar rut. eso me obliga a pagar impuestos de una vez?',
    'hago tortas en mi casa y rappi me pide RUT, con eso quedo pagando impuestos?',
    'vendo ropa por instagram, si saco rut me toca declarar renta?',
  ]
  expect(await wrongReplies(sellers, /^El RUT, sí.*no por eso solo/, /mensajería|Ley 2466/)).toEqual([])
  expect(
    await wrongReplies(['soy rappitendero tengo q sacar rut y pagar impuestos?'], /mensajería/, /comidas/),
  ).toEqual([])
})

test('a withholding agent whose payment came back hears of the two months, and no refund', async () => {
  const agents = [
    'Pague la retencion de octubre pero creo q no quedo presentada porque el banco me devolvio la plata. Como se si quedo ineficaz y q hago',
    'como se si mi retencion quedo ineficaz',
    'el pago de la retefuente me lo rechazo el banco, que hago',
  ]
  expect(await wrongReplies(agents, /E\.T\., art\. 580-1.*recibo 490/, /saldo a favor queda/)).toEqual([])
  expect(
    await wrongReplies(['como me devuelven la retencion que me hicieron'], /E\.T\., art\. 6/, /580-1/),
  ).toEqual([])
})

test('the final payment of who lives at work has no transport aid', async () => {
  const living = [
    'liquidacion empleada domestica interna',
    'como liquido a la empleada interna que lleva 2 años',
    'la señora que vive en mi casa y trabaja aqui se va, como la liquido',
  ]
  expect(await wrongReplies(living, /^La base es solo el salario, sin auxilio/)).toEqual([])
  expect(
    await wrongReplies(['prima de la empleada interna con el minimo'], /sin auxilio de transporte/),
  ).toEqual([])
  expect(
    await wrongReplies(['liquidacion empleada domestica'], /auxilio de transporte, que no va si vive/),
  ).toEqual([])
})
