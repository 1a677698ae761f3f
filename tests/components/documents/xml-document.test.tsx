import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import XmlDocument from '@/components/documents/xml-document'
import { soundParts, textOf } from '../../support/einvoice/deliveries'

const shown = (text: string) => {
  const onFailure = vi.fn()
  const { buffer } = new Uint8Array(new TextEncoder().encode(text))
  render(<XmlDocument name="factura.xml" type="application/xml" bytes={buffer} onFailure={onFailure} />)
  return onFailure
}
const sheet = () => screen.queryByRole('article')
const source = () => screen.queryByRole('group', { name: 'Contenido del XML' })

test.each([
  ['in its container', textOf(soundParts(1))],
  ['alone', textOf({ ...soundParts(1), wrap: null } as never)],
])('an invoice %s is shown as a readable sheet, with its XML on request', (_, text) => {
  const onFailure = shown(text)
  expect(sheet()?.textContent).toMatch(/Total/)
  expect(screen.queryByText('Así lo dice el archivo. Aquí no se comprueba su firma.')).not.toBeNull()
  expect(screen.queryByText('Ver el XML')).not.toBeNull()
  expect(source()).toBeNull()
  expect(onFailure).not.toHaveBeenCalled()
})

test('an XML that is no invoice is shown as text', () => {
  shown('<pagos><pago valor="10">Arriendo</pago></pagos>')
  expect(sheet()).toBeNull()
  expect(source()?.textContent).toContain('pago valor=10: Arriendo')
})

test('an XML that is broken or unsafe is not shown', () => {
  expect(shown('<pagos>')).toHaveBeenCalled()
  expect(shown('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toHaveBeenCalled()
})
