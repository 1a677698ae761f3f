import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AssistantTabs } from '@/components/assistant/assistant-tabs'
import { ServicesPanel } from '@/components/assistant/services-panel'
import { services } from '@/content/services'

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))

describe('the tabs', () => {
  beforeEach(() => history.replaceState(null, '', '/asistente'))
  afterEach(cleanup)

  const show = () =>
    render(
      <AssistantTabs
        label="Asistente"
        tabs={[
          { id: 'chat', label: 'Chat en vivo', panel: 'Uno' },
          { id: 'servicios', label: 'Servicios', panel: 'Dos' },
          { id: 'preguntas', label: 'Preguntas frecuentes', panel: 'Tres' },
        ]}
      />,
    )

  const tab = (name: string) => screen.getByRole('tab', { name })
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent

  test('show the chat at first, with all three panels in the page', () => {
    show()
    expect(chosen()).toBe('Chat en vivo')
    const panels = screen.getAllByRole('tabpanel', { hidden: true })
    expect(panels.map(({ textContent }) => textContent)).toEqual(['Uno', 'Dos', 'Tres'])
    expect(panels.map(({ className }) => /\bhidden\b/.test(className))).toEqual([false, true, true])
  })

  test('each name a panel and refer to it', () => {
    show()
    for (const one of screen.getAllByRole('tab')) {
      const panel = document.getElementById(one.getAttribute('aria-controls') ?? '')
      expect(panel?.getAttribute('aria-labelledby')).toBe(one.id)
    }
  })

  test('change with the arrow keys, Home and End, and Tab reaches only one of them', async () => {
    show()
    act(() => tab('Chat en vivo').focus())
    const order = []
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await userEvent.keyboard(`{${key}}`)
      expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }))
      expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
      order.push(chosen())
    }
    expect(order).toEqual([
      'Servicios',
      'Preguntas frecuentes',
      'Chat en vivo',
      'Preguntas frecuentes',
      'Chat en vivo',
      'Preguntas frecuentes',
    ])
  })

  test('open by their address, and write it when they are pressed', () => {
    history.replaceState(null, '', '/asistente#preguntas')
    show()
    expect(chosen()).toBe('Preguntas frecuentes')
    fireEvent.click(tab('Servicios'))
    expect(location.hash).toBe('#servicios')
  })

  test('open when a link within the page names them, and ignore an unknown link', () => {
    show()
    history.replaceState(null, '', '#servicios')
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
    expect(chosen()).toBe('Servicios')
    expect(document.activeElement).toBe(tab('Servicios'))
    history.replaceState(null, '', '#main')
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
    expect(chosen()).toBe('Servicios')
  })
})

describe('the services', () => {
  // The cards and the part «Formas de Contratación» are loaded a moment after the panel, so the test waits for them.
  beforeEach(async () => {
    render(<ServicesPanel />)
    await screen.findByRole('heading', { name: 'Formas de Contratación' })
  })
  afterEach(cleanup)

  const field = () => screen.getByPlaceholderText<HTMLInputElement>('Buscar servicio...')
  const search = (value: string) => fireEvent.change(field(), { target: { value } })
  const shown = () =>
    services.filter(({ title }) => screen.queryByRole('heading', { name: title })).map(({ slug }) => slug)

  test('are six, each with its price and seven inclusions', () => {
    expect(shown()).toHaveLength(6)
    for (const { path } of services) {
      const card = document.querySelector(`a[href="${path}"]`)?.closest('li')
      expect(card?.querySelectorAll('details li')).toHaveLength(7)
      expect(card?.textContent).toMatch(/desde \$/)
    }
  })

  test.each([
    ['auditoria', ['auditoria-externa']],
    ['NÓMINA', ['asesoria-nomina']],
    ['iva', ['asesoria-tributaria']],
    ['asesoría', ['asesoria-contable', 'asesoria-tributaria', 'asesoria-nomina', 'asesoria-legal']],
    ['estados financieros', ['asesoria-contable', 'auditoria-externa']],
    ['  ', services.map(({ slug }) => slug)],
  ])('are found by «%s» in their title or description', (text, found) => {
    search(text)
    expect(shown()).toEqual(found)
  })

  test('show the number of results', () => {
    search('auditoria')
    expect(screen.getByRole('status').textContent).toBe('1 servicio')
    search('asesoría')
    expect(screen.getByRole('status').textContent).toBe('4 servicios')
  })

  test('say so when a search finds none, and offer to show all again', () => {
    search('peluquería')
    expect(shown()).toEqual([])
    expect(screen.getByText('Ningún servicio coincide')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Ver los seis servicios' }))
    expect(shown()).toHaveLength(6)
    expect(field().value).toBe('')
    expect(document.activeElement).toBe(field())
  })

  test('are followed by the four ways of hiring', () => {
    for (const name of [
      'Asesoría puntual',
      'Acompañamiento mensual',
      'Outsourcing integral',
      'Proyecto específico',
    ])
      expect(screen.getByRole('heading', { name })).toBeTruthy()
  })
})
