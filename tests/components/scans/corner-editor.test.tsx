import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CornerEditor } from '@/components/scans/corner-editor'
import { wholePicture } from '@/lib/scans/geometry'
import type { ScanPage } from '@/lib/scans/page'

const page: ScanPage = {
  id: 'a',
  owner: 'ana.empresa',
  place: 1,
  addedAt: 0,
  name: 'IMG_1.jpg',
  photo: new Blob(['x']),
  found: true,
  corners: [
    { x: 0.2, y: 0.2 },
    { x: 0.8, y: 0.2 },
    { x: 0.8, y: 0.8 },
    { x: 0.2, y: 0.8 },
  ],
  light: 'document',
  turns: 0,
}
const seen = vi.fn<(page: ScanPage) => void>()
const onDone = vi.fn<() => void>()

function Editor() {
  const [now, setNow] = useState(page)
  seen(now)
  return (
    <CornerEditor
      page={now}
      number={2}
      draw={async () => null}
      onSet={(settings) => setNow((before) => ({ ...before, ...settings }))}
      onDone={onDone}
    />
  )
}
const latest = () => seen.mock.lastCall?.[0] ?? page
const corner = (name: string) => screen.getByRole('button', { name })

let held = false
beforeEach(() => {
  vi.clearAllMocks()
  held = false
  // jsdom has no layout and cannot capture pointers, so the test simulates both.
  Object.assign(HTMLElement.prototype, {
    setPointerCapture: () => void (held = true),
    releasePointerCapture: () => void (held = false),
    hasPointerCapture: () => held,
  })
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 200, 400))
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
  render(<Editor />)
})

test('the heading has the focus and names the page', () => {
  expect(screen.getByRole('heading', { name: /Ajusta las esquinas\s*Página 2/ })).toBe(document.activeElement)
})

test('arrow keys move the focused corner, Shift moves it further, and its place is announced', async () => {
  const user = userEvent.setup()
  corner('Esquina superior izquierda').focus()
  await user.keyboard('{ArrowRight}')
  expect(latest().corners[0]).toEqual({ x: expect.closeTo(0.205), y: 0.2 })
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(latest().corners[0]).toEqual({ x: expect.closeTo(0.205), y: expect.closeTo(0.25) })
  expect(screen.getByRole('status').textContent).toMatch(
    /^Esquina superior izquierda: 2[01]% a lo ancho, 25% a lo alto\.$/,
  )
})

test('buttons move the chosen corner without dragging', async () => {
  const user = userEvent.setup()
  await user.click(corner('Esquina inferior derecha'))
  expect(corner('Esquina inferior derecha').getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'A la izquierda' }))
  await user.click(screen.getByRole('button', { name: 'Hacia arriba' }))
  expect(latest().corners[2]).toEqual({ x: expect.closeTo(0.79), y: expect.closeTo(0.79) })
  expect(latest().corners[0]).toEqual(page.corners[0])
})

test('a corner follows only a pointer that was pressed on it', () => {
  const dragged = corner('Esquina inferior izquierda')
  fireEvent.pointerMove(dragged, { pointerId: 1, clientX: 120, clientY: 410 })
  expect(latest().corners).toEqual(page.corners)
  fireEvent.pointerDown(dragged, { pointerId: 1 })
  fireEvent.pointerMove(dragged, { pointerId: 1, clientX: 120, clientY: 410 })
  expect(latest().corners[3]).toEqual({ x: expect.closeTo(0.1), y: expect.closeTo(0.9) })
})

test('a corner never crosses another one', async () => {
  corner('Esquina superior izquierda').focus()
  for (let press = 0; press < 30; press++)
    fireEvent.keyDown(corner('Esquina superior izquierda'), { key: 'ArrowRight', shiftKey: true })
  expect(latest().corners[0].x).toBeLessThan(0.8)
})

test('using the whole photo, turning it and changing its light take one press each', async () => {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Toda la foto' }))
  await user.click(screen.getByRole('button', { name: 'Girar' }))
  await user.click(screen.getByRole('radio', { name: 'Blanco y negro' }))
  expect(latest()).toMatchObject({ corners: wholePicture, turns: 1, light: 'black' })
  await user.click(screen.getByRole('button', { name: 'Usar esta página' }))
  expect(onDone).toHaveBeenCalledOnce()
})
