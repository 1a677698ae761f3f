import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test.each([
  [
    'figures of this year decide about the auditor of next year',
    [
      'este año facturamos 5.000 millones, nos toca revisor fiscal?',
      'la SAS tiene ventas de 4.800 millones este año, debo tener revisor fiscal?',
    ],
    /^Para 2027, por ingresos, no.*5\.252\.715\.000.*en 2026 cuentan las de 2025/,
    /estoy seguro|^Sobre «/,
  ],
  [
    'a thing sold this year goes into the return of next year',
    [
      'este año vendí una moto en 30 millones, debo declararla en renta?',
      'vendí la camioneta en 72 millones este año, tengo que declarar renta?',
    ],
    /73\.323\.600.*se presenta en 2027/,
    /69\.718\.600/,
  ],
  [
    'an upload that fails has an answer in English',
    ['the portal shows an error when I upload a pdf receipt', 'my file does not upload, it says failed'],
    /^Read the notice/,
    /I do not want to guess/,
  ],
])('the chat answers by the right year: %s', async (_, messages, has, not) => {
  expect(await wrongReplies(messages, has, not)).toEqual([])
})
