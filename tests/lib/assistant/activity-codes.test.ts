import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('an activity gets its code for the RUT', async () => {
  expect(
    await wrongReplies(
      ['q actividad pongo en el rut si hago uñas a domicilio y vendo por instagram'],
      /^Para lo que haces, el 9602.*4791/s,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      ['que codigo ciiu uso si soy barbero', 'codigo ciiu para manicurista'],
      /^Para eso, el 9602/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(['cual actividad economica pongo en el rut para vender ropa por internet'], /el 4791/),
  ).toEqual([])
})

test('a question that only names an activity gets no code', async () => {
  expect(
    await wrongReplies(
      [
        'mi actividad es hacer uñas que impuestos pago',
        'que actividad pongo en el rut, arriendo un local para mi negocio de ropa',
        'que tarifa de ica tengo si soy barbero',
        'que es un codigo ciiu',
      ],
      /./,
      /^Para eso, el \d{4}|^Para lo que haces/,
    ),
  ).toEqual([])
})
