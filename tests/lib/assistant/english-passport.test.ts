import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('a NIT with only a passport: as a rule yes, and what is to be confirmed', async () => {
  expect(
    await wrongReplies(
      [
        'Can I get a NIT with only a passport, or do I need the cédula de extranjería first?',
        'I only have my passport, can I get a RUT?',
        'Is a passport enough for a tax ID or do I need a cedula?',
      ],
      /^Yes, as a rule: .*appointment.*not confirmed/s,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      ['how do I get a RUT as a foreigner', 'can i open a company with my passport without a visa'],
      /\S/,
      /^Yes, as a rule/,
    ),
  ).toEqual([])
})
