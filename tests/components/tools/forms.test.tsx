import { cleanup, render, screen, within, act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { ReactElement } from 'react'
import { AuditorDutyForm } from '@/components/tools/auditor-duty-form'
import { auditorDutyForm, entityKinds } from '@/content/tools/auditor-duty'
import { NitDigitForm } from '@/components/tools/nit-digit-form'
import { Chat } from '@/components/assistant/chat'
import { ServiceSearch } from '@/components/assistant/service-search'
import { assistantPage } from '@/content/assistant/assistant-page'
import { chat } from '@/content/assistant/chat'

vi.mock('@/components/auth/auth-provider', () => ({ useAuth: () => ({ name: null, known: true }) }))

describe('the duty of an auditor', () => {
  beforeEach(() => void render(<AuditorDutyForm />))
  afterEach(cleanup)

  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
  const fill = async (name: string, text: string) => {
    await userEvent.clear(field(name))
    await userEvent.type(field(name), text)
  }
  const verdict = () => screen.getByRole('status').textContent

  test('needs two figures and the wage, and shows its calculation', async () => {
    expect(verdict()).toContain('Aquí verás si estás obligado')
    await fill('Salario mínimo mensual, en pesos', '1.000.000')
    await fill('Activos brutos, en pesos', '4.120 millones')
    expect(verdict()).toContain('falta la otra')
    await fill('Ingresos brutos, en pesos', '$ 3.460.000.000')
    expect(verdict()).toBe('Sí, estás obligado')
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'CifraSalariosTope',
      'Activos brutosNo llega4.1205.000',
      'Ingresos brutosLlega3.4603.000',
    ])
    await fill('Ingresos brutos, en pesos', '10')
    expect(verdict()).toBe('No, con estas cifras no')
  })

  test('shows an invalid amount at its field', async () => {
    await fill('Activos brutos, en pesos', 'mucha plata')
    expect(field('Activos brutos, en pesos').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Escribe solo la cifra, como 1.250.000.000.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Empezar de nuevo' }))
    expect(field('Activos brutos, en pesos').value).toBe('')
    expect(document.activeElement).toBe(screen.getByLabelText('Tipo de entidad'))
  })

  test.each(entityKinds.flatMap(({ rule, ...kind }) => (rule === 'figures' ? [] : [{ ...kind, rule }])))(
    'is decided for $label without figures',
    async ({ id, rule }) => {
      await userEvent.selectOptions(screen.getByLabelText('Tipo de entidad'), id)
      expect(screen.queryByRole('textbox')).toBeNull()
      expect(verdict()).toBe(auditorDutyForm.verdicts[rule])
    },
  )

  test('links to the contact form with the service chosen', () => {
    expect(screen.getByRole('link', { name: /propuesta/ }).getAttribute('href')).toBe(
      '/contacto?servicio=revisoria-fiscal',
    )
  })
})

describe('the digit of a NIT', () => {
  beforeEach(() => void render(<NitDigitForm />))
  afterEach(cleanup)

  const field = () => screen.getByLabelText('NIT, con su dígito o sin él')
  const type = (text: string) => userEvent.type(field(), text)
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

  test('appears with its calculation while the NIT is typed', async () => {
    expect(said()).toEqual(['', 'Aquí verás el dígito y de dónde sale.'])
    await type('800197268')
    expect(said()).toEqual(['', 'El dígito es 4'])
    const rows = within(screen.getByRole('table', { name: 'La cuenta' })).getAllByRole('row')
    expect(rows).toHaveLength(11)
    expect(rows[1]?.textContent).toBe('8× 41328')
    expect(rows.at(-1)?.textContent).toBe('Suma733')
    expect(screen.getByText('733 entre 11 deja un residuo de 7.')).toBeDefined()
    expect(screen.getByText('11 − 7 = 4: ese es el dígito.')).toBeDefined()
    expect(screen.getByText('Se escribe 800.197.268-4.')).toBeDefined()
  })

  test('is found for a pasted NIT, and a single number asks for the rest', async () => {
    await type('8')
    expect(said()).toEqual(['', 'Faltan cifras: escribe el NIT completo.'])
    expect(field().getAttribute('aria-invalid')).toBeNull()
    await userEvent.clear(field())
    await userEvent.click(field())
    await userEvent.paste('NIT 899.999.068')
    expect(said()).toEqual(['', 'El dígito es 1'])
  })

  test('is compared with a digit that was typed', async () => {
    await type('800.197.268-4')
    expect(said()).toEqual(['', 'El dígito 4 es correcto'])
    await type('{Backspace}6')
    expect(said()).toEqual(['', 'El dígito es 4, no 6'])
  })

  test('is not shown for an invalid NIT, whose field is marked', async () => {
    await type('80a')
    expect(said()[0]).toContain('Un NIT solo tiene cifras')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByRole('table')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Empezar de nuevo' }))
    expect(document.activeElement).toBe(field())
    expect(said()[0]).toBe('')
  })
})

describe('what was typed or chosen before the script loaded', () => {
  let root: Root | undefined
  afterEach(() => {
    act(() => root?.unmount())
    document.body.replaceChildren()
  })

  /** Renders the form as the server does, runs `early` before the scripts arrive, then hydrates the page. */
  async function takeOver(form: ReactElement, early: () => void) {
    const page = document.createElement('main')
    page.innerHTML = renderToString(form)
    document.body.append(page)
    early()
    root = await act(async () => hydrateRoot(page, form))
  }
  const put = (label: RegExp, value: string) => (screen.getByLabelText<HTMLInputElement>(label).value = value)
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

  test('is used for the duty of an auditor', async () => {
    await takeOver(<AuditorDutyForm />, () => {
      put(/^Salario/, '1.000.000')
      put(/^Activos/, '4.120.000.000')
      put(/^Ingresos/, '$ 3.000.000.000')
    })
    expect(said()).toEqual(['Sí, estás obligado'])
  })

  test('stays in the field of the chat, and can be sent', async () => {
    await takeOver(<Chat />, () => put(new RegExp(chat.field), '¿Cuánto cobran?'))
    expect(screen.getByLabelText<HTMLInputElement>(chat.field).value).toBe('¿Cuánto cobran?')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: chat.send }).disabled).toBe(false)
  })

  test('filters the services of the assistant', async () => {
    const entries = [{ id: 'a', text: 'Nómina', card: 'Nómina' }]
    const field = new RegExp(assistantPage.services.searchLabel)
    await takeOver(<ServiceSearch entries={entries} />, () => put(field, 'auditoría'))
    expect(screen.getByText(assistantPage.services.none.title)).toBeTruthy()
  })

  test('is used for the kind of entity too', async () => {
    await takeOver(<AuditorDutyForm />, () => {
      const kind = screen.getByLabelText<HTMLSelectElement>('Tipo de entidad')
      kind.selectedIndex = [...kind.options].findIndex(({ text }) => text === 'Sociedad anónima (S.A.)')
    })
    expect(said()).toEqual(['Sí, siempre'])
  })

  test('is used for the digit of a NIT', async () => {
    await takeOver(<NitDigitForm />, () => put(/^NIT/, '800197268'))
    expect(said()).toContain('El dígito es 4')
  })
})
