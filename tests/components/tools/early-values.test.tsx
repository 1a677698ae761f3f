import { act, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { ReactElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { AuditorDutyForm } from '@/components/tools/auditor-duty-form'
import { NitDigitForm } from '@/components/tools/nit-digit-form'

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
})

/** The page as it came from the server, what somebody quick types, and only then its script. */
async function takeOver(form: ReactElement, early: () => void) {
  const page = document.createElement('main')
  page.innerHTML = renderToString(form)
  document.body.append(page)
  early()
  root = await act(async () => hydrateRoot(page, form))
}
const put = (label: RegExp, value: string) => (screen.getByLabelText<HTMLInputElement>(label).value = value)
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('figures that were typed before the script came are counted', async () => {
  await takeOver(<AuditorDutyForm />, () => {
    put(/^Salario/, '1.000.000')
    put(/^Activos/, '4.120.000.000')
    put(/^Ingresos/, '$ 3.000.000.000')
  })
  expect(said()).toEqual(['Sí, estás obligado'])
})

test('so is the kind of entity that was chosen', async () => {
  await takeOver(<AuditorDutyForm />, () => {
    const kind = screen.getByLabelText<HTMLSelectElement>('Tipo de entidad')
    kind.selectedIndex = [...kind.options].findIndex(({ text }) => text === 'Sociedad anónima (S.A.)')
  })
  expect(said()).toEqual(['Sí, siempre'])
})

test('a NIT that was typed before the script came gets its digit', async () => {
  await takeOver(<NitDigitForm />, () => put(/^NIT/, '800197268'))
  expect(said()).toContain('El dígito es 4')
})
