import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

const wrong = async (cases: readonly (readonly [string, RegExp, RegExp?])[]) =>
  (await Promise.all(cases.map(([typed, has, not]) => wrongReplies([typed], has, not)))).flat()

test('sums with a sale, an invoice without a question and a local that is let get their verdict', async () => {
  const cases: [string, RegExp, RegExp?][] = [
    [
      'me pasa por encima de los topes si vendi un carro en 48 millones y tengo salario de 3 millones al mes?',
      /Sí, con esas cifras.*\$\s84\.000\.000/,
    ],
    ['factura de 4.500.000 mas iva con retencion del 4', /^Se consignan \$\s5\.175\.000/],
    [
      'Arrende un local en 3.200.000 y el inquilino es una empresa. Tengo q cobrarle iva o como es eso si yo soy persona natural',
      /^No, si en tu RUT.*\$\s38\.400\.000.*437, parágrafo 3.*\$\s112\.000/,
    ],
    ['arriendo un local en 18 millones al mes a una sas, cobro iva?', /^Sí: .*\$\s3\.420\.000/],
  ]
  expect(await wrong(cases)).toEqual([])
})

test('who sells a harvest hears when the buyer withholds', async () => {
  const messages = [
    'tengo una finca en boyaca y vendo papa a un mayorista de corabastos, el me tiene q hacer retencion?',
    'vendo mi cosecha de aguacate, me hacen retencion?',
  ]
  expect(await wrongReplies(messages, /^Sí, si quien te compra es agente.*70 UVT.*1,5%/)).toEqual([])
})
