import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { globSync, readFileSync } from 'node:fs'
import { useState, type ReactElement } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { SelectAll, SelectBox, Selection } from '@/components/admin/selection'
import { ChooseWhole } from '@/components/clients/bulk/choose-whole'
import { ChangesTable } from '@/components/clients/import/changes-table'
import { DocumentPickList } from '@/components/documents/document-pick-list'
import PickClients from '@/components/documents/sendings/pick-clients'
import { RutSection } from '@/components/tax-profile/batch/rut-section'
import { wholeFilterText } from '@/content/client-bulk'

const names = ['Ana', 'Luis', 'Sol']
const items = names.map((title) => ({ id: title, title }))

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  unstable_rethrow: () => undefined,
}))
vi.mock('@/lib/documents/sendings/actions', () => ({
  sendingClientsAction: async () => ({ ok: true, data: items }),
  setSendingClientsAction: vi.fn(),
}))
vi.mock('@/lib/documents/actions', () => ({ beginZipAction: vi.fn() }))
vi.mock('@/lib/clients/actions', () => ({ chooseFilteredAction: vi.fn() }))
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

function Ruts() {
  const [ticked, setTicked] = useState<readonly string[]>([])
  const verdicts = [...names, 'otro'].map((key) => ({
    key,
    name: key,
    state: 'new',
    problem: null,
    doubts: [],
    lines: [],
    client: null,
    save: null,
  }))
  return (
    <RutSection
      state="new"
      verdicts={verdicts as never}
      isTicked={({ key }) => ticked.includes(key)}
      canTick={({ key }) => key !== 'otro'}
      refusalOf={() => null}
      pickedOf={() => null}
      busy={false}
      onTick={(keys, on) =>
        setTicked((known) => [...known.filter((key) => !keys.includes(key)), ...(on ? keys : [])])
      }
      onPick={() => undefined}
    />
  )
}

function Changes() {
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set())
  const change = (key: string) => ({
    key,
    nit: key,
    lines: [{ label: `Nombre de ${key}`, from: 'a', to: 'b' }],
  })
  return (
    <ChangesTable
      rows={
        names.map((key, at) => ({
          row: at + 1,
          existing: { changes: [change(key)], holder: undefined },
        })) as never
      }
      accepted={accepted}
      onAccept={(keys: readonly string[], on: boolean) =>
        setAccepted(
          (known) => new Set([...[...known].filter((key) => !keys.includes(key)), ...(on ? keys : [])]),
        )
      }
    />
  )
}

const documents = names.map((name) => ({
  id: name,
  name: `${name}.pdf`,
  type: 'application/pdf',
  size: 9,
  createdAt: '2026-12-01T15:00:00Z',
}))

/** An example list, for the tests to render, of each component with a checkbox that chooses all rows. */
const lists: Readonly<Record<string, ReactElement>> = {
  'components/admin/selection.tsx': (
    <Selection items={items}>
      <SelectAll label="Todos" />
      {items.map((item) => (
        <SelectBox key={item.id} {...item} />
      ))}
    </Selection>
  ),
  'components/clients/import/changes-table.tsx': <Changes />,
  'components/documents/document-pick-list.tsx': (
    <DocumentPickList items={documents} names={{} as never} forFirm={false} person={null} />
  ),
  'components/documents/sendings/pick-clients.tsx': (
    <PickClients file={{ id: 'f', name: 'a.pdf', clients: [] } as never} onClose={vi.fn()} />
  ),
  'components/tax-profile/batch/rut-section.tsx': <Ruts />,
}

describe.each(Object.entries(lists))('the box for all of %s', (_, list) => {
  const boxes = async () => {
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(names.length + 1))
    return screen.getAllByRole<HTMLInputElement>('checkbox')
  }
  const state = async () => (await boxes()).map(({ checked }) => checked)
  const press = async (at: number) => fireEvent.click((await boxes())[at]!)

  test('is ticked only when every row is, adds the missing rows and clears all rows', async () => {
    render(list)
    expect(await state()).toEqual([false, false, false, false])
    await press(1)
    expect(await state()).toEqual([false, true, false, false])
    await press(0)
    expect(await state()).toEqual([true, true, true, true])
    await press(2)
    expect(await state()).toEqual([false, true, false, true])
    await press(2)
    expect((await state())[0]).toBe(true)
    await press(0)
    expect(await state()).toEqual([false, false, false, false])
  })
})

test('all clients of a filter are offered only while every row of the page is chosen', () => {
  render(
    <Selection items={items}>
      <SelectAll label="Todos" />
      {items.map((item) => (
        <SelectBox key={item.id} {...item} />
      ))}
      <ChooseWhole params={{}} />
    </Selection>,
  )
  const offered = () => screen.queryByRole('button', { name: wholeFilterText.choose }) !== null
  const [all, ...rows] = screen.getAllByRole('checkbox')
  const seen = []
  for (const box of rows) {
    seen.push(offered())
    fireEvent.click(box)
  }
  expect([...seen, offered()]).toEqual([false, false, false, true])
  fireEvent.click(all!)
  expect(offered()).toBe(false)
})

test('every component that draws a box for all rows is tested here', () => {
  const drawn = globSync('components/**/*.tsx').filter((file) =>
    /type="checkbox"\s(?:[^<]*\s)?checked=\{(?:all|\w+\.every\([^}]*|[\w.]+ === \w+\.length)\}/.test(
      readFileSync(file, 'utf8'),
    ),
  )
  expect(drawn.toSorted()).toEqual(Object.keys(lists))
})
