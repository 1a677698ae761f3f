import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messages } from '@/content/messages'
import {
  cleanSubject,
  cleanBody,
  newThreadSchema,
  replySchema,
  sendSchema,
  subjectProblem,
  bodyProblem,
} from '@/lib/messages/schema'
import { insertText } from '@/components/messages/inbox/writing-tools'
import { fillPlaceholders, unfilledPlaceholder } from '@/lib/messages/inbox'

describe('a typed message', () => {
  const { problems } = messages

  test('keeps its lines, without control and direction characters', () => {
    expect(cleanBody('  uno\r\ndos\rtres\u0000\u0007\u202Eatrás\t4\n')).toBe('uno\ndos\ntresatrás\t4')
    expect(cleanSubject(' IVA \n de\tla factura ')).toBe('IVA de la factura')
  })

  test('is treated as empty when it is invisible and has no file', () => {
    expect(bodyProblem(cleanBody(' \n\u200B\u00AD '), 0)).toBe(problems.empty)
    expect(bodyProblem('', 1)).toBeNull()
    expect(subjectProblem(cleanSubject('\u200B'))).toBe(problems.noSubject)
  })

  test('is measured in the same characters as in the database', () => {
    expect(bodyProblem('🧾'.repeat(4000), 0)).toBeNull()
    expect(bodyProblem('🧾'.repeat(4001), 0)).toBe(problems.long(4001))
    expect(subjectProblem('ñ'.repeat(120))).toBeNull()
    expect(subjectProblem('ñ'.repeat(121))).toBe(problems.longSubject(121))
  })

  test('is unchanged when it is cleaned twice, and can be stored', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanBody(text)
        expect(cleanBody(clean)).toBe(clean)
        expect(clean.isWellFormed()).toBe(true)
        expect(clean).not.toMatch(/[\u0000-\u0008\u000B-\u001F\u007F\u202A-\u202E]/)
      }),
    )
  })

  test('each form of the messages marks the fields that are missing', () => {
    const begun = newThreadSchema.safeParse({ subject: ' ', body: '', files: [] })
    expect(begun.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['subject', problems.noSubject],
      ['body', problems.empty],
    ])
    const many = replySchema.safeParse({ body: 'x', files: Array<string>(6).fill(crypto.randomUUID()) })
    expect(many.error?.issues[0]?.message).toBe(problems.files)
  })

  test('the server accepts exactly what the message forms send', () => {
    const ids = { id: crypto.randomUUID(), thread: crypto.randomUUID() }
    expect(sendSchema.safeParse({ ...ids, body: ' Hola ', files: [] }).data?.body).toBe('Hola')
    expect(sendSchema.safeParse({ ...ids, body: 'Hola', files: [], author: 'firm' }).success).toBe(false)
    expect(sendSchema.safeParse({ ...ids, id: 'x', body: 'Hola', files: [] }).success).toBe(false)
  })
})

describe('saved answers', () => {
  test('are filled with the client’s data, and unknown placeholders stay visible', () => {
    const body = 'Hola {nombre}, de {empresa}: {otra}'
    expect(fillPlaceholders(body, { name: 'Ana $& Ríos', company: 'Río S.A.S.' })).toBe(
      'Hola Ana $& Ríos, de Río S.A.S.: {otra}',
    )
    const left = fillPlaceholders(body, { name: 'Ana', company: null })
    expect(unfilledPlaceholder(left)).toBe('{empresa}')
    expect(unfilledPlaceholder('Hola {otra}')).toBeNull()
  })

  test('are inserted at the cursor, in place of the selection, after a space', () => {
    const put = (value: string, start: number, end = start) =>
      insertText({ value, selectionStart: start, selectionEnd: end }, 'NUEVO')
    expect(put('', 0)).toEqual({ text: 'NUEVO', cursor: 5 })
    expect(put('uno dos', 4, 7)).toEqual({ text: 'uno NUEVO', cursor: 9 })
    expect(put('uno', 3)).toEqual({ text: 'uno NUEVO', cursor: 9 })
    expect(put('uno\ndos', 4)).toEqual({ text: 'uno\nNUEVOdos', cursor: 9 })
  })
})
