import { expect, test } from 'vitest'
import { honeypotName } from '@/lib/contact/form'
import { readContactForm, valuesToShow } from '@/lib/contact/send-message'

const form = (fields: Record<string, string | Blob>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}
const empty = { name: '', email: '', phone: '', service: '', message: '' }

test('the fields are read as they were typed, the box as a yes', () => {
  const values = {
    name: ' Laura ',
    email: 'l@x.example',
    phone: '1',
    service: 'asesoria-legal',
    message: 'Hola\r\n',
  }
  expect(readContactForm(form({ ...values, acceptTerms: 'on' }))).toEqual({
    values,
    acceptTerms: true,
    honeypotFilled: false,
  })
})

test.each(['', 'off', 'false', 'true '])('a box that says %j is no consent', (said) => {
  expect(readContactForm(form({ acceptTerms: said })).acceptTerms).toBe(false)
})

test('whoever fills the field that nobody sees is honeypotFilled; left empty or away it traps nobody', () => {
  expect(readContactForm(form({ [honeypotName]: 'https://spam.example' })).honeypotFilled).toBe(true)
  expect(readContactForm(form({ [honeypotName]: '' })).honeypotFilled).toBe(false)
  expect(readContactForm(form({})).honeypotFilled).toBe(false)
})

test.each([null, undefined, 'name=x', 7, { get: 'x' }, []])(
  '%j in the place of a form is an empty one',
  (posted) => {
    expect(readContactForm(posted)).toEqual({ values: empty, acceptTerms: false, honeypotFilled: false })
  },
)

test('a file in the place of a text is an empty field', () => {
  expect(readContactForm(form({ name: new File(['x'], 'x.txt'), message: new Blob(['y']) })).values).toEqual(
    empty,
  )
})

test('a form comes back as it was typed, and no megabytes with it', () => {
  const values = {
    name: ' Laura ',
    email: 'l@x',
    phone: '1',
    service: 'asesoria-legal',
    message: 'a'.repeat(5001),
  }
  expect(valuesToShow(values)).toEqual(values)
  expect(valuesToShow({ ...values, message: 'a'.repeat(1_000_000) }).message).toHaveLength(10_000)
})
