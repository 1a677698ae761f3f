import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('the instalments of the SIMPLE fall due in the months of the calendar', async () => {
  const asked = ['cada cuánto se paga el anticipo del régimen simple']
  expect(
    await wrongReplies(asked, /mayo, junio, julio, septiembre, noviembre y enero/, /dos meses siguientes/),
  ).toEqual([])
})

test('each norm is cited for what it says', async () => {
  expect(
    await wrongReplies(
      ['un conjunto residencial cobra iva por el parqueadero'],
      /E\.T\., arts\. 420, 462-2 y 482.*art\. 19-5; Ley 1607 de 2012, art\. 186/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      ['un señor me ofrece bajarme la multa por plata'],
      /reducción del artículo 640/,
      /640 y 641/,
    ),
  ).toEqual([])
  expect(await wrongReplies(['qué es el régimen simple'], /requisitos \(E\.T\., arts\. 905 y 906\)/)).toEqual(
    [],
  )
})

test('against a closed shop there are ten days, not two months', async () => {
  const asked = [
    'me quieren sancionar por no expedir factura',
    'me llegó una resolución sanción',
    'qué tipos de cartas manda la dian',
    'por culpa de ustedes me sancionaron',
    'sellaron mi local, sanción de clausura',
    'me multaron por no facturar',
  ]
  expect(await wrongReplies(asked, /10 días hábiles/)).toEqual([])
})
