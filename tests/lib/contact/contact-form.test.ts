import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contactSchema } from '@/lib/contact/schema'
import { contactConsentHash, readContactForm, valuesToShow } from '@/lib/contact/send-message'
import { honeypotName } from '@/lib/contact/form'

describe('a contact message', () => {
  const right = {
    name: 'Laura Mejía',
    email: 'laura@empresa.example',
    phone: '',
    service: '',
    message: 'Necesito ayuda con la renta.',
    acceptTerms: true,
  }
  const messages = (input: Partial<typeof right>) => {
    const parsed = contactSchema.safeParse({ ...right, ...input })
    return parsed.success ? [] : parsed.error.issues.map(({ message }) => message)
  }
  const parsed = (input: Partial<typeof right>) => contactSchema.parse({ ...right, ...input })

  describe('checked by the rules of the specification', () => {
    test.each([
      [{ name: 'L' }, 'El nombre debe tener al menos 2 caracteres.'],
      [{ name: '' }, 'El nombre debe tener al menos 2 caracteres.'],
      [{ name: '  L  ' }, 'El nombre debe tener al menos 2 caracteres.'],
      [{ name: '🙂' }, 'El nombre debe tener al menos 2 caracteres.'],
      [{ email: 'laura.mejia@empresa' }, 'Por favor ingresa un correo electrónico válido.'],
      [{ email: '' }, 'Por favor ingresa un correo electrónico válido.'],
      [{ email: 'a@b.example\r\nBcc: otro@b.example' }, 'Por favor ingresa un correo electrónico válido.'],
      [{ email: 'a\0@b.example' }, 'Por favor ingresa un correo electrónico válido.'],
      [{ message: 'Hola' }, 'El mensaje debe tener al menos 10 caracteres.'],
      [{ message: '         \n\n         ' }, 'El mensaje debe tener al menos 10 caracteres.'],
      [{ message: '\u200b'.repeat(20) }, 'El mensaje debe tener al menos 10 caracteres.'],
      [{ acceptTerms: false }, 'Debes aceptar el tratamiento de datos personales'],
    ])('is refused with %j', (input, message) => {
      expect(messages(input)).toEqual([message])
    })

    test('shows an error at each wrong field, all at once', () => {
      expect(messages({ name: '', email: '', message: '', acceptTerms: false })).toHaveLength(4)
    })

    test.each([
      [{ name: 'Lu' }],
      [{ message: '0123456789' }],
      [{ phone: 'el de la casa, ext. 4' }],
      [{ name: '李小龍', message: 'مرحبا أريد معلومات' }],
    ])('is accepted with %j', (input) => {
      expect(messages(input)).toEqual([])
    })
  })

  describe('with a text of a certain length', () => {
    test.each([
      [{ name: 'a'.repeat(101) }, 'El nombre puede tener hasta 100 caracteres.'],
      [{ phone: '1'.repeat(31) }, 'El teléfono puede tener hasta 30 caracteres.'],
      [{ message: 'a'.repeat(5001) }, 'El mensaje puede tener hasta 5.000 caracteres.'],
      [
        { email: `${'a'.repeat(60)}@${'b'.repeat(200)}.example` },
        'Por favor ingresa un correo electrónico válido.',
      ],
    ])('is refused above the limit', (input, message) => {
      expect(messages(input)).toEqual([message])
    })

    test('is accepted with exactly the limit, and an emoji counts once', () => {
      expect(messages({ name: '🙂'.repeat(100), message: '🙂'.repeat(5000) })).toEqual([])
    })

    test('of a megabyte is measured at once', () => {
      const huge = 'a@'.repeat(500_000)
      const before = performance.now()
      expect(messages({ name: huge, email: huge, phone: huge, message: huge })).toHaveLength(4)
      expect(performance.now() - before).toBeLessThan(2000)
    })
  })

  describe('when stored', () => {
    test('never has an invisible name or phone number', () => {
      const unseen = '\u200c\u200d\ufe0f\ufe0f'
      expect(messages({ name: unseen })).toHaveLength(1)
      expect(parsed({ phone: unseen })).toMatchObject({ phone: null })
    })

    test('has name and phone number on one line, without control and direction characters', () => {
      expect(
        parsed({ name: ' Laura\r\nBcc: x@y.example\u202e\0 ', phone: '300\t000\u00a00000' }),
      ).toMatchObject({
        name: 'Laura Bcc: x@y.example',
        phone: '300 000 0000',
      })
    })

    test('keeps its line breaks, in whatever form they came', () => {
      expect(parsed({ message: '\r\nUna línea\r\notra\rmás\u2028fin\0\u001b[31m\tx ' }).message).toBe(
        'Una línea\notra\nmás\nfin[31m\tx',
      )
    })

    test('is well-formed text', () => {
      expect(parsed({ name: 'Laura \ud83d', message: 'medio emoji \ude00 aquí' })).toMatchObject({
        name: 'Laura \ufffd',
        message: 'medio emoji \ufffd aquí',
      })
    })

    test('has no empty phone number, and its mail address in lower case', () => {
      expect(parsed({ phone: ' ', email: ' Laura@Empresa.Example ' })).toMatchObject({
        phone: null,
        email: 'laura@empresa.example',
      })
    })
  })

  test('has the hash of the consent sentence beside the box', () => {
    const sentence =
      'Acepto que Nogal & Asociados S.A.S. trate mis datos personales para responderme, según la política de privacidad.'
    expect(contactConsentHash).toBe(createHash('sha256').update(sentence).digest('hex'))
  })

  test.each([
    ['revisoria-fiscal', 'Revisoría fiscal'],
    ['evaluacion', 'Evaluación gratuita'],
    ['', null],
    ['otra-cosa', null],
  ])('stores the service «%s» by its name', (service, kept) => {
    expect(parsed({ service }).service).toBe(kept)
  })
})

describe('the posted contact form', () => {
  const form = (fields: Record<string, string | Blob>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.set(name, value)
    return data
  }
  const empty = { name: '', email: '', phone: '', service: '', message: '' }

  test('is read as it was typed, with the ticked box as consent', () => {
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

  test.each(['', 'off', 'false', 'true '])('has no consent when the box has the value %j', (said) => {
    expect(readContactForm(form({ acceptTerms: said })).acceptTerms).toBe(false)
  })

  test('is from a robot only when the hidden field is filled', () => {
    expect(readContactForm(form({ [honeypotName]: 'https://spam.example' })).honeypotFilled).toBe(true)
    expect(readContactForm(form({ [honeypotName]: '' })).honeypotFilled).toBe(false)
    expect(readContactForm(form({})).honeypotFilled).toBe(false)
  })

  test.each([null, undefined, 'name=x', 7, { get: 'x' }, []])(
    'is empty when %j is sent instead',
    (posted) => {
      expect(readContactForm(posted)).toEqual({ values: empty, acceptTerms: false, honeypotFilled: false })
    },
  )

  test('has an empty field when a file is sent instead of a text', () => {
    expect(
      readContactForm(form({ name: new File(['x'], 'x.txt'), message: new Blob(['y']) })).values,
    ).toEqual(empty)
  })

  test('is shown again as it was typed after a refusal, but not megabytes of it', () => {
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
})
