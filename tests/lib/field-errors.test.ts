import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldErrors, messagesAt, withoutField } from '@/lib/field-errors'
import { invalidInput } from '@/lib/result'

const schema = z
  .strictObject({
    email: z.string().min(5, 'Muy corto.').includes('@', { message: 'Sin arroba.' }),
    people: z.array(z.strictObject({ name: z.string().min(2, 'Sin nombre.') })),
    period: z.string(),
  })
  .superRefine(({ email }, context) => {
    if (email === 'todos@') context.addIssue({ code: 'custom', message: 'Nada de eso.' })
  })
const refused = (input: unknown) => schema.safeParse(input).error
const right = { email: 'ana@empresa.example', people: [{ name: 'Ana' }], period: '2026' }

test('each field of a form shows the first message for its path', () => {
  expect(fieldErrors(refused({ ...right, email: 'ana', people: [{ name: 'Ana' }, { name: '' }] }))).toEqual({
    email: 'Muy corto.',
    'people.1.name': 'Sin nombre.',
  })
})

test('accepted input marks no field, and neither does an error of the whole form', () => {
  expect(fieldErrors(refused(right))).toEqual({})
  expect(fieldErrors(refused({ ...right, email: 'todos@' }))).toEqual({})
  expect(fieldErrors(refused({ ...right, more: true }))).toEqual({})
})

test('the server’s refusal marks the same fields as the form', () => {
  const error = refused({ ...right, email: '' })
  expect(error && invalidInput(error)).toMatchObject({
    code: 'invalid-input',
    fields: { email: 'Muy corto.' },
  })
})

test('a group of fields shows each message in it once, and loses them together', () => {
  const errors = { 'people.0.name': 'Sin nombre.', 'people.2.name': 'Sin nombre.', peopled: 'No.' }
  expect(messagesAt(errors, 'people')).toEqual(['Sin nombre.'])
  expect(messagesAt(errors, 'people.2.name')).toEqual(['Sin nombre.'])
  expect(messagesAt(undefined, 'people')).toEqual([])
  expect(withoutField(errors, 'people')).toEqual({ peopled: 'No.' })
})
