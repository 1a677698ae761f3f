import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('who left is told the sum of the months that are known, and that there are no days of grace', async () => {
  const ended = [
    'Renuncie el 15 de noviembre y ganaba 2.600.000. Cuanto me tienen q dar de liquidacion y en cuantos dias',
  ]
  expect(
    await wrongReplies(
      ended,
      /^La liquidación, estimada: \$\s3\.823\.129.*\$\s2\.492\.958.*\$\s261\.761.*\$\s1\.068\.411.*sin días de gracia.*desde qué día/,
    ),
  ).toEqual([])
  const open = ['renuncie y gano 1.900.000, cuanto es mi liquidacion']
  expect(await wrongReplies(open, /por cada mes trabajado.*\$\s179\.091.*\$\s79\.167/)).toEqual([])
  const whole = ['entre el 1 de marzo y sali el 30 de octubre con 2.000.000 cuanto es mi liquidacion']
  expect(await wrongReplies(whole, /^La prima, estimada: \$\s749\.698/)).toEqual([])
})

test('the months that somebody tells without the word «liquidación» give the whole sum', async () => {
  const told = ['trabaje 4 meses en un restaurante, gano el minimo, me fui ayer, cuanto me toca']
  expect(await wrongReplies(told, /^La prima, estimada: \$\s666\.667/)).toEqual([])
  const fired = ['me despidieron sin justa causa llevaba 4 años ganando 2 millones cuanto me tienen q dar']
  expect(await wrongReplies(fired, /^La indemnización, estimada: \$\s6\.000\.000/)).toEqual([])
})
