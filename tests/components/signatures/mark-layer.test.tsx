import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MarkLayer } from '@/components/signatures/mark-layer'

const mark = { page: 1, x: 0.1, y: 0.5, width: 0.38, height: 0.08 }
const marks = [
  { position: 1, name: 'Ana Ruiz', role: 'Representante legal', signedAt: null, mark },
  { position: 2, name: 'Iván Gil', role: 'Socio', signedAt: null, mark: { ...mark, y: 0.7 } },
]

test('no signature box hides the text of the page below it', () => {
  render(<MarkLayer marks={marks} page={1} mine={1} />)
  const boxes = [screen.getByText('Ana Ruiz', { exact: false }), screen.getByText('Iván Gil')].map(
    (text) => text.closest('p')!.className,
  )
  expect(boxes).toHaveLength(2)
  // With `mix-blend-multiply` a background only darkens the page, so black text below the box stays readable.
  for (const look of boxes)
    expect(!/\bbg-/.test(look) || look.includes('mix-blend-multiply'), look).toBe(true)
})
