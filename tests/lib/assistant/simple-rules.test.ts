import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('no answer about the advances of SIMPLE forgets the person with less than 3.500 UVT', async () => {
  const asked = [
    'qué es mejor régimen simple u ordinario',
    'en qué se diferencian el simple y el ordinario',
    'qué es el régimen simple',
    'si me paso al simple cuándo pago y qué presento',
    'ya pagué el anticipo del simple, qué sigue',
    'qué es el anticipo de renta que me sale en la declaración',
    'no presenté el iva de dos bimestres y no vendí nada',
    'quiero cambiarme de regimen ordinario a simple, hasta cuando tengo plazo para el 2027',
  ]
  expect(await wrongReplies(asked, /3\.500 UVT.*(?:910|parágrafo 3)/)).toEqual([])
})

test('who asks which regime costs less with the income of a profession gets both sums', async () => {
  const every: [string, RegExp][] = [
    [
      'regimen simple o ordinario? soy diseñador grafico, ingresos de 140 millones este año y casi no tengo gastos',
      /^Con \$.140\.000\.000.*8\.260\.000 \(5,9%.*7\.194\.000.*menos de \$.1\.066\.000.*no presentas anticipos/,
    ],
    [
      'gano 15 millones mensuales por honorarios como consultor, simple o ordinario cual pago menos',
      /^Con \$.180\.000\.000.*10\.620\.000.*14\.636\.000.*Sale mejor el SIMPLE/,
    ],
    [
      'soy arquitecta independiente, facturo 90 millones al año, me conviene el simple?',
      /5\.310\.000.*Gana el ordinario mientras tu ICA/,
    ],
    [
      'abogado con ingresos de 200 millones, que es mejor regimen simple o el ordinario',
      /pagas un anticipo cada dos meses/,
    ],
  ]
  for (const [typed, has] of every) expect(await wrongReplies([typed], has)).toEqual([])
})

test('a company, a shop or somebody without an amount gets no sum of a profession', async () => {
  const asked = [
    'tengo una sas de diseño con ventas de 140 millones, simple u ordinario',
    'el simple o el ordinario cual me conviene, tengo un restaurante pequeño y facturo unos 25 millones mensuales',
    'soy abogada, me conviene el simple?',
  ]
  expect(await wrongReplies(asked, /./, /casi sin gastos, estimado/)).toEqual([])
})

test('who wants to enter SIMPLE and leave it later gets both days', async () => {
  const asked = [
    'simple plazo para inscribirse 2027 y si me puedo salir despues',
    'cual es la fecha limite para entrar al simple y despues me puedo retirar?',
    'si me inscribo al simple en 2027 cuando me puedo salir',
    'hasta cuando me puedo pasar al simple y si no me gusta puedo volver al ordinario',
  ]
  expect(
    await wrongReplies(
      asked,
      /^Para entrar al SIMPLE de 2027: hasta el viernes 26 de febrero.*en enero de 2028/,
    ),
  ).toEqual([])
  const other = ['como me retiro del simple', 'me excluyeron del simple, puedo volver a entrar']
  expect(await wrongReplies(other, /./, /^Para entrar al SIMPLE/)).toEqual([])
})
