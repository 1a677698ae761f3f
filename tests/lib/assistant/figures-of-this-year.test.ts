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
    'what was sold this year is measured with the limit of this year, also by somebody who never filed',
    [
      'vendo ganado en el meta y nunca he declarado pero este año vendi como 190 millones, eso me toca declararlo?',
      'nunca he declarado y este año me entraron 120 millones de la finca, debo declarar?',
      'en lo que va del año he vendido 80 millones en mercancia y no he declarado nunca, toca?',
      'vendi 190 millones en ganado este año y nunca e declarado q hago',
    ],
    /^Sí, por ingresos:.*tope de 2026, 1\.400 UVT \(\$.73\.323\.600\).*se presenta en 2027.*años anteriores solo.*69\.718\.600/,
    /por 2025 si|dos años o más|Por ese bien/,
  ],
  [
    'what was earned in 2026 is measured with the limit of 2026',
    [
      'en 2026 vendi 90 millones, debo declarar renta?',
      'este año llevo vendidos 95 millones en ropa por instagram, me toca declarar?',
      'este año me pagaron 80 millones de honorarios, tengo que declarar?',
      'este año nos entraron 81 millones de ventas, toca declarar renta?',
      'trabaje este año como independiente y me hice 90 millones, declaro?',
    ],
    /^Sí, por ingresos:.*73\.323\.600.*se presenta en 2027/,
    /69\.718\.600/,
  ],
  [
    'a sale of this year without a price is measured with the limit of this year too',
    ['vendi una casa y un carro este año, tengo que declarar?', 'me toca declarar lo que gane este año?'],
    /^Depende del valor: lo de 2026 se declara de agosto a octubre de 2027.*73\.323\.600/,
    /69\.718\.600/,
  ],
  [
    'without a year both years are compared',
    [
      'gano 6 millones al mes, tengo que declarar?',
      'me consignaron 71 millones, tengo que declarar?',
      'vendi café por 72 millones, debo declarar renta?',
      'debo declarar este año si gane 72 millones?',
      'recibo 6 millones de arriendos mensuales, declaro renta?',
    ],
    /^.*Sí.*69\.718\.600.*Si es de 2026, el tope es \$.73\.323\.600 y no llega.*octubre de 2027/,
    /estoy seguro/,
  ],
  [
    'a named year is the only one compared',
    [
      'el año pasado vendi 150 millones en cerdos, me toca declarar?',
      'mi esposo gano 80 millones el año pasado, debia declarar?',
    ],
    /^Sí, por ingresos:.*69\.718\.600/,
    /73\.323\.600/,
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
