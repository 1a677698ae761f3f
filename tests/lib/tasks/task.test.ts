import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newTaskSchema } from '@/lib/tasks/schema'
import { cleanName, momentOf, nameProblem, taskPath, toTask } from '@/lib/tasks/task'
import { hostileTexts } from '../../support/hostile-texts'

const row = { id: 't1', name: 'RUT', file_path: 'task_1764000000000', kind: 'task' }

test('the file type of a stored task says whether it is done', () => {
  expect(toTask({ ...row, file_type: 'pending' })).toEqual({
    id: 't1',
    name: 'RUT',
    completed: false,
    path: 'task_1764000000000',
  })
  expect(toTask({ ...row, file_type: 'completed' }).completed).toBe(true)
})

test('the path of a task contains the moment of its creation', () => {
  expect(taskPath(1764000000000)).toBe('task_1764000000000')
  expect(momentOf({ path: taskPath(1764000000000) })).toBe(1764000000000)
})

const at = Date.UTC(2026, 10, 20)

describe('the name of a task', () => {
  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['a no-break space', '\u00a0'],
    ['what cannot be seen', '\u200b\u2060\ufeff\u3164'],
    ['control characters', '\0\u0007'],
  ])('is refused when it is %s', (_what, text) => expect(nameProblem(text)).toBe('Please enter a task name'))

  test.each([
    ['a word', 'RUT'],
    ['an emoji', '🧾'],
    ['a family of emojis', '👩🏽‍👩🏽‍👧🏽‍👦🏽'],
    ['right to left', 'مرحبا שלום'],
    ['200 emojis', '🧾'.repeat(200)],
    ['200 letters between spaces', `  ${'ñ'.repeat(200)}  `],
  ])('is accepted when it is %s', (_what, text) => expect(nameProblem(text)).toBeNull())

  test.each([
    ['201', 'a'.repeat(201)],
    ['5,000', 'a'.repeat(5000)],
  ])('of %s characters is too long, and the message gives the number', (count, text) =>
    expect(nameProblem(text)).toBe(`Please use 200 characters at most. There are ${count} now.`),
  )

  test('is stored as one trimmed line that the database accepts', () => {
    expect(cleanName('  Enviar\r\n el\tRUT \0')).toBe('Enviar el RUT')
    expect(cleanName('a\ud83d')).toBe('a\ufffd')
  })

  test('is unchanged when it is cleaned twice, and the server judges it like the browser', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...Object.values(hostileTexts)))
    fc.assert(
      fc.property(texts, (text) => {
        expect(cleanName(cleanName(text))).toBe(cleanName(text))
        const parsed = newTaskSchema.safeParse({ name: text, at })
        expect(parsed.success).toBe(nameProblem(text) === null)
        if (parsed.success) expect(parsed.data.name).toBe(cleanName(text))
      }),
    )
  })
})

test.each([0, -1, 1.5, 1e13, Number.NaN, '1764000000000'])(
  '%s is refused as the moment of a task',
  (moment) => {
    expect(newTaskSchema.safeParse({ name: 'RUT', at: moment }).success).toBe(false)
  },
)

test('a new task is refused with anything but its name and moment', () => {
  expect(newTaskSchema.safeParse({ name: 'RUT', at, user_id: 'x' }).success).toBe(false)
})
