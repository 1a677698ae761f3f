import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('who leaves is paid everything at once, and the cesantías go to the worker', async () => {
  const messages = [
    'mi vendedora se fue el 30 de septiembre, entró el 1 de marzo y gana 1.900.000, cuánto es la liquidación',
    'mi cajera renunció el 10 de octubre, entró el 2 de febrero con el mínimo, cuánto le pago de liquidación',
    'liquidación de un ayudante que despedí: del 3 de marzo al 15 de agosto con 1.800.000',
  ]
  const days = /primeros 20 días|14 de febrero|31 de enero/
  expect(await wrongReplies(messages, /directamente a quien trabajó.*art\. 99.*art\. 65/, days)).toEqual([])
  const resigned = [
    'mi mesero renunció, trabajó del 1 de mayo al 30 de julio con 2 millones, cuánto es la liquidación',
  ]
  expect(await wrongReplies(resigned, /En total/, /despido sin justa causa/)).toEqual([])
  const staying = ['cuánto es la prima de un empleado que gana 2 millones']
  expect(await wrongReplies(staying, /primeros 20 días de diciembre/)).toEqual([])
})
