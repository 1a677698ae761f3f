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

test('the portal: how to register, why it signs out, and an invoice whose NIT is right', async () => {
  const cases: [string, RegExp, RegExp?][] = [
    ['como hago para registrarme como cliente', /1\. Crea tu cuenta.*te avisa por correo/],
    ['como registro mi empresa en camara de comercio', /./, /Crea tu cuenta/],
    ['la pagina me saca cuando voy a subir el pdf desde el celular', /^Es la sesión.*10 MB/],
    [
      'el portal me dice q la factura fue rechazada porque el nit no coincide pero el nit esta bien',
      /^Si el NIT está bien.*«Mensajes»/,
    ],
    ['el verificador de facturas dice q falta el cufe, eso donde sale', /^En el XML es el dato «cbc:UUID»/],
  ]
  expect(await wrong(cases)).toEqual([])
})

test('a foundation whose accountant left: what is still to be filed, and the price', async () => {
  const typed =
    'Hola, soy tesorera de una fundacion sin animo de lucro y el contador se nos fue en octubre sin entregar nada. Necesitamos saber q nos falta presentar antes de diciembre y cuanto nos cobrarian'
  expect(await wrongReplies([typed], /casilla 53.*desde \$\s800\.000/)).toEqual([])
})

test('who works from Colombia for a foreign company hears when to file', async () => {
  const typed =
    'I moved to Bogota in February this year and work remotely for a Canadian company. Do I have to file taxes here and when?'
  expect(await wrongReplies([typed], /183 days.*between August and October/)).toEqual([])
})
