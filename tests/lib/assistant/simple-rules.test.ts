import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('no answer about the advances of SIMPLE forgets the person with less than 3.500 UVT', async () => {
  const asked = [
    'qué es mejor régimen simple u ordinario',
    'en qué se diferencian el simple y el ordinario',
    'qué es el régimen simple',
    'si me paso al simple cuándo pago y qué presento',
    'ya pagué el anticipo del simple, qué sigue',
    'qué es el anticipo de renta que me sale en la declaración',
    'no presenté el iva de dos bimestres y no vendí nada',
    'quiero cambiarme de regimen ordinario a simple, hasta cuando tengo plazo para el 2027',
  ]
  expect(await wrongReplies(asked, /3\.500 UVT.*(?:910|parágrafo 3)/)).toEqual([])
})
