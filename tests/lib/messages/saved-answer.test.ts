import { expect, test } from 'vitest'
import { insertText } from '@/components/messages/inbox/writing-tools'
import { fillPlaceholders, unfilledPlaceholder } from '@/lib/messages/saved-answer'

test('a saved answer gets the client’s data; what is not known stays to be seen', () => {
  const body = 'Hola {nombre}, de {empresa}: {otra}'
  expect(fillPlaceholders(body, { name: 'Ana $& Ríos', company: 'Río S.A.S.' })).toBe(
    'Hola Ana $& Ríos, de Río S.A.S.: {otra}',
  )
  const left = fillPlaceholders(body, { name: 'Ana', company: null })
  expect(unfilledPlaceholder(left)).toBe('{empresa}')
  expect(unfilledPlaceholder('Hola {otra}')).toBeNull()
})

test('words come where the cursor is, in place of what is selected, apart from the word before', () => {
  const put = (value: string, start: number, end = start) =>
    insertText({ value, selectionStart: start, selectionEnd: end }, 'NUEVO')
  expect(put('', 0)).toEqual({ text: 'NUEVO', cursor: 5 })
  expect(put('uno dos', 4, 7)).toEqual({ text: 'uno NUEVO', cursor: 9 })
  expect(put('uno', 3)).toEqual({ text: 'uno NUEVO', cursor: 9 })
  expect(put('uno\ndos', 4)).toEqual({ text: 'uno\nNUEVOdos', cursor: 9 })
})
