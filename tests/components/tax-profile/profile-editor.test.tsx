import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useState } from 'react'
import { ProfileEditor } from '@/components/tax-profile/profile-editor'
import { account } from '@/content/account'
import { profileProblems } from '@/content/tax-calendar/profile'
import { taxProfileText as text, taxProfileText } from '@/content/tax-profile'
import type { ProfileHistory, ProfileDraft } from '@/lib/tax-profile/schema'
import { MunicipalityList } from '@/components/tax-profile/municipality-list'
import { ResponsibilityChoice } from '@/components/tax-profile/responsibility-choice'

const { save, preview, router } = vi.hoisted(() => ({
  save: vi.fn(),
  preview: vi.fn(),
  router: { refresh: vi.fn() },
}))
vi.mock('@/lib/tax-profile/actions', () => ({
  saveTaxProfileAction: save,
  previewDatesAction: preview,
  removeTaxProfileAction: vi.fn(),
}))
vi.mock('next/navigation', () => ({ useRouter: () => router, unstable_rethrow: () => undefined }))

describe('the editor', () => {
  beforeEach(() => {
    for (const mock of [save, preview, router.refresh]) mock.mockReset()
    preview.mockResolvedValue({ ok: true, data: [] })
  })

  const client = '00000000-0000-4000-8000-000000000000'
  const history: ProfileHistory = {
    seen: '2026-03-01T10:00:00.000001+00:00',
    profiles: [
      {
        valid_from: '2026-01-01',
        made_at: '2026-03-01T10:00:00.000001+00:00',
        by: 'Diana Cárdenas',
        nit: '901207354',
        digit: 0,
        name: 'Café del Sur',
        kind: 'company',
        regime: 'ordinary',
        responsibilities: ['05', '48'],
        vat_cycle: 'bimester',
        traits: [],
        municipalities: [],
        entity: null,
        activities: [],
      },
    ],
  }
  const newer = '2026-03-02T10:00:00.000001+00:00'
  const theirs: ProfileHistory = {
    seen: newer,
    profiles: history.profiles.map((one) => ({
      ...one,
      made_at: newer,
      by: 'Camilo Rey',
      regime: 'special',
      responsibilities: ['04', '48'],
    })),
  }
  const editor = (of: ProfileHistory, company = {}, nits: string[] = []) => (
    <ProfileEditor client={client} history={of} company={company} nits={nits} dates={[]} today="2026-11-23" />
  )
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  test('names the colleague who saved first and their changes, keeps the typed values, and can save over them', async () => {
    save.mockResolvedValueOnce({ ok: false, code: 'profile-meanwhile', message: 'Camilo Rey guardó antes.' })
    save.mockResolvedValueOnce({ ok: true, data: '2026-03-03T10:00:00+00:00' })
    const { rerender } = render(editor(history))
    await userEvent.clear(field(text.identity.name))
    await userEvent.type(field(text.identity.name), 'Café del Norte')
    await press(text.save)
    expect(await screen.findByText('Camilo Rey guardó antes.')).toBeTruthy()
    expect(router.refresh).toHaveBeenCalled()
    rerender(editor(theirs))
    expect(screen.getByText('Responsabilidades: se suma 04; se quita 05.')).toBeTruthy()
    expect(field(text.identity.name).value).toBe('Café del Norte')
    await press(text.save)
    const seen = save.mock.calls.map(([input]) => (input as { seen: string }).seen)
    expect(seen).toEqual([history.seen, newer])
    expect(screen.queryByText('Camilo Rey guardó antes.')).toBeNull()
  })

  test('shows a colleague’s change only where nothing was typed, and otherwise saves against the version seen', async () => {
    save.mockResolvedValue({ ok: false, code: 'profile-meanwhile', message: 'Camilo Rey guardó antes.' })
    const { rerender, unmount } = render(editor(history))
    rerender(editor(theirs))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^04 / }).checked).toBe(true)
    unmount()
    const second = render(editor(history))
    await userEvent.type(field(text.identity.name), ' y Norte')
    second.rerender(editor(theirs))
    expect(field(text.identity.name).value).toBe('Café del Sur y Norte')
    await press(text.save)
    expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ seen: history.seen }))
  })

  test('can take the colleague’s version instead', async () => {
    save.mockResolvedValueOnce({ ok: false, code: 'profile-meanwhile', message: 'Camilo Rey guardó antes.' })
    const { rerender } = render(editor(history))
    await userEvent.type(field(text.identity.name), ' y Norte')
    await press(text.save)
    rerender(editor(theirs))
    await press(text.conflict.take)
    expect(field(text.identity.name).value).toBe('Café del Sur')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^04 / }).checked).toBe(true)
  })

  test('shows a contradiction at once, and saves it only after it was confirmed', async () => {
    save.mockResolvedValue({ ok: true, data: newer })
    render(editor(history))
    await userEvent.click(screen.getByRole('checkbox', { name: /^47 / }))
    expect(screen.getByText(profileProblems['two-regimes'])).toBeTruthy()
    await press(text.save)
    expect(save).not.toHaveBeenCalled()
    expect(screen.getByText(text.problems.confirm)).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: text.conflicts.confirm }))
    await press(text.save)
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ confirmed: true }))
  })

  test('splits off the check digit of a NIT, and marks a wrong digit while it is typed', async () => {
    render(editor({ seen: null, profiles: [] }, { name: 'Café del Sur' }))
    expect(screen.getByText(text.empty.title)).toBeTruthy()
    await userEvent.type(field(text.identity.nit), '9012073540')
    await userEvent.tab()
    expect([field(text.identity.nit).value, field(text.identity.digit).value]).toEqual(['901.207.354', '0'])
    await userEvent.clear(field(text.identity.digit))
    await userEvent.type(field(text.identity.digit), '5')
    expect(screen.getByText(account.companies.problems.wrong('901.207.354', 0))).toBeTruthy()
    await press(text.save)
    expect(save).not.toHaveBeenCalled()
  })

  test('proposes company or person by the NIT, and saves another choice only after it was confirmed', async () => {
    render(editor({ seen: null, profiles: [] }, { name: 'Ana Díaz' }))
    await userEvent.type(field(text.identity.nit), '1012345678')
    expect(field(text.identity.kind).value).toBe('person')
    await userEvent.clear(field(text.identity.nit))
    await userEvent.type(field(text.identity.nit), '901207354')
    expect(field(text.identity.kind).value).toBe('company')
    await userEvent.selectOptions(field(text.identity.kind), 'person')
    expect(screen.getByText(profileProblems['kind-differs'])).toBeTruthy()
    await press(text.save)
    expect(save).not.toHaveBeenCalled()
  })

  test('asks to confirm a NIT that none of the client’s companies has', async () => {
    save.mockResolvedValue({ ok: true, data: newer })
    const { unmount } = render(editor(history, {}, ['900123456', '901207354']))
    expect(screen.queryByText(text.conflicts.title)).toBeNull()
    unmount()
    render(editor(history, {}, ['900123456']))
    expect(screen.getByText(text.conflicts.otherNit('900.123.456'))).toBeTruthy()
    await press(text.save)
    expect(save).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('checkbox', { name: text.conflicts.confirm }))
    await press(text.save)
    expect(save).toHaveBeenCalledOnce()
  })
})

describe('the editor’s lists', () => {
  const { municipalities: places, problems } = taxProfileText
  const status = () => screen.getByRole('status').textContent
  const typed = (field: HTMLElement) => (field as HTMLInputElement).value
  const boxes = () => screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)

  function Responsibilities({ initial }: { initial: string[] }) {
    const [chosen, setChosen] = useState(initial)
    return (
      <>
        <ResponsibilityChoice chosen={chosen} onChange={setChosen} />
        <output>{chosen.join(' ')}</output>
      </>
    )
  }

  test('find a responsibility by its name without accents, or by its code', async () => {
    const user = userEvent.setup()
    render(<Responsibilities initial={['05']} />)
    const search = screen.getByRole('searchbox')
    await user.type(search, 'EXOGENA')
    await user.click(screen.getByRole('checkbox', { name: /^14 / }))
    expect(boxes()).toEqual([true])
    await user.clear(search)
    await user.type(search, '64{Enter}')
    expect(status()).toBe('05 14 64')
    expect(typed(search)).toBe('')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^64 / }).checked).toBe(true)
  })

  function Municipalities() {
    const [all, setAll] = useState<ProfileDraft['municipalities']>([])
    return (
      <>
        <MunicipalityList municipalities={all} error={undefined} onChange={setAll} />
        <output>{JSON.stringify(all)}</output>
      </>
    )
  }

  test('keep the other obligations open while the last of them is unticked', async () => {
    const user = userEvent.setup()
    render(<Municipalities />)
    await user.type(screen.getByRole('combobox', { name: places.name }), 'itagui{Enter}')
    const details = screen.getByText(places.others).closest('details') as HTMLDetailsElement
    const box = within(details).getAllByRole('checkbox', { hidden: true })[0] as HTMLElement
    await user.click(box)
    expect(details.open).toBe(true)
    await user.click(box)
    expect(details.open).toBe(true)
  })

  test('add a municipality by name or code, only once, with its obligations', async () => {
    const user = userEvent.setup()
    render(<Municipalities />)
    const field = screen.getByRole('combobox', { name: places.name })
    await user.type(field, 'itagui{Enter}')
    await user.selectOptions(screen.getByLabelText('ICA, Itagüí'), places.duties['local-tax-annual'])
    await user.selectOptions(screen.getByLabelText('ICA, Itagüí'), places.duties['local-tax-bimonthly'])
    await user.selectOptions(
      screen.getByLabelText('ReteICA o autorretención, Itagüí'),
      places.duties['local-withholding'],
    )
    expect(status()).toBe(
      JSON.stringify([{ code: '05360', duties: ['local-tax-bimonthly', 'local-withholding'] }]),
    )
    await user.type(field, '05360{Enter}')
    expect(screen.getByText(problems.twice)).toBeTruthy()
    await user.clear(field)
    await user.type(field, 'Macondo{Enter}')
    expect(screen.getByText(places.unknown)).toBeTruthy()
    expect(document.activeElement).toBe(field)
    await user.click(screen.getByRole('button', { name: places.remove('Itagüí') }))
    expect(status()).toBe('[]')
    expect(document.activeElement).toBe(field)
  })
})
