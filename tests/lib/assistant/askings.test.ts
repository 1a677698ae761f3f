import { expect, test } from 'vitest'
import { askingsIn } from '@/lib/assistant/askings'

const asked = (text: string) => askingsIn(text).map(({ own }) => own)

test.each([
  [
    'tengo saldo a favor en iva, como le pido esa plata a la dian y cuanto se demoran en devolverla',
    ['como le pido esa plata a la dian', 'cuanto se demoran en devolverla'],
  ],
  ['¿Me multan? ¿Y la nómina también toca cambiarla?', ['Me multan', 'la nómina también toca cambiarla']],
  [
    'ustedes quienes son, cuantos años llevan y los contadores si tienen tarjeta',
    ['ustedes quienes son', 'cuantos años llevan', 'los contadores si tienen tarjeta'],
  ],
  [
    'buenas 1) tengo q facturar 2) me tengo q inscribir en el rut 3) cuanto cobran',
    ['tengo que facturar', 'me tengo que inscribir en el rut', 'cuanto cobran'],
  ],
  [
    'declaro renta? cobro iva? y sobre cuanto pago salud',
    ['declaro renta', 'cobro iva', 'sobre cuanto pago salud'],
  ],
])('«%s» is split into its single questions', (text, parts) => {
  expect(asked(text)).toEqual(parts)
})

test('a sentence that only tells a story is not taken for a question', () => {
  expect(asked('este año ya voy como en 160 millones. ¿Soy responsable de IVA?')).toEqual([
    'Soy responsable de IVA',
  ])
  expect(asked('vendo tortas en mi casa')).toEqual([])
})

test('a quoted question keeps the visitor’s accents and leaves out the story before it', () => {
  const [one] = asked(
    'Le cuento que mi tía, que vive en Fusagasugá y vendía unas plantas muy lindas en la plaza, ¿cuánto paga de ICA?',
  )
  expect(one).toBe('cuánto paga de ICA')
})
