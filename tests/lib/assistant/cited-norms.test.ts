import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('the instalments of the SIMPLE fall due in the months of the calendar', async () => {
  const asked = ['cada cuánto se paga el anticipo del régimen simple']
  expect(
    await wrongReplies(asked, /mayo, junio, julio, septiembre, noviembre y enero/, /dos meses siguientes/),
  ).toEqual([])
})
