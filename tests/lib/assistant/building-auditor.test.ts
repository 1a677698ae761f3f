import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

test('the auditor of a building is chosen by its owners and registered at the alcaldía', async () => {
  const asked = [
    'el revisor fiscal del edificio renuncio hace meses y sigue apareciendo, la administradora dice q no se puede hacer nada hasta la asamblea de marzo, es cierto?',
    'el revisor fiscal del conjunto residencial renuncio que hacemos',
    'la revisora fiscal de nuestra copropiedad se fue en agosto y la administradora no ha hecho nada',
    'el revisor fiscal del centro comercial renuncio, quien nombra el nuevo',
    'podemos esperar a la asamblea de marzo para nombrar revisor fiscal en el conjunto',
  ]
  expect(
    await wrongReplies(
      asked,
      /^No hay que esperar.*Ley 675.*extraordinaria.*alcaldía/,
      /C-621|Código de Comercio/,
    ),
  ).toEqual([])
  const company = ['el revisor fiscal de mi empresa renuncio y no lo han cambiado en la camara']
  expect(await wrongReplies(company, /C-621/)).toEqual([])
})
