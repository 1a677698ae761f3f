import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { RutUpload } from '@/components/tax-profile/rut-upload'

const { readRutFile, photoAsPdf } = vi.hoisted(() => ({ readRutFile: vi.fn(), photoAsPdf: vi.fn() }))
vi.mock('@/components/tax-profile/read-rut-file', () => ({ readRutFile }))
vi.mock('@/components/tax-profile/photo-as-pdf', () => ({ photoAsPdf }))

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

const rut = (nit: string) => ({ nit, made: null, responsibilities: [], activities: [] })

/** Makes each call of the mock wait until the returned function resolves the call with that number. */
function answersOf(mock: typeof readRutFile) {
  const answers: ((value: unknown) => void)[] = []
  mock.mockImplementation(() => new Promise((answer) => answers.push(answer)))
  return (call: number, value: unknown) => act(async () => answers[call]?.(value))
}

function show() {
  const onRead = vi.fn()
  const onFile = vi.fn()
  const { container } = render(<RutUpload nit="" onRead={onRead} onFile={onFile} />)
  const input = container.querySelector('input') ?? expect.fail('no input')
  const choose = (name: string, type: string) => userEvent.upload(input, new File(['x'], name, { type }))
  return { onRead, onFile, choose }
}

test('when two RUTs are chosen, the last one is used, even if the first is read later', async () => {
  const answer = answersOf(readRutFile)
  const { onRead, onFile, choose } = show()
  await choose('primero.pdf', 'application/pdf')
  await choose('segundo.pdf', 'application/pdf')
  await answer(1, rut('900123456'))
  await answer(0, rut('900999999'))
  expect(onRead.mock.calls).toEqual([[rut('900123456')]])
  expect(onFile.mock.calls.map(([file]) => (file as File).name)).toEqual(['segundo.pdf'])
})

test('a photo that is ready late does not replace a RUT that was chosen after it', async () => {
  const [photo, answer] = [answersOf(photoAsPdf), answersOf(readRutFile)]
  const { onFile, choose } = show()
  await choose('foto.jpg', 'image/jpeg')
  await choose('segundo.pdf', 'application/pdf')
  await answer(0, rut('900123456'))
  await photo(0, new File(['x'], 'foto.pdf'))
  expect(onFile.mock.calls.map(([file]) => (file as File).name)).toEqual(['segundo.pdf'])
  expect(screen.queryByText(/foto/i)).toBeNull()
})
