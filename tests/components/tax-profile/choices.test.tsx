import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { MunicipalityList } from '@/components/tax-profile/municipality-list'
import { ResponsibilityChoice } from '@/components/tax-profile/responsibility-choice'
import { taxProfileText } from '@/content/tax-profile'
import type { ProfileDraft } from '@/lib/tax-profile/schema'

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

test('a responsibility is found by its name without accents, and one that has no name by its code', async () => {
  const user = userEvent.setup()
  render(<Responsibilities initial={['05']} />)
  const search = screen.getByRole('searchbox')
  await user.type(search, 'EXOGENA')
  await user.click(screen.getByRole('checkbox', { name: /^14 / }))
  expect(boxes()).toEqual([true])
  await user.clear(search)
  await user.type(search, '61{Enter}')
  expect(status()).toBe('05 14 61')
  expect(typed(search)).toBe('')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^61 / }).checked).toBe(true)
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

test('a municipality is added by name or code, once, and its duties follow the choices', async () => {
  const user = userEvent.setup()
  render(<Municipalities />)
  const field = screen.getByRole('combobox', { name: places.name })
  await user.type(field, 'itagui{Enter}')
  await user.selectOptions(screen.getByLabelText('ICA, Itagüí'), places.duties['local-tax-annual'])
  await user.selectOptions(screen.getByLabelText('ICA, Itagüí'), places.duties['local-tax-bimonthly'])
  await user.selectOptions(
    screen.getByLabelText('Retención de ICA, Itagüí'),
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
