import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('thanks and «it is clear» are never read as a complaint', async () => {
  expect(
    await wrongReplies(
      [
        'muchas gracias, ya me quedó todo claro',
        'listo, entendido',
        'ok perfecto, gracias por la información',
        'ya entendí, mil gracias 🙏',
        'súper, quedó claro, gracias',
      ],
      /^Con gusto/,
    ),
  ).toEqual([])
  expect(await wrongReplies(['great, got it, thank you so much'], /^You are welcome/)).toEqual([])
})

test('a complaint that begins with thanks is still read as one, and a question is not lost', async () => {
  expect(
    await wrongReplies(['gracias por nada', 'gracias pero no me sirvió'], /^Lamento no haberte ayudado/),
  ).toEqual([])
  expect(
    await wrongReplies(
      ['gracias, ya entendí lo del iva, y la retención de noviembre cuándo vence?'],
      /\S/,
      /^Con gusto/,
    ),
  ).toEqual([])
})
