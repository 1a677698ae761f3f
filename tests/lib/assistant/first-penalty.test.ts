import { expect, test } from 'vitest'
import { expectOnlyFor } from '../../support/only-for'
import { wrongReplies } from '../../support/wrong-replies'

test('a first penalty may be halved, unless it is the least one', async () => {
  await expectOnlyFor(
    [
      'la sancion se puede rebajar si es la primera vez q me pasa',
      'nunca me han sancionado, me pueden bajar la multa de la dian?',
      'es mi primera sancion por extemporaneidad, hay descuento?',
      'hay reduccion de la sancion por no tener antecedentes? es la primera',
    ],
    /^Sí\. .*no ha actuado.*mitad.*dos años.*75%.*art\. 640.*10 UVT \(\$\s524\.000.*art\. 639/s,
    [
      'la sancion de la ugpp se puede rebajar si es la primera vez',
      'es la primera vez que declaro, que sancion hay',
      'me pusieron un comparendo por primera vez, baja la multa?',
      'como saco el rut por primera vez',
      'la sancion se puede rebajar?',
    ],
    /^Sí\. Si la liquidas tú/,
  )
})

test('three quarters of a penalty are for a year without the same one, never for one in the last year', async () => {
  const asked = ['me pueden hacer rebaja en la multa de la dian? o acuerdo de pago en cuotas']
  expect(await wrongReplies(asked, /75% cuando no la tuviste en el último/, /75% cuando fue/)).toEqual([])
})
