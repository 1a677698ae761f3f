import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { XmlView } from '@/components/review/xml-view'
import { xmlFile } from '@/supabase/sample-files/xml-file'

afterEach(cleanup)

const bytesOf = (text: string | Uint8Array) =>
  (typeof text === 'string' ? new TextEncoder().encode(text) : text).slice().buffer as ArrayBuffer
const view = (text: string | Uint8Array, onFailure = vi.fn()) => {
  render(<XmlView name="x.xml" type="application/xml" bytes={bytesOf(text)} onFailure={onFailure} />)
  return onFailure
}

test('an XML is read as words', () => {
  view(xmlFile({ seed: 'transporte' }).bytes)
  expect(screen.getByRole('group', { name: 'Contenido del XML' }).textContent).toMatch(/ProfileID: DIAN 2.1/)
})

test('it is read in the encoding that it names', () => {
  const latin = Uint8Array.from(
    [...'<?xml version="1.0" encoding="ISO-8859-1"?><nota><para>Peña</para></nota>'].map((sign) =>
      sign.charCodeAt(0),
    ),
  )
  view(latin)
  expect(screen.getByRole('group').textContent).toContain('para: Peña')
})

test('names stand further in than what they are inside of, with attributes and words', () => {
  view('<a xmlns="urn:a"><b c="1" xmlns:d="urn:d" d:e="2">uno<f/><![CDATA[dos]]></b></a>')
  expect(screen.getByRole('group').textContent).toBe('a\n  b c=1 d:e=2: uno dos\n    f')
})

test('a file with more elements than the rules read is shown as far as anybody looks', () => {
  view(`<a>${'<b>renglón</b>'.repeat(70_000)}</a>`)
  expect(screen.getByRole('group').textContent).toHaveLength(200_000)
})

test.each(['<nota>', '<!DOCTYPE a><a/>', '<a/><b/>', ''])('%j cannot be shown', (text) => {
  expect(view(text)).toHaveBeenCalled()
})
