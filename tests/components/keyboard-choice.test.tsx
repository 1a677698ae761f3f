import { globSync, readFileSync } from 'node:fs'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ClientPicker } from '@/components/appointments/agenda/client-picker'
import { SearchPalette } from '@/components/search/search-palette'

const opened = vi.hoisted(() => vi.fn())
const server = vi.hoisted(() => ({ searchAction: vi.fn(), ownSearchAction: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: opened }), unstable_rethrow: () => undefined }))
vi.mock('@/lib/search/actions', () => server)
beforeAll(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

const finding = {
  palette: (...names: string[]) => {
    const lines = names.map((name) => ({ href: name, title: name, detail: '', aside: '' }))
    const data = [{ group: 'clients', title: 'Clientes', count: names.length, lines }]
    server.searchAction.mockResolvedValue({ ok: true, data })
    server.ownSearchAction.mockResolvedValue({ ok: true, data })
  },
  picker: (...names: string[]) => {
    const data = names.map((name) => ({ id: name, name, email: `${name}@empresa.example` }))
    vi.stubGlobal('fetch', async () => ({ json: async () => ({ ok: true, data }) }))
  },
}
type Box = { file: string; box: ReactElement; finds: (...names: string[]) => void }
const boxes: Record<string, Box> = {
  'the search': {
    file: 'components/search/search-palette.tsx',
    box: <SearchPalette area="firm" onClose={() => undefined} />,
    finds: finding.palette,
  },
  'the choice of a client': {
    file: 'components/appointments/agenda/client-picker.tsx',
    box: <ClientPicker label="Cliente" onPick={({ id }) => opened(id)} />,
    finds: finding.picker,
  },
}

test('every field with a list for the arrow keys is tested here', () => {
  const files = globSync('components/**/*.tsx').filter((file) =>
    readFileSync(file, 'utf8').includes('aria-activedescendant'),
  )
  expect(files.sort()).toEqual([...new Set(Object.values(boxes).map(({ file }) => file))].sort())
})

describe.each(Object.entries(boxes))('in %s', (_name, { box, finds }) => {
  const chosen = () => screen.queryByRole('option', { selected: true })?.textContent
  const begin = async () => {
    finds('ana', 'beto', 'carla', 'dora')
    const user = userEvent.setup()
    render(box)
    const field = screen.getByRole('combobox')
    await user.type(field, 'an')
    await screen.findByRole('option', { name: /dora/ })
    return { user, field }
  }

  test('the arrow keys go round the list, and Enter opens the chosen entry', async () => {
    const { user, field } = await begin()
    const names = []
    for (const key of [
      '{ArrowDown}',
      '{ArrowDown}',
      '{ArrowUp}',
      '{ArrowUp}',
      '{ArrowUp}',
      '{ArrowDown}',
      '{ArrowUp}',
    ]) {
      await user.keyboard(key)
      names.push(/ana|beto|carla|dora/.exec(chosen() ?? '')?.[0])
      const { id } = screen.getByRole('option', { selected: true })
      expect(field.getAttribute('aria-activedescendant')).toBe(id)
    }
    expect(names).toEqual(['beto', 'carla', 'beto', 'ana', 'dora', 'ana', 'dora'])
    await user.keyboard('{Enter}')
    expect(opened.mock.calls).toEqual([['dora']])
  })

  test('Enter after more typing opens the first of the new results, not the entry in the old place', async () => {
    const { user, field } = await begin()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    finds('elsa', 'fabio', 'gina')
    await user.type(field, 'o')
    await screen.findByRole('option', { name: /elsa/ })
    expect(chosen()).toContain('elsa')
    await user.keyboard('{Enter}')
    expect(opened.mock.calls).toEqual([['elsa']])
  })
})

test('limiting a search to one kind chooses the first result again', async () => {
  finding.palette('ana', 'beto', 'carla')
  render(<SearchPalette area="firm" onClose={() => undefined} />)
  await userEvent.type(screen.getByRole('combobox'), 'an')
  await screen.findByRole('option', { name: /carla/ })
  await userEvent.keyboard('{ArrowUp}')
  finding.palette('elsa', 'fabio')
  await userEvent.click(screen.getByRole('button', { name: /^Clientes/ }))
  await screen.findByRole('option', { name: /elsa/, selected: true })
})
