import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('who asks for the resolution of the exógena hears which rules stand and what is not known yet', async () => {
  const messages = [
    'exogena 2026 ya salio la resolucion?',
    'que resolucion rige la exogena del año gravable 2026',
    'ya publicaron los formatos de medios magneticos 2027?',
    'la dian saco nueva resolucion de informacion exogena??',
    'hay cambios en la exogena para este año?',
  ]
  expect(await wrongReplies(messages, /^Las reglas ya están.*000227 de 2025.*todavía no la tenemos/)).toEqual(
    [],
  )
  expect(await wrongReplies(['me sancionaron por exogena'], /artículo 640/, /^Las reglas/)).toEqual([])
  expect(await wrongReplies(['cuando se presenta la exogena'], /abril y junio/, /^Las reglas/)).toEqual([])
})
