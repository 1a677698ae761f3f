import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('who earns 3 million gets work clothes, because two minimum wages are more', async () => {
  const asked = [
    'tengo que pagar la dotación a un empleado que gana 3 millones',
    'debo pagar dotación en diciembre',
  ]
  expect(
    await wrongReplies(
      asked,
      /más de dos mínimos \(\$\s3\.501\.810 en 2026\).*con 3 millones sí/,
      /no es obligatoria; si/,
    ),
  ).toEqual([])
})
