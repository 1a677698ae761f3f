import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ServicesPanel } from '@/components/assistant/services-panel'
import { services } from '@/content/services'

beforeEach(() => void render(<ServicesPanel />))
afterEach(cleanup)

const field = () => screen.getByPlaceholderText<HTMLInputElement>('Buscar servicio...')
const search = (value: string) => fireEvent.change(field(), { target: { value } })
const shown = () =>
  services.filter(({ title }) => screen.queryByRole('heading', { name: title })).map(({ slug }) => slug)

test('all six services, each with its price and seven inclusions', () => {
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
])('«%s» is looked for in title and description', (text, found) => {
  search(text)
  expect(shown()).toEqual(found)
})

test('how many were found is said', () => {
  search('auditoria')
  expect(screen.getByRole('status').textContent).toBe('1 servicio')
  search('asesoría')
  expect(screen.getByRole('status').textContent).toBe('4 servicios')
})

test('nothing found says so and offers the way back', () => {
  search('peluquería')
  expect(shown()).toEqual([])
  expect(screen.getByText('Ningún servicio coincide')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Ver los seis servicios' }))
  expect(shown()).toHaveLength(6)
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
})

test('the four ways of hiring stand below', () => {
  for (const name of [
    'Asesoría puntual',
    'Acompañamiento mensual',
    'Outsourcing integral',
    'Proyecto específico',
  ])
    expect(screen.getByRole('heading', { name })).toBeTruthy()
})
