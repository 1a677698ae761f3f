import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ContactForm } from '@/components/contact/contact-form'
import { contactConsentSentence, contactFieldNames } from '@/content/contact'
import { contactHref, contactTopics } from '@/content/contact-topics'
import { frame } from '@/content/navigation'
import { honeypotName, type ContactState } from '@/lib/contact/form'
import { saidToasts } from '@/tests/support/said-toasts'
import { LocationMap } from '@/components/contact/location-map'
import { firm } from '@/content/firm'
import { contentPolicy } from '@/lib/http/content-security-policy'

const { action } = vi.hoisted(() => ({ action: vi.fn() }))
vi.mock('@/lib/contact/actions', () => ({ contactAction: action }))

describe('the form', () => {
  const values = {
    name: 'Laura Mejía',
    email: 'laura@empresa.example',
    phone: '',
    service: 'asesoria-tributaria',
    message: 'Necesito ayuda con la renta.',
  }
  const sent: ContactState = {
    result: { ok: true, data: { number: 'C-3F9A12BC', at: '2026-11-26T15:00:00Z' } },
    values,
  }
  const refused = (fields: Record<string, string>): ContactState => ({
    result: { ok: false, code: 'invalid-input', message: 'Revisa los campos marcados.', fields },
    values: null,
  })

  const said = saidToasts()
  // jsdom cannot scroll; this stub returns a promise, as newer browsers do.
  beforeEach(() => void (Element.prototype.scrollIntoView = () => Promise.resolve() as never))
  afterEach(() => {
    cleanup()
    vi.resetAllMocks()
  })

  const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
  const box = () => screen.getByRole<HTMLInputElement>('checkbox')
  const button = () => screen.getByRole<HTMLButtonElement>('button')

  async function fill() {
    await userEvent.type(field('Nombre'), 'Laura Mejía')
    await userEvent.type(field('Correo electrónico'), 'laura@empresa.example')
    await userEvent.type(field('Mensaje'), 'Necesito ayuda con la renta.')
    await userEvent.click(box())
  }

  test('sends the typed values, confirms them in a toast and is empty again', async () => {
    action.mockResolvedValue(sent)
    render(<ContactForm topics={contactTopics} />)
    await fill()
    await userEvent.click(button())
    await waitFor(() => expect(field('Nombre').value).toBe(''))
    expect(Object.fromEntries(action.mock.calls[0]![1] as FormData)).toEqual({
      name: 'Laura Mejía',
      phone: '',
      email: 'laura@empresa.example',
      service: '',
      message: 'Necesito ayuda con la renta.',
      sitio_web: '',
      acceptTerms: 'on',
    })
    expect(said).toEqual([
      {
        kind: 'success',
        title: 'Formulario enviado',
        description: '¡Gracias por contactarnos! Te responderemos a la brevedad.',
      },
    ])
    expect([field('Mensaje').value, box().checked]).toEqual(['', false])
  })

  test('shows what was sent, with its number, its day and the next step', async () => {
    action.mockResolvedValue(sent)
    render(<ContactForm topics={contactTopics} />)
    await fill()
    await userEvent.click(button())
    const shown = (await screen.findByRole('status')).textContent
    expect(shown).toContain('Tu mensaje es el C-3F9A12BC, recibido el 26/11/2026, 10:00 a.m.')
    expect(shown).toContain('te responde a laura@empresa.example')
    expect(shown).toContain('Asesoría tributaria')
    expect(shown).toContain('Necesito ayuda con la renta.')
    expect(shown).not.toContain('Formulario enviado')
  })

  test('shows the number of a second message in place of the first one', async () => {
    action.mockResolvedValueOnce(sent)
    const again = { number: 'C-00000002', at: '2026-11-26T16:00:00Z' }
    action.mockResolvedValueOnce({ result: { ok: true, data: again }, values })
    render(<ContactForm topics={contactTopics} />)
    for (const number of ['C-3F9A12BC', 'C-00000002']) {
      await fill()
      await userEvent.click(button())
      await waitFor(() => expect(screen.getByRole('status').textContent).toContain(number))
    }
  })

  test('shows the error beside each field, keeps the typed values and moves the focus to the first one', async () => {
    action.mockResolvedValue(
      refused({
        email: 'Por favor ingresa un correo electrónico válido.',
        acceptTerms: 'Debes aceptar el tratamiento de datos personales',
      }),
    )
    render(<ContactForm topics={contactTopics} />)
    await fill()
    await userEvent.click(button())
    expect((await screen.findByRole('alert')).textContent).toBe('Revisa 2 campos antes de enviar.')
    const email = field('Correo electrónico')
    expect([email.value, email.getAttribute('aria-invalid')]).toEqual(['laura@empresa.example', 'true'])
    expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Por favor ingresa un correo electrónico válido.',
    )
    expect(document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Debes aceptar el tratamiento de datos personales',
    )
    await waitFor(() => expect(document.activeElement).toBe(email))
    expect([field('Nombre').getAttribute('aria-invalid'), box().checked, said]).toEqual([null, true, []])
  })

  test('ignores a second press while it is sending', async () => {
    let answer: (state: ContactState) => void = () => undefined
    action.mockReturnValue(new Promise<ContactState>((resolve) => (answer = resolve)))
    render(<ContactForm topics={contactTopics} />)
    await fill()
    await userEvent.dblClick(button())
    await userEvent.type(field('Nombre'), '{Enter}')
    expect(button().textContent).toBe('Enviando...')
    expect(button().disabled).toBe(true)
    answer(sent)
    await waitFor(() => expect(button().disabled).toBe(false))
    expect(action).toHaveBeenCalledOnce()
  })

  test('says in Spanish that the site does not answer, and keeps the typed values', async () => {
    action.mockRejectedValue(new TypeError('Failed to fetch'))
    render(<ContactForm topics={contactTopics} />)
    await fill()
    await userEvent.click(button())
    expect((await screen.findByRole('alert')).textContent).toContain('El servicio no responde')
    expect([field('Mensaje').value, box().checked]).toEqual(['Necesito ayuda con la renta.', true])
  })

  test('shows exactly the sentence whose hash is stored, links to the policy in a new tab, and has its box unticked', () => {
    render(<ContactForm topics={contactTopics} />)
    const label = document.querySelector(`label[for="${box().id}"]`)
    expect(label?.textContent?.replace(` (${frame.chat.newTab})`, '')).toBe(contactConsentSentence)
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /política de privacidad/ })
    expect([link.getAttribute('href'), link.target, box().checked]).toEqual([
      '/politicas-privacidad',
      '_blank',
      false,
    ])
  })

  test('hides its trap for robots from people and screen readers', () => {
    render(<ContactForm topics={contactTopics} />)
    const trap = document.querySelector<HTMLInputElement>('[name=sitio_web]')
    expect(trap?.closest('[aria-hidden]')?.className).toContain('sr-only')
    expect([trap?.tabIndex, trap?.autocomplete]).toEqual([-1, 'off'])
    expect(screen.queryByRole('textbox', { name: /vacío/ })).toBeNull()
  })

  test('works without script, and leaves the error messages to our own code', () => {
    const html = renderToString(<ContactForm topics={contactTopics} />)
    expect(html).toMatch(/<form[^>]* noValidate|<form[^>]* novalidate/)
    const named = [...html.matchAll(/<(?:input|textarea|select)[^>]* name="(\w+)"/g)].map(([, name]) => name)
    expect(named.toSorted()).toEqual([...contactFieldNames, honeypotName, 'acceptTerms'].toSorted())
  })

  test.each(contactTopics)('opens with $label chosen when a link of the site asks for it', ({ id }) => {
    history.replaceState(null, '', contactHref(id))
    render(<ContactForm topics={contactTopics} />)
    expect(screen.getByLabelText<HTMLSelectElement>(/^Servicio/).value).toBe(id)
    history.replaceState(null, '', '/contacto')
  })

  test('opens without a choice when the address names an unknown service', () => {
    history.replaceState(null, '', '/contacto?servicio=otra-cosa')
    render(<ContactForm topics={contactTopics} />)
    expect(screen.getByLabelText<HTMLSelectElement>(/^Servicio/).value).toBe('')
    history.replaceState(null, '', '/contacto')
  })
})

describe('the map', () => {
  afterEach(cleanup)

  const map = () => document.querySelector('iframe')
  const load = () => userEvent.click(screen.getByRole('button', { name: 'Cargar el mapa' }))

  test('is loaded only when the button is pressed, and then has the focus', async () => {
    render(<LocationMap>calles</LocationMap>)
    expect([map(), screen.queryByText('calles')]).toEqual([null, expect.anything()])
    await load()
    expect(map()?.title).toBe('Ubicación de Nogal & Asociados')
    expect(document.activeElement).toBe(map())
  })

  test('shows the address of the firm, from a host that the content policy allows', async () => {
    render(<LocationMap>calles</LocationMap>)
    await load()
    const { origin, searchParams } = new URL(map()?.src ?? '')
    expect(searchParams.get('q')).toBe(firm.map.search)
    expect(firm.address.street.startsWith(firm.map.search.split(',')[0] ?? '?')).toBe(true)
    expect(contentPolicy({ scripts: [], styles: [] })).toContain(`frame-src ${origin};`)
  })

  test('can be opened in a new tab instead', () => {
    render(<LocationMap>calles</LocationMap>)
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Abrir en otra pestaña' })
    expect([link.target, new URL(link.href).searchParams.get('query')]).toEqual(['_blank', firm.map.search])
  })
})
